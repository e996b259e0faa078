import type { MediaPlace } from '#schemas/operator/content-calls.ts';
import type { OperatorText } from '#schemas/operator/finding.ts';
import type { Database } from '#server/backend/database/open.ts';
import type { EntryKind } from '#server/backend/database/tables.ts';
import { showsPicture, stringsAt } from './shown-pictures.ts';

/** Repeats the pictures of employees. */
const repeating: EntryKind = 'weeklySchedule';

/**
 * The clinic's content that shows a picture, such as notices, boards and popups: it is in no document.
 * @param isEarlier whether a text shows an earlier version of the picture
 */
export async function contentWith(
  db: Database,
  partner: { id: number; code: string },
  name: string,
  isEarlier: (text: string) => boolean,
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
  const showing = (value: unknown) =>
    stringsAt(value, (text) => showsPicture(text, partner.code, name)).map(({ text }) => text);
  const places = new Map<string, MediaPlace>();
  for (const { kind, entryId, languageCode, row, detail } of texts) {
    const value = JSON.parse(row);
    for (const [where, shown] of partsOf(kind, entryId, value, detail, showing)) {
      if (shown.length === 0) continue;
      const known = places.get(where) ?? { where, path: [] };
      const place =
        kind === 'info' || kind === 'popup' ? undefined : titled(known.place, languageCode, value);
      places.set(where, {
        ...known,
        ...(place && { place }),
        ...(shown.some(isEarlier) && { isEarlier: true }),
      });
    }
  }
  return [...places.values()];
}

/** The texts that show the picture, by where: an entry, or the settings and the facts of the clinic, which are stored together. */
function partsOf(
  kind: EntryKind,
  entryId: number,
  value: { config?: unknown },
  detail: string | null,
  showing: (value: unknown) => string[],
): [where: string, shown: string[]][] {
  if (kind !== 'info')
    return [[`${kind} ${entryId}`, [...showing(value), ...(detail ? showing(JSON.parse(detail)) : [])]]];
  const { config, ...facts } = value;
  return [
    ['settings', showing(config)],
    ['clinic', showing(facts)],
  ];
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
