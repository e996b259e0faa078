import type { EventRow } from '#schemas/api/events.ts';
import type { ExhibitionDetail, ExhibitionRow } from '#schemas/api/exhibitions.ts';
import type { PopupRow } from '#schemas/api/popups.ts';
import { pageLocations } from '#schemas/content/page-location.ts';
import type { PopupContent, PopupRatio } from '#schemas/content/popups.ts';
import { productOptionId } from '#schemas/content/products.ts';
import type { Localized } from '#schemas/primitives.ts';
import { endOfTime, flag } from '../database/tables.ts';
import type { StoredPeriod } from '../resources/periods.ts';
import { insertAll } from './insert-all.ts';
import { isoTime, type Seeding, seedTexts } from './seeding.ts';

type Limits = { isAlways?: boolean; startAt?: string | undefined; endAt?: string | undefined };

/** Seeds price campaigns. */
export async function seedEvents(seeding: Seeding): Promise<void> {
  const { db, partnerId, content, picture } = seeding;
  const rows = content.events.rows;
  await insertAll(
    db,
    'events',
    rows.map((event) => ({
      partnerId,
      id: event.id,
      weight: seeding.weightOf('events', event.id),
      isSecret: flag(event.isSecret),
      isAlways: flag(event.isAlways),
      ...limits(event),
    })),
  );
  await insertAll(
    db,
    'eventPrices',
    rows.flatMap((event) =>
      event.prices.map(({ productId, option, price }) => ({
        partnerId,
        eventId: event.id,
        productId,
        optionId: productOptionId(productId, option),
        price,
      })),
    ),
  );
  await seedTexts(seeding, 'event', rows, (event, { languageCode, localize }) => {
    const row: Omit<EventRow, 'state'> = {
      id: event.id,
      languageCode,
      title: localize(event.title),
      summary: localize(event.summary),
      image: picture(event.image),
      productIds: [...new Set(event.prices.map((price) => price.productId))],
      ...period(event),
    };
    return { row };
  });
}

/** Seeds special events. */
export async function seedExhibitions(seeding: Seeding): Promise<void> {
  const { db, partnerId, content, picture } = seeding;
  const rows = content.exhibitions.rows;
  await insertAll(
    db,
    'exhibitions',
    rows.map((exhibition) => ({
      partnerId,
      id: exhibition.id,
      weight: seeding.weightOf('exhibitions', exhibition.id),
      isAlways: flag(exhibition.isAlways),
      ...limits(exhibition),
    })),
  );
  await insertAll(
    db,
    'exhibitionProducts',
    rows.flatMap((exhibition) =>
      [...new Set(exhibition.productIds)].map((productId) => ({
        partnerId,
        exhibitionId: exhibition.id,
        productId,
      })),
    ),
  );
  await seedTexts(seeding, 'exhibition', rows, (exhibition, { languageCode, localize }) => {
    const row: Omit<ExhibitionRow, 'state' | 'lowestPrice'> = {
      id: exhibition.id,
      languageCode,
      title: localize(exhibition.title),
      summary: localize(exhibition.summary),
      image: picture(exhibition.image),
      productCount: new Set(exhibition.productIds).size,
      ...period(exhibition),
    };
    const detail: Pick<ExhibitionDetail, 'description'> = { description: localize(exhibition.description) };
    return { row, detail, search: [row.title, row.summary, detail.description] };
  });
}

export async function seedPopups(seeding: Seeding): Promise<void> {
  const { db, partnerId, content, picture, weightOf } = seeding;
  const rows = content.popups.rows;
  await insertAll(
    db,
    'popups',
    rows.map((popup) => ({
      partnerId,
      id: popup.id,
      weight: weightOf('popups', popup.id),
      ...limits(popup),
    })),
  );
  await seedTexts<PopupContent, PopupRow, { titles: Localized[] }>(
    seeding,
    'popup',
    rows,
    (popup, { languageCode, localize }) => {
      const [pcWidth, pcHeight] = terms(popup.ratio);
      const [mobileWidth, mobileHeight] = popup.mobileRatio ? terms(popup.mobileRatio) : [null, null];
      const { startAt, endAt } = period(popup);
      const nameOf = (image: PopupContent['items'][number]['mobileImage']) =>
        typeof image === 'object' ? localize(image) : image;
      // Operators see each title as they wrote it, even if another one is not translated.
      const isWritten = seeding.changedAt('popups', popup.id) !== undefined;
      return {
        ...(isWritten && { detail: { titles: popup.items.map(({ title }) => title) } }),
        row: {
          id: popup.id,
          languageCode,
          weight: weightOf('popups', popup.id),
          locations: pageLocations(popup.locations),
          popupItems: popup.items.map((item, weight) => ({
            devices: item.devices,
            title: localize(item.title),
            linkTo: item.linkTo ?? null,
            pcContent: picture(nameOf(item.image), localize(item.title)),
            mobileContent: picture(nameOf(item.mobileImage), localize(item.title)),
            weight,
          })),
          pcWidth,
          pcHeight,
          mobileWidth,
          mobileHeight,
          pcSizeType: 'RATIO',
          isAutoPlacement: popup.isAutoPlacement,
          direction: popup.direction,
          startAt,
          endAt,
        },
      };
    },
  );
}

const limits = ({ startAt, endAt }: Limits) => ({
  startAt: startAt ? Date.parse(startAt) : 0,
  endAt: endAt ? Date.parse(endAt) : endOfTime,
});

const period = ({ isAlways = false, startAt, endAt }: Limits): StoredPeriod => ({
  isAlways,
  startAt: startAt ? isoTime(startAt) : null,
  endAt: endAt ? isoTime(endAt) : null,
});

const terms = (ratio: PopupRatio) => ratio.split(':').map(Number) as [number, number];
