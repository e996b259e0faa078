/**
 * Whether paging time stays flat: the first page of each long list of the reference backend against its last, in turns,
 * over 100,000 articles and 10,000 treatments, compared with the same page by a bare `limit … offset`. Then whole answers
 * of treatments in other orders, of lists that are sorted per request, and of keywords, which are searched in every text.
 *
 *     node tests/bench/paging.ts      on SQLite, and on PostgreSQL if it is reachable
 */
import { sql } from 'kysely';
import { migrate } from '#server/backend/database/migrate.ts';
import { type Database, openDatabase } from '#server/backend/database/open.ts';
import { articlePage, recommendedPage } from '#server/backend/resources/page-queries.ts';
import { startTestBackend } from '#server/backend/testing/backend.ts';
import { fillLists, firstMade, many } from '#server/backend/testing/many-rows.ts';
import { answers, postgresUrl } from '#tests/setup/external-services.ts';
import { createSchema } from '#tests/setup/postgres-databases.ts';

const rounds = 41;
const limit = 10;

const answersByPath = [
  { path: 'products?categoryId=2&', rows: many.products / 10 },
  { path: 'products?categoryId=3&', rows: many.products },
  ...['popular', 'newest', 'priceAsc'].map((sort) => ({
    path: `products?sort=${sort}&`,
    rows: many.products,
  })),
  { path: `products?relatedTo=${firstMade + 10}&`, rows: many.products },
  { path: 'global-exhibition-products?exhibitionId=3&', rows: many.products },
  ...['notices?', 'boards?boardTypeId=1&', 'products?'].map((list) => ({
    path: `${list}keyword=number&`,
    rows: 1_000,
  })),
  { path: 'notices?keyword=nowhere&', rows: limit },
  { path: 'notice-customer-boards?boardTypeId=11&keyword=nowhere&', rows: limit },
];

await measure('SQLite', ':memory:');
if (await answers(postgresUrl, 5432)) {
  const schema = await createSchema();
  await measure('PostgreSQL', schema.url);
  await schema.drop();
}

async function measure(engine: string, address: string): Promise<void> {
  const db = openDatabase(address);
  await migrate(db, address);
  const { ask } = await startTestBackend(db);
  await fillLists(db);
  console.log(`\n${engine}, medians of ${rounds} rounds in ms`);
  console.log('list                first   last  ratio   last by offset');
  for (const list of lists(db)) {
    const deep = Math.floor(list.rows / limit);
    const [first, last, plain] = await inTurns([
      () => list.page(1),
      () => list.page(deep),
      () => list.plain((deep - 1) * limit),
    ]);
    const cells = [first, last, (last as number) / (first as number), plain].map((value) =>
      (value as number).toFixed(2),
    );
    console.log(
      list.name.padEnd(18),
      ...cells.slice(0, 3).map((cell) => cell.padStart(6)),
      (cells[3] as string).padStart(16),
    );
  }
  console.log('answer                                                first   last');
  for (const { path, rows } of answersByPath) {
    const page = (page: number) => () => ask(`global/${path}limit=${limit}&page=${page}`);
    const times = await inTurns([page(1), page(Math.floor(rows / limit))]);
    console.log(path.slice(0, -1).padEnd(52), ...times.map((time) => time.toFixed(2).padStart(6)));
  }
  await db.destroy();
}

function lists(db: Database) {
  const articles = [
    { name: 'notices', list: { table: 'notices', partnerId: 1 } },
    { name: 'board of a clinic', list: { table: 'board_articles', partnerId: 1, boardTypeId: 1 } },
    { name: 'board of visitors', list: { table: 'customer_articles', partnerId: 1, boardTypeId: 11 } },
  ] as const;
  const ofArticles = articles.map(({ name, list }) => ({
    name,
    rows: many.articles,
    page: (page: number) => articlePage(db, list, ['id'], { page, limit }),
    plain: (offset: number) =>
      sql`select id from ${sql.table(list.table)} where partner_id = 1
        ${'boardTypeId' in list ? sql`and board_type_id = ${list.boardTypeId}` : sql``}
        order by is_pinned desc, created_at desc, id desc limit ${limit} offset ${offset}`.execute(db),
  }));
  const treatments = {
    name: 'treatments',
    rows: many.products,
    page: (page: number) => recommendedPage(db, 1, { page, limit }),
    plain: (offset: number) =>
      sql`select id from products where partner_id = 1 order by weight, id limit ${limit} offset ${offset}`.execute(
        db,
      ),
  };
  return [...ofArticles, treatments];
}

/** Median time of each, in ms; taken in turns, so that all run under the same conditions. */
async function inTurns(acts: (() => Promise<unknown>)[]): Promise<number[]> {
  const times = acts.map(() => [] as number[]);
  for (let round = 0; round < rounds; round++) {
    for (const [index, act] of acts.entries()) {
      const start = performance.now();
      await act();
      times[index]?.push(performance.now() - start);
    }
  }
  return times.map((list) => list.toSorted((a, b) => a - b)[Math.floor(rounds / 2)] as number);
}
