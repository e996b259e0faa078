import { readFileSync } from 'node:fs';
import { z } from 'zod';
import { type LanguageCode, languageCodes } from '#schemas/primitives.ts';
import { languageOf } from '../texts/language-of.ts';

/** The kinds of phrases in advertisements. The last ones are required next to others. */
const phraseKinds = [
  'superlative',
  'guarantee',
  'testimonial',
  'comparison',
  'inducement',
  'solicitation',
  'endorsement',
  'beforeAfter',
  'beforeAfterNotice',
  'vat',
  'selfPay',
  'period',
  'risk',
] as const;
export type PhraseKind = (typeof phraseKinds)[number];

/** Regular expressions: the phrases themselves, and what contains them without meaning them ("최고 기온"). */
const wordList = z.partialRecord(
  z.enum(phraseKinds),
  z.strictObject({ words: z.array(z.string().min(1)).min(1), harmless: z.array(z.string().min(1)) }),
);

type Patterns = { words: RegExp; harmless: RegExp | undefined };

const anyOf = (sources: readonly string[]) =>
  new RegExp(sources.map((source) => `(?:${source})`).join('|'), 'giu');

function readWords(language: LanguageCode): Partial<Record<PhraseKind, Patterns>> {
  const file = new URL(`words/${language}.json`, import.meta.url);
  const lists = wordList.parse(JSON.parse(readFileSync(file, 'utf8')));
  return Object.fromEntries(
    Object.entries(lists).map(([kind, { words, harmless }]) => [
      kind,
      { words: anyOf(words), harmless: harmless.length ? anyOf(harmless) : undefined },
    ]),
  );
}

const patterns: Partial<Record<LanguageCode, Partial<Record<PhraseKind, Patterns>>>> = {};

/**
 * The first phrase of a kind in a text; undefined without one.
 * @param language of the text; where it is the same in all and its letters do not tell, all are searched
 */
export function findPhrase(
  kind: PhraseKind,
  text: string,
  language: LanguageCode | undefined,
): string | undefined {
  const written = language ?? languageOf(text);
  for (const code of written ? [written] : languageCodes) {
    patterns[code] ??= readWords(code);
    const { words, harmless } = patterns[code][kind] ?? {};
    if (!words) continue;
    const rest = harmless ? text.replace(harmless, (found) => ' '.repeat(found.length)) : text;
    const [found] = rest.match(words) ?? [];
    if (found) return found.trim();
  }
  return undefined;
}
