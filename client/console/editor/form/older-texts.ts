import type { LanguageCode } from '#schemas/language-codes.ts';
import { isLocalized } from '#schemas/localized.ts';
import type { Json, Path } from '../document/parse-document.ts';
import { valuesBefore } from '../document/values-before.ts';
import { type Localized, olderIn } from './localized-value.ts';

export type OlderText = { path: Path; languages: LanguageCode[] };

/**
 * The texts whose main language has changed since `base` while translations have not, in the order of the document.
 * @param languages of the site; the main one is first
 */
export function olderTexts(
  document: Json | undefined,
  base: Json | undefined,
  languages: readonly LanguageCode[],
): OlderText[] {
  const before = valuesBefore(document, base);
  const found: OlderText[] = [];
  const visit = (value: Json | undefined, path: Path): void => {
    if (typeof value !== 'object' || value === null) return;
    if (!Array.isArray(value) && isLocalized(value)) {
      const older = olderIn(value, before(path) as Localized | undefined, languages);
      if (older.length > 0) found.push({ path, languages: older });
      return;
    }
    for (const [key, member] of Object.entries(value))
      visit(member, [...path, Array.isArray(value) ? Number(key) : key]);
  };
  if (base !== undefined) visit(document, []);
  return found;
}
