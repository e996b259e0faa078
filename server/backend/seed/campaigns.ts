import type { EventRow } from '#schemas/api/events.ts';
import type { ExhibitionDetail, ExhibitionRow } from '#schemas/api/exhibitions.ts';
import type { PopupRow } from '#schemas/api/popups.ts';
import type { PopupContent, PopupRatio } from '#schemas/content/popups.ts';
import { productOptionId } from '#schemas/content/products.ts';
import { endOfTime, flag } from '../database/tables.ts';
import type { StoredPeriod } from '../resources/periods.ts';
import { insertAll, isoTime, type Seeding, seedTexts } from './seeding.ts';

type Limits = { isAlways?: boolean; startAt?: string | undefined; endAt?: string | undefined };

/** Seeds price campaigns. */
export async function seedEvents(seeding: Seeding): Promise<void> {
  const { db, partnerId, content, picture, movedTime } = seeding;
  const rows = content.events.rows;
  await insertAll(
    db,
    'events',
    rows.map((event, weight) => ({
      partnerId,
      id: event.id,
      weight,
      isSecret: flag(event.isSecret),
      isAlways: flag(event.isAlways),
      ...limits(event, movedTime),
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
      ...period(event, movedTime),
    };
    return { row };
  });
}

/** Seeds special events. */
export async function seedExhibitions(seeding: Seeding): Promise<void> {
  const { db, partnerId, content, picture, movedTime } = seeding;
  const rows = content.exhibitions.rows;
  await insertAll(
    db,
    'exhibitions',
    rows.map((exhibition, weight) => ({
      partnerId,
      id: exhibition.id,
      weight,
      isAlways: flag(exhibition.isAlways),
      ...limits(exhibition, movedTime),
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
      ...period(exhibition, movedTime),
    };
    const detail: Pick<ExhibitionDetail, 'description'> = { description: localize(exhibition.description) };
    return { row, detail, search: [row.title, row.summary, detail.description] };
  });
}

export async function seedPopups(seeding: Seeding): Promise<void> {
  const { db, partnerId, content, picture, movedTime } = seeding;
  const rows = content.popups.rows;
  await insertAll(
    db,
    'popups',
    rows.map((popup, weight) => ({ partnerId, id: popup.id, weight, ...limits(popup, movedTime) })),
  );
  await seedTexts<PopupContent, PopupRow>(seeding, 'popup', rows, (popup, { languageCode, localize }) => {
    const [pcWidth, pcHeight] = terms(popup.ratio);
    const [mobileWidth, mobileHeight] = popup.mobileRatio ? terms(popup.mobileRatio) : [null, null];
    const { startAt, endAt } = period(popup, movedTime);
    const nameOf = (image: PopupContent['items'][number]['mobileImage']) =>
      typeof image === 'object' ? localize(image) : image;
    return {
      row: {
        id: popup.id,
        languageCode,
        weight: rows.indexOf(popup),
        locations: popup.locations,
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
  });
}

type MovedTime = Seeding['movedTime'];

const limits = ({ startAt, endAt }: Limits, movedTime: MovedTime) => ({
  startAt: startAt ? movedTime(startAt) : 0,
  endAt: endAt ? movedTime(endAt) : endOfTime,
});

const period = ({ isAlways = false, startAt, endAt }: Limits, movedTime: MovedTime): StoredPeriod => ({
  isAlways,
  startAt: startAt ? isoTime(movedTime(startAt)) : null,
  endAt: endAt ? isoTime(movedTime(endAt)) : null,
});

const terms = (ratio: PopupRatio) => ratio.split(':').map(Number) as [number, number];
