/** Maximum length of a keyword in graphemes. */
const maxCharacters = 100;

/** Maximum length of a keyword in code units: a grapheme may have any number, such as a letter with a hundred marks. */
export const maxUnits = 1_000;

const characters = new Intl.Segmenter(undefined, { granularity: 'grapheme' });

/** Truncates a text to 100 graphemes, so that no emoji or syllable is cut in half. */
export function cutKeyword(text: string): string {
  if (text.length <= maxCharacters) return text;
  let end = 0;
  let count = 0;
  for (const { segment } of characters.segment(text)) {
    if (count === maxCharacters || end + segment.length > maxUnits) break;
    end += segment.length;
    count += 1;
  }
  return text.slice(0, end);
}

/** Invisible characters without a meaning, common in copied text: zero-width spaces, joiners, fillers. */
const invisible = /\p{Default_Ignorable_Code_Point}/gu;

/** Scripts whose words are written with and without spaces between them. */
const unspaced = String.raw`[\p{sc=Hang}\p{sc=Hani}\p{sc=Hira}\p{sc=Kana}ー々]`;
/** A space that search ignores, in otherwise folded text. */
export const looseSpace = new RegExp(`(?<=${unspaced}) | (?=${unspaced})`, 'gu');

/**
 * Folds a text for search: ignores width, case, kinds of spaces, invisible characters, and spaces next to Korean,
 * Chinese or Japanese letters ("피코 토닝" is "피코토닝"). `spaced` preserves those spaces.
 */
export function foldText(text: string, { spaced = false } = {}): string {
  const folded = text
    .replace(invisible, '')
    .normalize('NFKC')
    .replace(invisible, '')
    // Via upper case, so that ß becomes ss and all sigmas are equal.
    .toUpperCase()
    .toLowerCase()
    .replaceAll('ς', 'σ')
    .normalize('NFKC')
    .replace(/\s+/g, ' ');
  return spaced ? folded : folded.replace(looseSpace, '');
}

/** The words of a keyword, which match independently and in any order; empty if there is nothing to search for. */
export const keywordWords = (keyword: string | undefined): string[] => [
  ...new Set(
    foldText(keyword ?? '', { spaced: true })
      .split(' ')
      .filter(Boolean),
  ),
];

const particle = /(?:으로|[을를은는이가에의로와과도])$/;
const afterVowel = ['를', '는', '가', '에', '의', '로', '와', '도'];
const afterRieul = ['을', '은', '이', '에', '의', '로', '과', '도'];
const afterConsonant = ['을', '은', '이', '에', '의', '으로', '과', '도'];

/**
 * A folded Korean word without its particle: "슈링크를" without 를. Undefined if it ends in none that may follow its last
 * syllable, or if only one syllable would remain.
 */
export function withoutParticle(word: string): string | undefined {
  const [ending] = particle.exec(word) ?? [];
  if (ending === undefined) return undefined;
  const stem = word.slice(0, -ending.length);
  // Syllables are in the order of their final consonants, of which the 9th is ㄹ (rieul) and the first means none.
  const syllable = stem.charCodeAt(stem.length - 1) - '가'.charCodeAt(0);
  if (stem.length < 2 || syllable < 0 || syllable > 11_171) return undefined;
  const fitting = { 0: afterVowel, 8: afterRieul }[syllable % 28] ?? afterConsonant;
  return fitting.includes(ending) ? stem : undefined;
}
