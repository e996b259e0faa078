/** Accented letters that no language of ours uses: a plain one that is seen was written in code. */
const accented: Record<string, string> = Object.fromEntries(
  [...'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ'].map((letter, index) => [
    letter,
    [...'ȧƀƈḓḗƒɠħīĵķŀḿƞǿƥɋřşŧŭṽẇẋẏẑȦƁƇḒḖƑƓĦĪĴĶĿḾȠǾƤɊŘŞŦŬṼẆẊẎẐ'][index] as string,
  ]),
);

/** What begins and ends every text, so that a cut or glued one shows. */
export const marks = ['⟦', '⟧'] as const;
const growth = 1.4;

/** A text accented and grown by 40 %: `Close` becomes `⟦Ƈŀŀǿǿşḗ⟧`. Markup, entities and ICU arguments stay. */
export function pseudo(text: string): string {
  const parts = text.split(/(<[^>]*>|&#?\w+;|https?:\S+)/);
  const said = parts.map((part, index) => (index % 2 ? pseudoMarkup(part) : pseudoIcu(part))).join('');
  return marks[0] + said + marks[1];
}

/** Of markup only what is read out. */
function pseudoMarkup(tag: string): string {
  return tag.replace(/( (?:alt|title)=")([^"]*)/g, (_, name: string, said: string) => name + grow(said));
}

/** Text outside of arguments, and within the branches of plurals and choices. */
function pseudoIcu(text: string): string {
  let out = '';
  let plain = '';
  const flush = () => {
    out += grow(plain);
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

/** `count, plural, one {# item} other {# items}`: only what stands in braces is text. */
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

/** Where the brace that opens at `at` is closed. */
function closing(text: string, at: number): number {
  let depth = 0;
  for (let end = at; end < text.length; end++) {
    if (text[end] === '{') depth++;
    if (text[end] === '}' && --depth === 0) return end;
  }
  return text.length;
}

/** Every word grows by itself, as words of other languages do: letters come twice until there are enough. */
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
 * The same JSON with every English text made pseudo, and English given to texts that lack it: what is a text is told
 * by its languages (`{ "ko": …, "en": … }`).
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

/** Texts of a JSON value that have no languages: names, numbers, addresses. They are shown as they are. */
export function neutralTexts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  if (!value || typeof value !== 'object') return [];
  const entries = Object.entries(value);
  if (entries.length > 0 && entries.every(([key]) => codes.has(key))) return [];
  return entries.flatMap(([, child]) => neutralTexts(child));
}
