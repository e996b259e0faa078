import { imageUrl, nearestWidth, srcSet, widthsFor } from './widths.ts';

/** Width of a column of text in CSS px. */
const column = 768;
/** Width of a page in CSS px: no text is wider. */
const page = 1200;
/** Pictures narrower than this many CSS px fit on every screen. */
const narrow = 320;

const sizesUpTo = (width: number) => `(max-width: ${width}px) 100vw, ${width}px`;
const columnSizes = sizesUpTo(column);

type Attributes = Record<string, string>;

/**
 * Attributes that load a picture in text through the image route at its displayed width. The width in the text is the
 * maximum displayed width; the file may have more pixels, for dense screens.
 *
 * Without a width there is one URL: chosen from a set, a picture of unknown size would not have its natural size.
 * @param path a URL that the image route accepts: a file of the backend, or a URL
 * @param width of the picture in CSS px, undefined if the text does not specify it in px
 * @param hasHeight whether the text specifies the height too, so that the layout does not depend on the file
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

/** Adapts pictures to text that is as wide as the page. */
export const asWideProse = (html: string): string => html.replaceAll(columnSizes, sizesUpTo(page));
