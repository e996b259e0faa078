import type { Json } from '#schemas/json.ts';
import type { LanguageCode } from '#schemas/language-codes.ts';
import type { Change } from '#schemas/operator/revisions.ts';
import { jsonAt } from '../document/parse-document.ts';

/**
 * The languages whose text a change of the main language left as it was.
 * @param changes all changes of the document
 * @param languages of the site; the main one is first
 */
export function olderByChange(
  { kind, path, language }: Change,
  changes: readonly Change[],
  document: Json | undefined,
  languages: readonly LanguageCode[],
): LanguageCode[] {
  const [main, ...others] = languages;
  if (kind !== 'changed' || language === undefined || language !== main) return [];
  const place = JSON.stringify(path.slice(0, -1));
  const changed = changes
    .filter((one) => JSON.stringify(one.path.slice(0, -1)) === place)
    .map((one) => one.language);
  return others.filter(
    (other) => jsonAt(document, [...path.slice(0, -1), other]) && !changed.includes(other),
  );
}
