import { z } from 'zod';
import { contentImagePath } from '#schemas/content/common.ts';
import { type Image, pictureBlur } from '#schemas/primitives.ts';

/** A partner's `images.json`: the size in pixels and the blurred placeholder of every image, by name. */
export const pictureSizes = z.record(
  z.string(),
  z.object({ width: z.int().positive(), height: z.int().positive(), blur: pictureBlur.optional() }),
);
export type PictureSizes = z.infer<typeof pictureSizes>;

/** Turns the name of a partner's image into an image with URL and size. */
export type Picture = {
  (name: string, alt?: string): Image;
  (name: string | undefined, alt?: string): Image | null;
};

/** An image beside its own title is decorative, so `alt` defaults to an empty text. */
export function pictureOf(partnerCode: string, sizes: PictureSizes): Picture {
  const find = (name: string | undefined, alt = ''): Image | null => {
    if (name === undefined) return null;
    const size = sizes[name];
    if (!size)
      throw new Error(`[seed] fixtures/partners/${partnerCode}/images.json has no picture "${name}".`);
    return { url: contentImagePath(partnerCode, name), ...size, alt };
  };
  return find as Picture;
}
