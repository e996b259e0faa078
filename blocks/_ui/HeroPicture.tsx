import { srcSet, widthsFor } from '#engine/image/widths.ts';
import type { Picture } from '#schemas/layout/parts.ts';
import type { Resolved } from '#schemas/layout/text.ts';
import { Image } from './Image.tsx';

type HeroPictureProps = {
  image: { pc: Resolved<Picture>; mobile?: Resolved<Picture> };
  sizes: string;
  /** Whether it is the first thing the visitor sees. */
  priority: boolean;
  className?: string;
  imageClassName: string;
};

/** The image of a hero, which may have another crop for phones. */
export function HeroPicture({ image, sizes, priority, className, imageClassName }: HeroPictureProps) {
  const { pc, mobile } = image;
  return (
    <picture className={className}>
      {mobile && (
        <source
          media="(max-width: 768px)"
          srcSet={srcSet(mobile.url, mobile.width, widthsFor(sizes)) ?? mobile.url}
          sizes={sizes}
          width={mobile.width}
          height={mobile.height}
        />
      )}
      {/* One element shows both, with the placeholder colors of the phone image, where loading takes longest. */}
      <Image
        image={{ ...pc, blur: mobile?.blur ?? pc.blur }}
        sizes={sizes}
        priority={priority}
        className={imageClassName}
      />
    </picture>
  );
}
