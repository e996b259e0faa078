/** Characters of a keyword that are searched for, as a reader counts them. */
export const mostCharacters = 100;

/** A character can be made of any number of units, such as letters with a hundred marks: beyond these it is cut too. */
export const mostUnits = 1_000;

const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** The beginning of a text, at most 100 characters as a reader counts them: no emoji or syllable is cut in half. */
export function cutKeyword(text: string): string {
  if (text.length <= mostCharacters) return text;
  let end = 0;
  let count = 0;
  for (const { segment } of characters.segment(text)) {
    if (count === mostCharacters || end + segment.length > mostUnits) break;
    end += segment.length;
    count += 1;
  }
  return text.slice(0, end);
}

/** What is neither seen nor means anything, as it comes along with copied text: zero-width spaces, joiners, fillers. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/** Scripts whose words are written with and without spaces between them. */
const unspaced = String.raw`[\p{sc=Hang}\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}ー々]`;
/** A space that does not count, in a text that is folded apart from those. */
export const looseSpace = new RegExp(`(?<=${unspaced}) | (?=${unspaced})`, 'gu');

/**
 * A text as it is searched: width, case, kinds of spaces and invisible characters do not matter, and a space beside a
 * Korean, Chinese or Japanese letter does not either ("피코 토닝" is "피코토닝"). `spaced` leaves those spaces.
 */
export function foldText(text: string, { spaced = false } = {}): string {
  const folded = text
    .replace(invisible, '')
    .normalize('NFKC')
    .replace(invisible, '')
    // Through capital letters, so that ß is ss, and every sigma one.
    .toUpperCase()
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .normalize('NFKC')
    .replace(/\s+/g, ' ');
  return spaced ? folded : folded.replace(looseSpace, '');
}

/** The words of a keyword, each of which is found by itself, in any order; none where there is nothing to look for. */
export const keywordWords = (keyword: string | undefined): string[] => [
  ...new Set(
    foldText(keyword ?? '', { spaced: true })
      .split(' ')
      .filter(Boolean),
  ),
];
