import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { contentKinds, type PartnerContent } from '#schemas/content/index.ts';
import { picturesInMarkup } from '#schemas/pictures-in-markup.ts';
import { fileVersion, isServed } from '#schemas/served-file.ts';
import { pathText } from './read-json.ts';
import { stringsIn } from './strings-in.ts';

/**
 * Reports each image in a text that visitors would not see, or that would cause a layout shift for lack of a size.
 * @param imageOrigins the origins in IMAGE_ORIGINS, whose images are not checked for existence
 */
export function markupPictureProblems(
  content: PartnerContent,
  folder: string,
  imageOrigins: readonly string[],
): string[] {
  const ours = `/files/${content.partner.code}/`;
  const images = join(folder, 'images');
  const known = new Set(existsSync(images) ? readdirSync(images).filter(isServed) : []);
  const problemWith = (src: string, hasSize: boolean): string | undefined => {
    const isListed = imageOrigins.includes(URL.parse(src)?.origin ?? '');
    if (/^https?:\/\//i.test(src) && !isListed)
      return 'a picture of another site is shown only if IMAGE_ORIGINS lists its origin';
    if (!isListed && !src.startsWith(ours)) return `a picture that is not in ${ours} is not shown`;
    if (!isListed && !known.has(src.slice(ours.length).replace(fileVersion, '')))
      return 'there is no such picture';
    return hasSize ? undefined : 'without width and height in px, the text below it shifts';
  };
  return contentKinds.flatMap((kind) =>
    [...stringsIn(content[kind])]
      // Visitors' articles are plain text; markup in them is shown literally.
      .filter(({ path }) => kind !== 'customer-boards' || path.includes('answer'))
      .flatMap(({ path, text }) =>
        picturesInMarkup(text).flatMap(({ src, hasSize }) => {
          const problem = problemWith(src, hasSize);
          const file = join(folder, 'content', `${kind}.json`);
          return problem ? [`${file}: ${pathText(path)}: ${problem} (found "${src}")`] : [];
        }),
      ),
  );
}
