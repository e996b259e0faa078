import { imageUrl, nearestWidth, srcSet, widthsFor } from './widths.ts';

/** Width of a column of text in CSS px. */
const column = 768;
/** Width of a page in CSS px: no text is wider. */
const page = 1200;
/** What is narrower than this many CSS px fits on every screen as it is. */
const narrow = 320;

const sizesUpTo = (width: number) => `(max-width: ${width}px) 100vw, ${width}px`;
const columnSizes = sizesUpTo(column);

type Attributes = Record<string, string>;

/**
 * The attributes by which a picture in a text comes through the image route, as wide as it is shown. What a text says
 * of a picture's size is how large it is shown at most: the file may have more pixels, for dense screens.
 *
 * Without a width there is one address for all: chosen from a set, a picture of unknown size would be shown in another
 * than its own.
 * @param path that the image route takes: of a file of the backend, or a web address
 * @param width of the picture in CSS px, undefined where the text does not say it in px
 * @param hasHeight whether the text gives the height too, so that the place does not depend on the file
 * (docs/decisions/037)
 */
export function prosePicture(path: string, width: number | undefined, hasHeight: boolean): Attributes {
  if (!width) return { src: imageUrl(path, page) };
  const shown = Math.min(width, column);
  const sizes = shown < narrow ? `${shown}px` : sizesUpTo(shown);
  // Phones have three pixels per px, wider screens two.
  const largest = nearestWidth(Math.min(shown * 3, column * 2));
  const set = srcSet(
    path,
    undefined,
    widthsFor(sizes).filter((offered) => offered <= largest),
  );
  return {
    src: imageUrl(path, nearestWidth(Math.min(width, 1080))),
    ...(set && { srcset: set, sizes: hasHeight ? `auto, ${sizes}` : sizes }),
  };
}

/** A text whose column is as wide as the page. */
export const asWideProse = (html: string): string => html.replaceAll(columnSizes, sizesUpTo(page));
