import type { OperatorPopup } from '#schemas/operator/popup-calls.ts';
import type { LanguageCode } from '#schemas/primitives.ts';
import type { Database } from '#server/backend/database/open.ts';
import { popupOf, type StoredText } from './stored-popup.ts';

type Owner = { id: number; mainLanguage: LanguageCode; languages: readonly LanguageCode[] };

/**
 * The popups of a clinic in their order.
 * @param only the popup with this id
 */
export async function readPopups(db: Database, partner: Owner, only?: number): Promise<OperatorPopup[]> {
  const listed = await db
    .selectFrom('popups')
    .where('partnerId', '=', partner.id)
    .$if(only !== undefined, (query) => query.where('id', '=', only as number))
    .orderBy('weight')
    .orderBy('id')
    .select('id')
    .execute();
  if (listed.length === 0) return [];
  const texts = await db
    .selectFrom('contentTexts')
    .where('partnerId', '=', partner.id)
    .where('kind', '=', 'popup')
    .$if(only !== undefined, (query) => query.where('entryId', '=', only as number))
    .select(['entryId', 'languageCode', 'row', 'detail'])
    .execute();
  const byPopup = Map.groupBy(texts, ({ entryId }) => entryId);
  return listed.flatMap(({ id }) => popupOf(inOrder(byPopup.get(id) ?? [], partner)) ?? []);
}

/** The main language first, the others as the clinic lists them. */
function inOrder(texts: readonly StoredText[], { mainLanguage, languages }: Owner): StoredText[] {
  const order = [mainLanguage, ...languages.filter((code) => code !== mainLanguage)];
  return order.flatMap((code) => texts.find(({ languageCode }) => languageCode === code) ?? []);
}
