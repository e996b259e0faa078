import { defaultQuality, imageUrl, nearestWidth, srcSet, widthsFor } from '#engine/image/widths.ts';
import { plain, type Text } from '#schemas/layout/text.ts';
import { classNames } from './class-names.ts';

export type ImageSource = {
  url: string;
  width?: number | null;
  height?: number | null;
  alt?: Text | null;
  /** Two colors that fill its place until it loads, as `#c97,#875`. */
  blur?: string | undefined;
  /** In percent: what stays visible where the picture is cut. */
  focalPoint?: { x: number; y: number } | undefined;
};

type ImageProps = {
  image: ImageSource;
  /** The displayed width, such as `(max-width: 768px) 100vw, 400px`. */
  sizes?: string;
  /** Loads first and decodes synchronously: for the one image that fills the first screen. */
  priority?: boolean;
  /** Widths to offer instead of those that `sizes` implies; only listed ones (engine/image/widths). */
  widths?: readonly number[];
  /** Replaces the image's own alt text; empty for a decorative image. */
  alt?: Text;
  className?: string;
};

/** An image served by the image route in the sizes that screens need. Its space is reserved before it loads. */
export function Image({ image, sizes = '100vw', priority = false, widths, alt, className }: ImageProps) {
  const text = alt ?? image.alt ?? '';
  const offered = widths ?? widthsFor(sizes);
  const set = srcSet(image.url, image.width ?? undefined, offered);
  const sized = Boolean(image.width && image.height);
  // Lazy images are laid out before they load: `sizes="auto"` uses the measured width where supported.
  const isMeasured = sized && !priority;
  return (
    <img
      style={styleOf(image)}
      className={classNames('Ui-image', !sized && 'Ui-image--unsized', className)}
      src={imageUrl(image.url, nearestWidth(Math.min(image.width ?? 1080, 1080)), defaultQuality)}
      srcSet={set}
      sizes={set && (isMeasured ? `auto, ${sizes}` : sizes)}
      width={image.width ?? undefined}
      height={image.height ?? undefined}
      alt={plain(text)}
      lang={typeof text === 'object' ? text.lang : undefined}
      loading={priority ? undefined : 'lazy'}
      fetchPriority={priority ? 'high' : undefined}
      decoding={priority ? 'sync' : 'async'}
    />
  );
}

function styleOf({ blur, focalPoint }: ImageSource) {
  if (!blur && !focalPoint) return undefined;
  return {
    ...(blur && { background: `linear-gradient(${blur})` }),
    ...(focalPoint && { objectPosition: `${focalPoint.x}% ${focalPoint.y}%` }),
  };
}
