import { join } from 'node:path';
import { pictureFields } from '#schemas/content/common.ts';
import { contentKinds, type PartnerContent } from '#schemas/content/index.ts';
import { languageCodes } from '#schemas/language-codes.ts';
import type { PictureSizes } from './picture-sizes.ts';
import { pathText } from './read-json.ts';
import { type Place, stringsIn } from './strings-in.ts';

/** Reports each reference to an image that `images.json` lacks. */
export function unknownPictures(content: PartnerContent, sizes: PictureSizes, folder: string): string[] {
  return contentKinds.flatMap((kind) =>
    [...stringsIn(content[kind])]
      .filter(({ path }) => pictureFields.includes(String(fieldOf(path))))
      .filter(({ text }) => !Object.hasOwn(sizes, text))
      .map(({ path, text }) => {
        const file = join(folder, 'content', `${kind}.json`);
        return `${file}: ${pathText(path)}: images.json has no picture "${text}"`;
      }),
  );
}

/** The last key of a path that is neither a position nor a language. */
const fieldOf = (path: Place) =>
  path.findLast((key) => typeof key === 'string' && !(languageCodes as readonly string[]).includes(key));
