import { createHash } from 'node:crypto';
import type { PopupRow } from '#schemas/api/popups.ts';
import { popupRatio } from '#schemas/content/popups.ts';
import type { OperatorPopup, PopupBody } from '#schemas/operator/popup-calls.ts';
import type { Image, LanguageCode, Localized } from '#schemas/primitives.ts';
import { localizedEntries } from '#server/backend/seed/localized-entry.ts';
import { withoutVersion } from '#server/backend/seed/picture-sizes.ts';

/** A stored text of a popup. `detail`: the titles as the operator wrote them, of popups that an operator saved. */
export type StoredText = { languageCode: LanguageCode; row: string; detail: string | null };

/** The popup that its stored texts, one per language, are made from; the one in the main language comes first. */
export function popupOf(texts: readonly StoredText[]): OperatorPopup | undefined {
  const rows = texts.map(({ row }) => JSON.parse(row) as PopupRow);
  const [main] = rows;
  if (!main) return undefined;
  const written = texts[0]?.detail
    ? (JSON.parse(texts[0].detail) as { titles: Localized[] }).titles
    : undefined;
  const titleOf = (index: number): Localized =>
    written?.[index] ??
    Object.fromEntries(rows.map((row) => [row.languageCode, row.popupItems[index]?.title ?? '']));
  const { startAt, endAt, locations, direction, isAutoPlacement } = main;
  const mobileRatio = ratioOf(main.mobileWidth, main.mobileHeight);
  const translated = translatedPictures(texts);
  return {
    id: main.id,
    version: versionOf(texts),
    ...(startAt !== null && { startAt }),
    ...(endAt !== null && { endAt }),
    locations,
    items: main.popupItems.map(({ devices, linkTo, pcContent, mobileContent }, index) => ({
      title: titleOf(index),
      ...(pcContent && { pcContent: pcContent.url }),
      ...(mobileContent && { mobileContent: mobileContent.url }),
      ...(linkTo !== null && { linkTo }),
      devices,
    })),
    ...(translated.size > 0 && {
      translatedPictures: Object.fromEntries(
        [...translated].map(([url, own]) => [url, Object.fromEntries(own.map(addressIn))]),
      ),
    }),
    ratio: ratioOf(main.pcWidth, main.pcHeight) ?? '3:4',
    ...(mobileRatio && { mobileRatio }),
    direction,
    isAutoPlacement,
  };
}

/** The version of a popup by its texts: another one with every change. */
export const versionOf = (texts: readonly Pick<StoredText, 'row' | 'detail'>[]): string => {
  const hash = createHash('sha256');
  // A changed position in the order is no change of the popup.
  for (const { row, detail } of texts)
    hash.update(`${JSON.stringify({ ...JSON.parse(row), weight: 0 })}\n${detail}\n`);
  return hash.digest('base64url').slice(0, 16);
};

const ratioOf = (width: number | null, height: number | null) =>
  popupRatio.options.find((ratio) => ratio === `${width}:${height}`);

type Written = { id: number; weight: number; popup: PopupBody; languages: readonly LanguageCode[] };

/**
 * The texts of a popup in every language of the clinic, the main one first. If a picture's title lacks a language, the
 * popup is in the main language there, like all content.
 * @param picture finds a picture of the clinic by its URL, in a language
 */
export function textsOfPopup(
  { id, weight, popup, languages }: Written,
  picture: (url: string, language: LanguageCode) => Omit<Image, 'alt'>,
): (StoredText & { asked: LanguageCode })[] {
  const { items, ratio, mobileRatio, locations, direction, isAutoPlacement } = popup;
  const terms = (of: string | undefined) => (of ? of.split(':').map(Number) : []);
  const [[pcWidth = null, pcHeight = null], [mobileWidth = null, mobileHeight = null]] = [
    ratio,
    mobileRatio,
  ].map(terms) as [number[], number[]];
  return localizedEntries(items, languages).map(({ asked, languageCode, localize }, index) => {
    const row: PopupRow = {
      id,
      languageCode,
      weight,
      locations,
      direction,
      isAutoPlacement,
      pcSizeType: 'RATIO',
      pcWidth,
      pcHeight,
      mobileWidth,
      mobileHeight,
      startAt: isoOrNull(popup.startAt),
      endAt: isoOrNull(popup.endAt),
      popupItems: items.map(({ title, linkTo, pcContent, mobileContent, devices }, position) => {
        const alt = localize(title);
        const found = (url: string | undefined) =>
          url === undefined ? null : { ...picture(url, languageCode), alt };
        return {
          devices,
          title: alt,
          linkTo: linkTo ?? null,
          weight: position,
          pcContent: found(pcContent),
          mobileContent: found(mobileContent),
        };
      }),
    };
    const detail = index === 0 ? JSON.stringify({ titles: items.map(({ title }) => title) }) : null;
    return { asked, languageCode, row: JSON.stringify(row), detail };
  });
}

type TranslatedPicture = { language: LanguageCode; image: Image };

const addressIn = ({ language, image }: TranslatedPicture) => [language, image.url] as const;

/**
 * The pictures of a popup that contain words: by the URL of the picture in the main language, the pictures in the other
 * languages. Operators choose one picture for all languages; popups of a partner's folder can have one per language.
 */
export function translatedPictures(texts: readonly StoredText[]): Map<string, TranslatedPicture[]> {
  const [main, ...others] = texts.map(({ row }) => (JSON.parse(row) as PopupRow).popupItems);
  const languages = texts.slice(1).map(({ languageCode }) => languageCode);
  const found = new Map<string, TranslatedPicture[]>();
  for (const [position, language] of languages.entries())
    for (const [index, item] of (others[position] ?? []).entries())
      for (const device of ['pcContent', 'mobileContent'] as const) {
        const [picture, image] = [main?.[index]?.[device], item[device]];
        // Another version of the same picture is no translation.
        if (picture && image && withoutVersion(picture.url) !== withoutVersion(image.url))
          found.set(picture.url, [...(found.get(picture.url) ?? []), { language, image }]);
      }
  return found;
}

const isoOrNull = (time: string | undefined) => (time === undefined ? null : new Date(time).toISOString());
