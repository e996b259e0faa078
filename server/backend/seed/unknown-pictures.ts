import { join } from 'node:path';
import { contentKinds, type PartnerContent } from '#schemas/content/index.ts';
import type { PictureSizes } from './picture-sizes.ts';
import { pathText } from './read-json.ts';
import { stringsIn } from './strings-in.ts';

/** Content fields that name images. */
const pictureFields: unknown[] = ['image', 'mobileImage', 'images', 'icon', 'logo'];

/** Reports each reference to an image that `images.json` lacks. */
export function unknownPictures(content: PartnerContent, sizes: PictureSizes, folder: string): string[] {
  return contentKinds.flatMap((kind) =>
    [...stringsIn(content[kind])]
      .filter(({ path }) => pictureFields.includes(path.findLast((key) => typeof key === 'string')))
      .filter(({ text }) => !Object.hasOwn(sizes, text))
      .map(({ path, text }) => {
        const file = join(folder, 'content', `${kind}.json`);
        return `${file}: ${pathText(path)}: images.json has no picture "${text}"`;
      }),
  );
}
