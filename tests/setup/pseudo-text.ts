/** Accented letters that none of our languages use: a visible plain letter is hard-coded. */
const accented: Record<string, string> = Object.fromEntries(
  [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter, index) => [
    letter,
    [...'ȧƀƈḓḗƒɠħīĵķŀḿƞǿƥɋřşŧŭṽẇẋẏẑȦƁƇḒḖƑƓĦĪĴĶĿḾȠǾƤɊŘŞŦŬṼẆẊẎẐ'][index] as string,
  ]),
);

/** Start and end markers of every text, which reveal truncation and concatenation. */
const marks = ['⟦', '⟧'] as const;
const growth = 1.4;

/** A text accented and grown by 40 %: `Close` becomes `⟦Ƈŀŀǿǿşḗ⟧`. Markup, entities and ICU arguments stay. */
export const pseudo = (text: string): string => marks[0] + pseudoIcu(text) + marks[1];

/** Words between markup: a message may have elements, in the branches of its plurals too. */
const pseudoWords = (text: string): string =>
  text
    .split(/(<[^>]*>|&#?\w+;|https?:\S+)/)
    .map((part, index) => (index % 2 ? pseudoMarkup(part) : grow(part)))
    .join('');

/** Transforms only the spoken attributes of markup. */
function pseudoMarkup(tag: string): string {
  return tag.replace(/( (?:alt|title)=")([^"]*)/g, (_, name: string, text: string) => name + grow(text));
}

/** Transforms text outside of arguments, and within plural and select branches. */
function pseudoIcu(text: string): string {
  let out = '';
  let plain = '';
  const flush = () => {
    out += pseudoWords(plain);
    plain = '';
  };
  for (let at = 0; at < text.length; ) {
    if (text[at] !== '{') {
      plain += text[at++];
      continue;
    }
    flush();
    const end = closing(text, at);
    const inside = text.slice(at + 1, end);
    out += `{${/^\s*\w+\s*,\s*(plural|select|selectordinal)\s*,/.test(inside) ? branches(inside) : inside}}`;
    at = end + 1;
  }
  flush();
  return out;
}

/** `count, plural, one {# item} other {# items}`: only the content of the braces is text. */
function branches(inside: string): string {
  let out = '';
  for (let at = 0; at < inside.length; ) {
    if (inside[at] !== '{') {
      out += inside[at++];
      continue;
    }
    const end = closing(inside, at);
    out += `{${pseudoIcu(inside.slice(at + 1, end))}}`;
    at = end + 1;
  }
  return out;
}

/** Index of the brace that closes the one at `at`. */
function closing(text: string, at: number): number {
  let depth = 0;
  for (let end = at; end < text.length; end++) {
    if (text[end] === '{') depth++;
    if (text[end] === '}' && --depth === 0) return end;
  }
  return text.length;
}

/** Expands every word, as in longer languages: letters are doubled until the word is long enough. */
function grow(text: string): string {
  return text.replace(/[A-Za-z]+/g, (word) => {
    const wanted = Math.ceil(word.length * growth) - word.length;
    return [...word]
      .map((letter, index) => (accented[letter] ?? letter).repeat(index > 0 && index <= wanted ? 2 : 1))
      .join('');
  });
}

const codes = new Set(['ko', 'en', 'ja', 'zh']);

/**
 * The same JSON with every English text made pseudo, and English added to texts that lack it. Texts are recognized by
 * their languages (`{ "ko": …, "en": … }`).
 */
export function pseudoJson(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(pseudoJson);
  if (!value || typeof value !== 'object') return value;
  const entries = Object.entries(value);
  const isText =
    entries.length > 0 && entries.every(([key, text]) => codes.has(key) && typeof text === 'string');
  if (!isText) return Object.fromEntries(entries.map(([key, child]) => [key, pseudoJson(child)]));
  const texts = value as Record<string, string>;
  return texts.en === undefined ? texts : { ...texts, en: pseudo(texts.en) };
}

/** Texts of a JSON value without languages: names, numbers, postal addresses. They are shown unchanged. */
export function neutralTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (!value || typeof value !== 'object') return [];
  const entries = Object.entries(value);
  if (entries.length > 0 && entries.every(([key]) => codes.has(key))) return [];
  return entries.flatMap(([, child]) => neutralTexts(child));
}
