import { z } from 'zod';
import { contentImagePath } from '#schemas/content/common.ts';
import { type Image, pictureBlur } from '#schemas/primitives.ts';

/** `images.json` of a partner: the real size in pixels of every picture and what stands in its place before it is there, by its name. */
export const pictureSizes = z.record(
  z.string(),
  z.object({ width: z.int().positive(), height: z.int().positive(), blur: pictureBlur.optional() }),
);
export type PictureSizes = z.infer<typeof pictureSizes>;

/** Turns the names of a partner's pictures into images. */
export type Picture = {
  (name: string, alt?: string): Image;
  (name: string | undefined, alt?: string): Image | null;
};

/** Pictures beside their own title only decorate, so `alt` is empty unless it is given. */
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
