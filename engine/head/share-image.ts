import { imageUrl, isResizable } from '#engine/image/widths.ts';
import type { Image } from '#schemas/primitives.ts';

/** Width of shared pictures: large cards need at least this. */
const width = 1_200;
/** Height of a drawn picture. */
const composedHeight = 630;

type Given = Image | string | null | undefined;
type Picture = {
  image: string | undefined;
  imageSize: { width: number; height: number } | undefined;
  imageAlt: string | undefined;
};

/**
 * The picture of a shared link: the first of those given, else the partner's own one, else one that is drawn.
 * @param entry the picture of what the page is about: a given address of it has its size and text
 * @param composed the address of the drawn one
 * @param alt describes a picture that has no text of its own
 */
export function shareImage(from: {
  given: readonly Given[];
  own: string | undefined;
  entry: Image | null | undefined;
  composed: string | undefined;
  alt: string;
  origin: string;
}): Picture {
  const { entry, alt, origin } = from;
  const given = from.given.find((picture) => picture !== undefined && picture !== null && picture !== '');
  const url = (typeof given === 'object' ? given?.url : given) || from.own;
  if (!url && from.composed)
    return {
      image: new URL(from.composed, origin).href,
      imageSize: { width, height: composedHeight },
      imageAlt: alt,
    };
  if (!url) return { image: undefined, imageSize: undefined, imageAlt: undefined };
  const known = (typeof given === 'object' ? given : entry?.url === url ? entry : undefined) ?? undefined;
  // The image route never enlarges.
  const scale = known && url.startsWith('/') && isResizable(url) ? Math.min(1, width / known.width) : 1;
  return {
    image: new URL(url.startsWith('/files/') ? imageUrl(url, width) : url, origin).href,
    imageSize: known && {
      width: Math.round(known.width * scale),
      height: Math.round(known.height * scale),
    },
    imageAlt: known?.alt || alt,
  };
}
