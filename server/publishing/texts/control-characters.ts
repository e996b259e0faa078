/** Invisible characters that break searching, copying or the direction of a line, by what they are. */
const kinds: readonly [RegExp, string][] = [
  [/\t/, 'tab'],
  [/\r/, 'carriage return'],
  [/[\p{Cc}--\n]/v, 'control character'],
  [/[\u200b\u2060\ufeff]/v, 'zero-width space'],
  [/\u00ad/v, 'soft hyphen'],
  [/[\u202a-\u202e\u2066-\u2069\u200e\u200f]/v, 'change of writing direction'],
  [/\ufffd/v, 'replacement character of a broken text'],
  [/\p{Co}/v, 'private-use character, which only one font has'],
  [/\p{Cs}/v, 'half of a character'],
  [/[\u2028\u2029]/v, 'line separator'],
];

const all = new RegExp(kinds.map(([{ source }]) => source).join('|'), 'gv');

/** The first invisible or broken character of a text, with its code point, such as `U+200B`; undefined without one. */
export function controlCharacter(text: string): { name: string; code: string } | undefined {
  for (const [character] of text.matchAll(all)) {
    const name = kinds.find(([pattern]) => pattern.test(character))?.[1];
    // Zero-width joiners belong to emoji and to scripts that the sites do not offer, and stay.
    if (name)
      return { name, code: `U+${character.codePointAt(0)?.toString(16).toUpperCase().padStart(4, '0')}` };
  }
  return undefined;
}

/**
 * Removes them: line breaks become plain ones and tabs spaces. Broken characters stay, because their meaning is unknown.
 */
export const withoutControlCharacters = (text: string): string =>
  text
    .replace(/\r\n?|[\u2028\u2029]/gu, '\n')
    .replace(/\t/gu, ' ')
    .replace(all, (character) => (/[\ufffd\p{Co}\p{Cs}]/v.test(character) ? character : ''));
