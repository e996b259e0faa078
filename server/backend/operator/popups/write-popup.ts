import type { PopupRow } from '#schemas/api/popups.ts';
import { cleanTexts } from '#schemas/content/clean-texts.ts';
import { pageLocations } from '#schemas/content/page-location.ts';
import type { PopupContent } from '#schemas/content/popups.ts';
import type { PopupBody } from '#schemas/operator/popup-calls.ts';
import { popupProblem } from '#schemas/operator/popup-problem.ts';
import type { Image, LanguageCode } from '#schemas/primitives.ts';
import type { Partner } from '#server/backend/context/partner-of-origin.ts';
import type { Database } from '#server/backend/database/open.ts';
import { searchable, storable } from '#server/backend/database/search.ts';
import { endOfTime, flag, type Millis } from '#server/backend/database/tables.ts';
import { withoutVersion } from '#server/backend/seed/picture-sizes.ts';
import { storeContentEntry } from '../content/stored-entries.ts';
import type { OperatorContext } from '../context/operator-context.ts';
import { OperatorRefusal } from '../context/refusal.ts';
import { media } from '../media/media.ts';
import { type StoredText, textsOfPopup, translatedPictures, versionOf } from './stored-popup.ts';

type Picture = Omit<Image, 'alt'>;

/** Finds a clinic's picture by its URL. */
type FindPicture = (url: string) => Picture | undefined;

/**
 * Finds the pictures of a clinic's media in the version that the URL names, and pictures that its popups already have,
 * such as pictures from another origin. A URL without a version that exists means the current one.
 * @param db the transaction that stores a popup, after its counter: pictures are not deleted until it ends
 */
export async function picturesOf(context: OperatorContext, db: Database): Promise<FindPicture> {
  const { partner } = context;
  const { rows: current } = await media({ ...context, db }, { code: partner.code }, undefined);
  const earlier = await db
    .selectFrom('media')
    .where('partnerId', '=', partner.id)
    .where('isCurrent', '=', flag(false))
    .select(['name', 'version', 'width', 'height'])
    .execute();
  const texts = await db
    .selectFrom('contentTexts')
    .where('partnerId', '=', partner.id)
    .where('kind', '=', 'popup')
    .where('languageCode', '=', partner.mainLanguage)
    .select('row')
    .execute();
  const shown = texts.flatMap(({ row }) =>
    (JSON.parse(row) as PopupRow).popupItems.flatMap(({ pcContent, mobileContent }) =>
      [pcContent, mobileContent].filter((picture) => picture !== null),
    ),
  );
  const pictures = new Map<string, Picture>();
  for (const { name, version, ...size } of earlier) {
    const url = `/files/${partner.code}/${name}?v=${version}`;
    pictures.set(url, { url, ...size });
  }
  for (const { url, width, height } of current) pictures.set(url, { url, width, height });
  // The shown one has its placeholder too.
  for (const { alt: _, ...picture } of shown) pictures.set(picture.url, picture);
  const currentUrls = new Map([...shown, ...current].map(({ url }) => [withoutVersion(url), url]));
  return (url) => pictures.get(url) ?? pictures.get(currentUrls.get(withoutVersion(url)) ?? '');
}

/** A popup as it is stored. `version` is `OperatorPopup`'s. */
type PreparedPopup = {
  id: number;
  weight: number;
  version: string;
  popup: PopupBody;
  texts: ReturnType<typeof textsOfPopup>;
  written: PopupContent;
};

/**
 * A popup with its texts in every language of its clinic.
 * @param db a transaction
 * @throws OperatorRefusal 422 for a picture that is not the clinic's, a missing title, a part of a page or an end before the start
 */
export async function preparePopup(
  db: Database,
  partner: Partner,
  { id, weight, popup: body }: { id: number; weight: number; popup: PopupBody },
  findPicture: FindPicture,
): Promise<PreparedPopup> {
  const { mainLanguage, languages } = partner;
  const locations = pageLocations(body.locations);
  const popup = cleanTexts({ ...body, locations }, mainLanguage, storable);
  const problem = popupProblem(popup, mainLanguage);
  if (problem) throw new OperatorRefusal(422, problem);
  const order = [mainLanguage, ...languages.filter((code) => code !== mainLanguage)];
  const translated = translatedPictures(await readTexts(db, partner.id, id, order));
  const ownOf = (url: string, language: LanguageCode) => {
    const written = popup.translatedPictures?.[url]?.[language];
    return (
      (written !== undefined && findPicture(written)) ||
      translated.get(url)?.find((one) => one.language === language)?.image
    );
  };
  const picture = (url: string, language: LanguageCode) => {
    const found = ownOf(url, language) ?? findPicture(url);
    if (!found) throw new OperatorRefusal(422, 'POPUP_PICTURE_MISSING');
    return found;
  };
  const texts = textsOfPopup({ id, weight, popup, languages: order }, picture);
  const written = popupContentOf(id, popup, order, picture);
  return { id, weight, popup, texts, written, version: versionOf(texts) };
}

/** Stores a popup in every language of its clinic. @param db a transaction */
export async function storePopup(
  db: Database,
  partner: Partner,
  { id, weight, popup, texts, written }: PreparedPopup,
  now: Millis,
): Promise<void> {
  const startAt = popup.startAt === undefined ? 0 : Date.parse(popup.startAt);
  const endAt = popup.endAt === undefined ? endOfTime : Date.parse(popup.endAt);
  await storeContentEntry(db, partner.id, { list: 'popups', entry: written, weight, now });
  await db
    .insertInto('popups')
    .values({ partnerId: partner.id, id, weight, startAt, endAt })
    .onConflict((conflict) => conflict.columns(['partnerId', 'id']).doUpdateSet({ weight, startAt, endAt }))
    .execute();
  await db
    .deleteFrom('contentTexts')
    .where('partnerId', '=', partner.id)
    .where('kind', '=', 'popup')
    .where('entryId', '=', id)
    .execute();
  await db
    .insertInto('contentTexts')
    .values(
      texts.map(({ asked, row, detail }) => ({
        partnerId: partner.id,
        kind: 'popup' as const,
        languageCode: asked,
        entryId: id,
        search: searchable([]),
        row,
        detail,
      })),
    )
    .execute();
}

/** The popup as in the content files, from which it is made again when these are read. */
function popupContentOf(
  id: number,
  { items, translatedPictures: _, ...popup }: PopupBody,
  languages: readonly LanguageCode[],
  picture: (url: string, language: LanguageCode) => { url: string },
): PopupContent {
  const pictureOf = (url: string | undefined) => {
    if (url === undefined) return undefined;
    const urls = languages.map((language) => [language, picture(url, language).url] as const);
    return new Set(urls.map(([, one]) => one)).size > 1 ? Object.fromEntries(urls) : url;
  };
  return {
    ...popup,
    id,
    items: items.map(({ pcContent, mobileContent, ...item }) => ({
      ...item,
      image: pictureOf(pcContent),
      mobileImage: pictureOf(mobileContent),
    })),
  };
}

/** The stored texts of a popup in this order of languages. */
async function readTexts(
  db: Database,
  partnerId: number,
  id: number,
  order: readonly LanguageCode[],
): Promise<StoredText[]> {
  const texts = await db
    .selectFrom('contentTexts')
    .where('partnerId', '=', partnerId)
    .where('kind', '=', 'popup')
    .where('entryId', '=', id)
    .select(['languageCode', 'row', 'detail'])
    .execute();
  return order.flatMap((code) => texts.find(({ languageCode }) => languageCode === code) ?? []);
}
