import { z } from 'zod';
import { contentImagePath } from '#schemas/content/common.ts';
import { type Image, pictureBlur } from '#schemas/primitives.ts';
import type { Database } from '../database/open.ts';

const pictureSize = z.object({
  width: z.int().positive(),
  height: z.int().positive(),
  blur: pictureBlur.optional(),
});
export type PictureSize = z.infer<typeof pictureSize>;

/** A partner's `images.json`: the size in pixels and the blurred placeholder of every image, by name. */
export const pictureSizes = z.record(z.string(), pictureSize);
export type PictureSizes = z.infer<typeof pictureSizes>;

/** Turns the name or the URL of a partner's image into an image with URL and size. */
export type Picture = {
  (picture: string, alt?: string): Image;
  (picture: string | undefined, alt?: string): Image | null;
};

/** The URL of a picture without its version. */
export const withoutVersion = (url: string): string => url.split('?')[0] ?? url;

/** The size of a picture from another origin, or of one that is gone: pages need some size to reserve space. */
const unknownSize: PictureSize = { width: 1200, height: 800 };

/**
 * An image beside its own title is decorative, so `alt` defaults to an empty text.
 * @param sizeOf the size of a picture by its URL, of the version that it names
 */
export function pictureOf(
  partnerCode: string,
  sizeOf: (address: string) => PictureSize | undefined,
): Picture {
  const find = (picture: string | undefined, alt = ''): Image | null => {
    if (picture === undefined) return null;
    const url = contentImagePath(partnerCode, picture);
    const size = sizeOf(url);
    if (!size && url !== picture)
      throw new Error(`[seed] fixtures/partners/${partnerCode}/images.json has no picture "${picture}".`);
    return { url, ...(size ?? unknownSize), alt };
  };
  return find as Picture;
}

/** Finds the sizes of the pictures that visitors see of stored entries, by URL. */
export function shownSizes(
  texts: readonly { row: string; detail: string | null }[],
): (address: string) => PictureSize | undefined {
  const found = new Map<string, PictureSize>();
  const walk = (value: unknown): void => {
    if (typeof value !== 'object' || value === null) return;
    const { url, width, height, blur } = value as Partial<Image>;
    if (typeof url === 'string' && typeof width === 'number' && typeof height === 'number')
      for (const address of [url, withoutVersion(url)])
        found.set(address, { width, height, ...(blur !== undefined && { blur }) });
    for (const one of Object.values(value)) walk(one);
  };
  for (const { row, detail } of texts) for (const text of [row, detail]) if (text) walk(JSON.parse(text));
  return (address) => found.get(address) ?? found.get(withoutVersion(address));
}

/**
 * Finds the sizes of a partner's pictures by URL: pictures in its folder, and every version of the ones that operators
 * uploaded. A URL without a version that exists means the current one.
 */
export async function sizesOfPartner(
  db: Database,
  partner: { id: number; code: string },
  sizes: PictureSizes,
): Promise<(address: string) => PictureSize | undefined> {
  const uploaded = await db
    .selectFrom('media')
    .where('partnerId', '=', partner.id)
    .select(['name', 'version', 'isCurrent', 'width', 'height'])
    .execute();
  const known = new Map<string, PictureSize>();
  for (const { name, version, isCurrent, ...size } of uploaded) {
    const address = `/files/${partner.code}/${name}`;
    known.set(`${address}?v=${version}`, size);
    if (isCurrent) known.set(address, size);
  }
  for (const [name, size] of Object.entries(sizes)) known.set(contentImagePath(partner.code, name), size);
  return (address) => known.get(address) ?? known.get(withoutVersion(address));
}
