import { type RawBuilder, sql } from 'kysely';
import type { Database } from '../database/open.ts';

/** Row counts of the lists in paging measurements. */
export const many = { articles: 100_000, products: 10_000 } as const;
/** Generated rows have ids above this one. */
export const firstMade = 1_000_000;

const day = 24 * 60 * 60_000;
const since = Date.parse('2021-01-01T00:00:00Z');

/**
 * Fills the lists of the partner `han` (testing/content.ts). Since 2021, every half hour has a notice, an article of
 * board 1 and one of the visitors' board 11; one in a thousand is pinned. Every tenth treatment is in category 2. All
 * treatments are in category 3, in exhibition 3 and event 1, which are running, and in event 3, which is over. Half of
 * them are cheaper in event 1. The database generates the rows in seconds and then updates its statistics.
 */
export async function fillLists(db: Database, { articles, products } = many): Promise<void> {
  const pinned = sql`case when i % 1000 = 0 then 1 else 0 end`;
  const at = sql`${sql.lit(since)} + cast(i as bigint) * ${sql.lit(day / 48)}`;
  const id = sql`${sql.lit(firstMade)} + i`;
  await fill(
    db,
    articles,
    sql`notices (partner_id, id, is_pinned, created_at)`,
    sql`1, ${id}, ${pinned}, ${at}`,
  );
  await fill(
    db,
    articles,
    sql`board_articles (partner_id, id, board_type_id, is_pinned, created_at)`,
    sql`1, ${id}, 1, ${pinned}, ${at}`,
  );
  await fill(
    db,
    articles,
    sql`customer_articles (partner_id, id, board_type_id, language_code, title, name, content, password_hash,
      is_private, is_pinned, is_answered, is_seeded, search_title, search_content, created_at, updated_at)`,
    sql`1, ${id}, 11, 'ko', 'title ' || i, 'name', 'content ' || i, '', 0, ${pinned}, 0, 0, 'title ' || i,
      'content ' || i, ${at}, ${at}`,
  );
  await fill(
    db,
    products,
    sql`products (partner_id, id, weight, popularity, min_price, has_no_price, created_at)`,
    sql`1, ${id}, 100 + i, i % 977, 1000 * (i % 331), 0, ${at}`,
  );
  const filed = sql`product_categories (partner_id, category_id, product_id)`;
  await fill(db, products / 10, filed, sql`1, 2, ${sql.lit(firstMade)} + i * 10`);
  await fill(db, products, filed, sql`1, 3, ${id}`);
  await fill(
    db,
    products,
    sql`exhibition_products (partner_id, exhibition_id, product_id)`,
    sql`1, 3, ${id}`,
  );
  await fill(db, products, sql`advertised_options (partner_id, product_id, option_id)`, sql`1, ${id}, ${id}`);
  const priced = sql`event_prices (partner_id, event_id, product_id, option_id, price)`;
  const price = sql`1000 * (i % 331) + 500 * (i % 2 * 2 - 1)`;
  await fill(db, products, priced, sql`1, 1, ${id}, ${id}, ${price}`);
  await fill(db, products, priced, sql`1, 3, ${id}, ${id}, 0`);
  await texts(db, 'notice', 'notices');
  await texts(db, 'boardArticle', 'board_articles');
  await texts(db, 'product', 'products');
  await sql`analyze`.execute(db);
}

/** Adds a Korean text for each generated row; treatments' texts include their categories. */
async function texts(db: Database, kind: string, table: string): Promise<void> {
  const row = sql`'{"id":' || id || ',"languageCode":"ko","categoryIds":[3],"title":"' || id || '","name":"' || id || '"}'`;
  await sql`insert into content_texts (partner_id, kind, language_code, entry_id, search, row, detail)
    select 1, ${sql.lit(kind)}, 'ko', id, ${sql.lit(table)} || ' number ' || id, ${row}, '{"options":[]}'
    from ${sql.table(table)} where partner_id = 1 and id > ${sql.lit(firstMade)}`.execute(db);
}

async function fill(
  db: Database,
  count: number,
  into: RawBuilder<unknown>,
  values: RawBuilder<unknown>,
): Promise<void> {
  await sql`insert into ${into}
    with recursive n(i) as (select 1 union all select i + 1 from n where i < ${sql.lit(count)})
    select ${values} from n`.execute(db);
}
