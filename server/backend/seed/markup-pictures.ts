import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { contentKinds, type PartnerContent } from '#schemas/content/index.ts';
import { picturesInMarkup } from '#schemas/pictures-in-markup.ts';
import { fileVersion, isServed } from '#schemas/served-file.ts';
import { pathText } from './read-json.ts';
import { stringsIn } from './strings-in.ts';

/**
 * A line for every picture in a text that no visitor would see, or whose place is not kept until it is there.
 * @param imageOrigins as IMAGE_ORIGINS lists them: whether theirs are there is not looked at
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
      return 'a picture of another site is shown only where IMAGE_ORIGINS lists its origin';
    if (!isListed && !src.startsWith(ours)) return `a picture that is not in ${ours} is not shown`;
    if (!isListed && !known.has(src.slice(ours.length).replace(fileVersion, '')))
      return 'there is no such picture';
    return hasSize ? undefined : 'without width and height in px the text below it jumps';
  };
  return contentKinds.flatMap((kind) =>
    [...stringsIn(content[kind])]
      // What visitors wrote is text: what looks like markup in it is shown as it is.
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
