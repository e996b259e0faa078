import type { LanguageCode } from '#schemas/language-codes.ts';
import { isLocalized } from '#schemas/localized.ts';

/** How many texts of a document have one per language, and how many of them a language lacks. */
type TextCount = { all: number; missing: Record<LanguageCode, number> };

/** Counts the texts of a document, at whatever depth. */
export function countTexts(document: unknown): TextCount {
  const count: TextCount = { all: 0, missing: { ko: 0, en: 0, ja: 0, zh: 0 } };
  const values: unknown[] = [document];
  // Iterating over a list includes the values added on the way.
  for (const value of values) {
    if (typeof value !== 'object' || value === null) continue;
    if (Array.isArray(value) || !isLocalized(value)) {
      for (const inner of Object.values(value)) values.push(inner);
      continue;
    }
    count.all += 1;
    for (const code of Object.keys(count.missing) as LanguageCode[])
      if (!value[code]?.trim()) count.missing[code] += 1;
  }
  return count;
}
