import type { Json } from '#schemas/json.ts';
import type { LanguageCode } from '#schemas/language-codes.ts';
import { isLocalized, shownText } from '#schemas/localized.ts';
import { zonedDay } from '#schemas/time/zone.ts';
import { jsonAt } from '../document/parse-document.ts';

/** How many characters of a value a chip or a row shows. */
const maxCharacters = 80;

/** The present value of a fact as text, or why there is none. */
type FactValue =
  | { kind: 'text'; text: string }
  | { kind: 'count'; count: number }
  | { kind: 'address' | 'entry' | 'none' };

/** The operator's language, and the main one of the site. */
type Languages = { asked: LanguageCode; main: LanguageCode };

/**
 * The present value of a fact.
 * @param facts of the partner; undefined while they are read
 */
export function factValue(
  path: string,
  facts: Record<string, Json> | undefined,
  { timeZone, ...languages }: Languages & { timeZone: string },
): FactValue {
  const [root = '', ...rest] = path.split('.');
  if (path === 'clock.today') return { kind: 'text', text: zonedDay(new Date(), timeZone) };
  if (root === 'params' || root === 'query') return { kind: 'address' };
  if (root === 'page') return { kind: 'entry' };
  return shown(jsonAt(facts?.[root], rest.map(step)), languages);
}

const step = (part: string) => (/^\d+$/.test(part) ? Number(part) : part);

function shown(value: Json | undefined, { asked, main }: Languages): FactValue {
  if (value === undefined || value === null || value === '') return { kind: 'none' };
  if (Array.isArray(value)) return { kind: 'count', count: value.length };
  if (typeof value !== 'object') return { kind: 'text', text: short(String(value)) };
  const text = isLocalized(value) ? shownText(value, asked, main) : undefined;
  return { kind: 'text', text: short(text ?? JSON.stringify(value)) };
}

/** Removes markup and shortens the text to a line. */
function short(text: string): string {
  const plain = text
    .replaceAll(/<(?=[a-z/!])[^>]*(?:>|$)/gi, ' ')
    .replaceAll(/\s+/g, ' ')
    .trim();
  return plain.length > maxCharacters ? `${plain.slice(0, maxCharacters - 1)}…` : plain;
}
