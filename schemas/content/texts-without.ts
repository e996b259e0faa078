import type { LanguageCode } from '../language-codes.ts';
import { isLocalized } from '../localized.ts';

type Path = (string | number)[];

/** Where texts of a value lack a language. */
export function textsWithout(value: unknown, language: LanguageCode, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [];
  if (isLocalized(value)) return value[language]?.trim() ? [] : [path];
  return Object.entries(value).flatMap(([key, one]) =>
    textsWithout(one, language, [...path, Array.isArray(value) ? Number(key) : key]),
  );
}
