import type { MediaPlace } from '#schemas/operator/content-calls.ts';
import type { OperatorText } from '#schemas/operator/finding.ts';
import type { Database } from '#server/backend/database/open.ts';
import type { EntryKind } from '#server/backend/database/tables.ts';
import { showsPicture, stringPaths } from './shown-pictures.ts';

/** Repeats the pictures of employees. */
const repeating: EntryKind = 'weeklySchedule';

/** The clinic's content that shows a picture, such as notices, boards and popups: it is in no document. */
export async function contentWith(
  db: Database,
  partner: { id: number; code: string },
  name: string,
): Promise<MediaPlace[]> {
  // `_` in a name stands for any character here, so texts are tested again below.
  const likely = `%/files/${partner.code}/${name}%`;
  const texts = await db
    .selectFrom('contentTexts')
    .where('partnerId', '=', partner.id)
    .where('kind', '!=', repeating)
    .where((eb) => eb.or([eb('row', 'like', likely), eb('detail', 'like', likely)]))
    .select(['kind', 'entryId', 'languageCode', 'row', 'detail'])
    .orderBy('kind')
    .orderBy('entryId')
    .execute();
  const isShown = (value: unknown) =>
    stringPaths(value, (text) => showsPicture(text, partner.code, name)).length > 0;
  const places = new Map<string, MediaPlace>();
  for (const { kind, entryId, languageCode, row, detail } of texts) {
    const value = JSON.parse(row);
    for (const where of wheresOf(kind, entryId, value, detail, isShown)) {
      const known = places.get(where) ?? { where, path: [] };
      const place =
        kind === 'info' || kind === 'popup' ? undefined : titled(known.place, languageCode, value);
      places.set(where, place ? { ...known, place } : known);
    }
  }
  return [...places.values()];
}

/** What shows the picture: an entry, or the settings and the facts of the clinic, which are stored together. */
function wheresOf(
  kind: EntryKind,
  entryId: number,
  value: { config?: unknown },
  detail: string | null,
  isShown: (value: unknown) => boolean,
): string[] {
  if (kind !== 'info')
    return isShown(value) || (detail && isShown(JSON.parse(detail))) ? [`${kind} ${entryId}`] : [];
  const { config, ...facts } = value;
  return [...(isShown(config) ? ['settings'] : []), ...(isShown(facts) ? ['clinic'] : [])];
}

/** The name of an entry in the operators' languages, as far as it has them. */
function titled(
  known: OperatorText | undefined,
  languageCode: string,
  { title, name, pageTitle }: { title?: unknown; name?: unknown; pageTitle?: unknown },
): OperatorText | undefined {
  const text = [title, name, pageTitle].find((one) => typeof one === 'string' && one !== '');
  if (typeof text !== 'string') return known;
  if (!known) return { ko: text, en: text };
  return languageCode === 'ko' || languageCode === 'en' ? { ...known, [languageCode]: text } : known;
}
