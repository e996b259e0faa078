import { join } from 'node:path';
import { type ContentKind, contentKinds, type PartnerContent } from '#schemas/content/index.ts';
import type { PictureSizes } from './picture-sizes.ts';
import { pathText } from './read-json.ts';

/** The fields of content that name pictures. */
const pictureFields = ['image', 'mobileImage', 'images', 'icon', 'logo'];

/** A line for every place that names a picture which `images.json` lacks. */
export function unknownPictures(content: PartnerContent, sizes: PictureSizes, folder: string): string[] {
  const lines: string[] = [];
  const check = (kind: ContentKind, path: (string | number)[], value: unknown, isPicture: boolean): void => {
    if (isPicture && typeof value === 'string' && !Object.hasOwn(sizes, value)) {
      const file = join(folder, 'content', `${kind}.json`);
      lines.push(`${file}: ${pathText(path)}: images.json has no picture "${value}"`);
    }
    if (Array.isArray(value)) {
      value.forEach((each, index) => void check(kind, [...path, index], each, isPicture));
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, each] of Object.entries(value)) {
        check(kind, [...path, key], each, pictureFields.includes(key));
      }
    }
  };
  for (const kind of contentKinds) check(kind, [], content[kind], false);
  return lines;
}
