import { sql } from 'kysely';
import { type AnyDatabase, partnerTable } from './columns.ts';

/** The entries of the content as they were written, and what operators changed of them. */
export async function up(db: AnyDatabase): Promise<void> {
  await partnerTable(db, 'content_entries')
    .addColumn('list', 'text', (column) => column.notNull())
    .addColumn('id', 'bigint', (column) => column.notNull())
    .addColumn('weight', 'bigint', (column) => column.notNull())
    .addColumn('is_placed', 'integer', (column) => column.notNull())
    .addColumn('changed_at', 'bigint')
    .addColumn('is_deleted', 'integer', (column) => column.notNull())
    .addColumn('entry', 'text', (column) => column.notNull())
    .addPrimaryKeyConstraint('content_entries_key', ['partner_id', 'list', 'id'])
    .execute();
  await storePopups(db);
}

type Text = {
  partnerId: number;
  id: number;
  weight: number;
  language: string;
  main: string;
  row: string;
  detail: string | null;
};
type Picture = { url: string } | null;
type Item = { title: string; linkTo: string | null; devices: string[] } & Record<Image, Picture>;
type Image = 'pcContent' | 'mobileContent';

/** Popups that operators saved, which have the titles in all languages; until now the next set-up lost them. */
async function storePopups(db: AnyDatabase): Promise<void> {
  const { rows: texts } =
    await sql<Text>`select t.partner_id as "partnerId", t.entry_id as "id", p.weight as "weight",
      t.language_code as "language", c.main_language as "main", t.row as "row", t.detail as "detail"
    from content_texts t
    join popups p on p.partner_id = t.partner_id and p.id = t.entry_id
    join partners c on c.id = t.partner_id
    where t.kind = 'popup'`.execute(db);
  for (const own of Map.groupBy(texts, ({ partnerId, id }) => `${partnerId} ${id}`).values()) {
    const main = own.find(({ language, main }) => language === main);
    const detail = own.find((text) => text.detail !== null)?.detail;
    if (!main || !detail) continue;
    const entry = JSON.stringify(popupOf(main, own, JSON.parse(detail).titles));
    await sql`insert into content_entries (partner_id, list, id, weight, is_placed, changed_at, is_deleted, entry)
      values (${main.partnerId}, 'popups', ${main.id}, ${main.weight}, 1, 0, 0, ${entry})`.execute(db);
  }
}

function popupOf(main: Text, texts: readonly Text[], titles: object[]) {
  const row = JSON.parse(main.row);
  const itemsIn = (text: Text): Item[] => JSON.parse(text.row).popupItems;
  const picture = (index: number, device: Image) => {
    const url = itemsIn(main)[index]?.[device]?.url;
    if (url === undefined) return {};
    const urls = texts.map((text) => [text.language, itemsIn(text)[index]?.[device]?.url ?? url] as const);
    const isOne = urls.every(([, one]) => one === url);
    return { [device === 'pcContent' ? 'image' : 'mobileImage']: isOne ? url : Object.fromEntries(urls) };
  };
  return {
    id: Number(main.id),
    locations: row.locations,
    ratio: `${row.pcWidth}:${row.pcHeight}`,
    ...(row.mobileWidth !== null && { mobileRatio: `${row.mobileWidth}:${row.mobileHeight}` }),
    direction: row.direction,
    isAutoPlacement: row.isAutoPlacement,
    ...(row.startAt !== null && { startAt: row.startAt }),
    ...(row.endAt !== null && { endAt: row.endAt }),
    items: itemsIn(main).map(({ linkTo, devices }, index) => ({
      title: titles[index],
      ...picture(index, 'pcContent'),
      ...picture(index, 'mobileContent'),
      ...(linkTo !== null && { linkTo }),
      devices,
    })),
  };
}
