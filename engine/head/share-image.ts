import { imageUrl, isResizable, shareImageUrl, shareSize } from '#engine/image/widths.ts';
import type { Image } from '#schemas/primitives.ts';

type Given = Image | string | null | undefined;
type Picture = {
  image: string | undefined;
  imageSize: { width: number; height: number } | undefined;
  imageAlt: string | undefined;
};

/**
 * The picture of a shared link: the first of those given, else the partner's own one, else one that is drawn. A given
 * URL whose size is unknown is cut to {@link shareSize}, if it is a file of ours.
 * @param entry the picture of what the page is about: a given URL of it has its size and text
 * @param composed the URL of the drawn one
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
      imageSize: shareSize,
      imageAlt: alt,
    };
  if (!url) return { image: undefined, imageSize: undefined, imageAlt: undefined };
  const known = (typeof given === 'object' ? given : entry?.url === url ? entry : undefined) ?? undefined;
  const isOurs = url.startsWith('/files/') && isResizable(url);
  const imageAlt = known?.alt || alt;
  const absolute = (address: string) => new URL(address, origin).href;
  if (!known)
    return isOurs
      ? { image: absolute(shareImageUrl(url)), imageSize: shareSize, imageAlt }
      : { image: absolute(url), imageSize: undefined, imageAlt };
  // The image route never enlarges.
  const scale = isOurs ? Math.min(1, shareSize.width / known.width) : 1;
  return {
    image: absolute(isOurs ? imageUrl(url, shareSize.width) : url),
    imageSize: { width: Math.round(known.width * scale), height: Math.round(known.height * scale) },
    imageAlt,
  };
}
