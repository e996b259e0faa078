import { DatabaseSync } from 'node:sqlite';
import { parse } from 'jsonc-parser';

/** The first id of synthetic partners; partner `n` has `firstId + n`. */
const firstId = 1_000_000;

const partnerCode = (index: number): string => `p${String(index).padStart(5, '0')}`;

/** The Host header of a partner's site that listens on a port. */
export const hostOf = (index: number, port: number): string => `${partnerCode(index)}.localhost:${port}`;

/**
 * Fills a seeded SQLite database with partners made from one of its own: they share that partner's Korean content and
 * have their own name, colors and site document. With one statement per table, 10,000 partners take about half a minute
 * and 650 MB.
 * @param source code of the partner whose content is used
 * @param count total number of partners; existing ones stay
 * @returns how many were added
 */
export function makePartners(file: string, source: string, count: number): number {
  const db = new DatabaseSync(file);
  try {
    const { made } = db.prepare('select count(*) as made from partners where id >= ?').get(firstId) as {
      made: number;
    };
    if (made >= count) return 0;
    // The database is rebuilt if this is interrupted, so it does not need to be durable.
    db.exec('pragma synchronous = off; pragma cache_size = -200000; pragma temp_store = memory; begin');
    const from = sourcePartner(db, source);
    fillNames(db, made, count);
    copyPartners(db, from.id);
    for (const table of copiedTables) copyRows(db, table, from.id);
    copyTexts(db, from);
    publish(db, from.document, made, count);
    db.exec(`update site_clock set value = ${firstId + count}; commit; analyze`);
    return count - made;
  } finally {
    db.close();
  }
}

type Source = { id: number; code: string; name: string; document: string };

function sourcePartner(db: DatabaseSync, code: string): Source {
  const row = db
    .prepare(
      `select p.id, p.code, r.document, json_extract(t."row", '$.partner.displayName') as name from partners p
       join site_revisions r on r.partner_id = p.id and r.status = 'published'
       join content_texts t on t.partner_id = p.id and t.kind = 'info' and t.language_code = 'ko'
       where p.code = ?`,
    )
    .get(code) as Source | undefined;
  if (!row) throw new Error(`[bench] ${code} is not seeded, speaks no Korean, or has published nothing.`);
  return row;
}

const syllables = [
  ...'가나다라마바사아자차카타파하고노도로모보소오조초코토포호구누두루무부수우주추쿠투푸후기니디리미비시이지치키',
];

/** Four syllables and a word: no two of 10,000 clinics have the same name. */
export function partnerName(index: number): string {
  const at = (shift: number) => syllables[Math.floor(index / shift) % syllables.length];
  return `${at(1)}${at(syllables.length)}${at(syllables.length ** 2)} 의원`;
}

/** A temporary table for what differs between partners. */
function fillNames(db: DatabaseSync, from: number, to: number): void {
  db.exec('create temp table made (id integer primary key, code text, name text)');
  const insert = db.prepare('insert into made values (?, ?, ?)');
  for (let index = from; index < to; index += 1)
    insert.run(firstId + index, partnerCode(index), partnerName(index));
}

function copyPartners(db: DatabaseSync, source: number): void {
  db.exec(`
    insert into partners (id, code, main_language, languages, time_zone, origin, hides_default_options,
                          is_cdn_favicon, content_hash, site_hash, changed, created_at)
    select m.id, m.code, 'ko', '["ko"]', p.time_zone, 'http://' || m.code || '.localhost', p.hides_default_options,
           p.is_cdn_favicon, null, null, m.id, p.created_at
    from made m join partners p on p.id = ${source};
    insert into partner_hosts (partner_id, host) select id, code || '.localhost' from made;
    insert into counters (partner_id, name, value)
    select m.id, c.name, c.value from made m join counters c on c.partner_id = ${source}`);
}

/** Tables that are listed, filtered and sorted. Articles by visitors are not copied. */
const copiedTables = [
  'categories',
  'products',
  'product_categories',
  'events',
  'event_prices',
  'advertised_options',
  'exhibitions',
  'exhibition_products',
  'popups',
  'notices',
  'board_types',
  'board_articles',
  'faq_categories',
  'faqs',
  'after_notices',
  'after_notice_products',
  'brandings',
  'employees',
  'schedules',
  'terms',
  'pages',
];

function copyRows(db: DatabaseSync, table: string, source: number): void {
  const columns = (db.prepare(`pragma table_info(${table})`).all() as { name: string }[])
    .map(({ name }) => name)
    .filter((name) => name !== 'partner_id');
  db.exec(`insert into ${table} (partner_id, ${columns.join(', ')})
    select m.id, ${columns.map((name) => `t.${name}`).join(', ')}
    from made m join ${table} t on t.partner_id = ${source}`);
}

function copyTexts(db: DatabaseSync, { id, code, name }: Source): void {
  db.prepare(
    `insert into content_texts (partner_id, kind, language_code, entry_id, search, "row", detail)
     select m.id, t.kind, t.language_code, t.entry_id, t.search,
            replace(replace(t."row", '"partnerCode":"' || ? || '"', '"partnerCode":"' || m.code || '"'), ?, m.name),
            t.detail
     from made m join content_texts t on t.partner_id = ${id} and t.language_code = 'ko'`,
  ).run(code, name);
  // A clinic with one language offers no other, and its facts are stored under its own id.
  db.prepare(
    `update content_texts set entry_id = partner_id, "row" = json_set("row",
       '$.partner.id', partner_id, '$.marketing.partnerId', partner_id,
       '$.partner.language.rows', json('[{"code":"ko","name":"한국어"}]'))
     where kind = 'info' and partner_id >= ${firstId}`,
  ).run();
}

/** Site documents of one pattern, each with its own color and the clinic's name instead of the source's. */
function publish(db: DatabaseSync, text: string, from: number, to: number): void {
  const document = parse(text);
  document.theme = { ...document.theme, 'color.primary.500': '@color@' };
  const pattern = JSON.stringify(document);
  const insert = db.prepare(
    `insert into site_revisions (partner_id, id, status, created_at, author, note, document)
     values (?, 1, 'published', 0, 'bench', '', ?)`,
  );
  for (let index = from; index < to; index += 1)
    insert.run(firstId + index, pattern.replace('@color@', color(index)));
}

/** Dark enough for white text, whatever the hue. */
const color = (index: number): string => `#${[0, 8, 4].map((shift) => channel(index, shift)).join('')}`;
const channel = (index: number, shift: number): string =>
  (0x20 + ((index >> shift) % 16) * 5).toString(16).padStart(2, '0');
