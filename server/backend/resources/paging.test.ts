import { CamelCasePlugin, type CompiledQuery, Kysely } from 'kysely';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createSchema } from '#tests/setup/backend-databases.ts';
import { describeWithPostgres } from '#tests/setup/external-services.ts';
import { migrate } from '../database/migrate.ts';
import type { Database } from '../database/open.ts';
import { postgresDialect } from '../database/postgres.ts';
import { sqliteDialect } from '../database/sqlite.ts';
import type { Tables } from '../database/tables.ts';
import { type Ask, startTestBackend } from '../testing/backend.ts';
import { fillLists, firstMade, many } from '../testing/many-rows.ts';

/** Tables that grow; a small one is best read whole, and both engines know that. */
const long = 'notices|board_articles|customer_articles|products|content_texts';
const asked: CompiledQuery[] = [];
const plugins = [new CamelCasePlugin()];
const log = ({ query }: { query: CompiledQuery }) => void asked.push(query);
/** Articles of a fortnight: no page is sought further from where its stretch begins. */
const inStretch = 14 * 48;
const lists = [
  { path: 'notices?', rows: many.articles },
  { path: 'boards?', rows: many.articles },
  { path: 'boards?boardTypeId=1&', rows: many.articles },
  { path: 'notice-customer-boards?boardTypeId=11&', rows: many.articles },
  { path: 'products?', rows: many.products },
];
const sorted = ['popular', 'newest'].map((sort) => ({ path: `products?sort=${sort}&`, rows: many.products }));

describe('100,000 articles and 10,000 treatments over SQLite', () => {
  const db = new Kysely<Tables>({ dialect: sqliteDialect(':memory:'), plugins, log });
  const hasPoorPlan = async (query: CompiledQuery) => {
    const lines = await plan(db, 'explain query plan', query);
    return lines.some((line) => new RegExp(`^SCAN (${long})|TEMP B-TREE`).test(line));
  };
  tests({ db, hasPoorPlan, open: () => migrate(db, ':memory:'), close: () => db.destroy() });
});

describeWithPostgres('100,000 articles and 10,000 treatments over PostgreSQL', () => {
  let db: Kysely<Tables>;
  let drop: () => Promise<void>;
  const hasPoorPlan = async (query: CompiledQuery) => {
    const lines = await plan(db, 'explain', query);
    // What is left of a list at its end may be sorted: those are few.
    return lines.some(
      (line) => new RegExp(`Seq Scan on (${long})`).test(line) || /\bSort .*rows=\d{4}/.test(line),
    );
  };
  const open = async () => {
    const schema = await createSchema();
    db = new Kysely<Tables>({ dialect: postgresDialect(schema.url), plugins, log });
    drop = schema.drop;
    await migrate(db, schema.url);
  };
  const close = async () => {
    await db.destroy();
    await drop();
  };
  tests({
    get db() {
      return db;
    },
    hasPoorPlan,
    open,
    close,
  });
});

function tests(engine: {
  readonly db: Database;
  hasPoorPlan: (query: CompiledQuery) => Promise<boolean>;
  open: () => Promise<unknown>;
  close: () => Promise<void>;
}) {
  let ask: Ask;
  beforeAll(async () => {
    await engine.open();
    ({ ask } = await startTestBackend(engine.db));
    await fillLists(engine.db);
  }, 180_000);
  afterAll(() => engine.close());

  const idsOf = async (path: string) => {
    const { status, body } = await ask(`global/${path}`);
    expect(status).toBe(200);
    return { ids: (body.rows as { id: number }[]).map(({ id }) => id), count: body.count as number };
  };

  test.each([...lists, ...sorted])(
    '$path reads no list from its beginning and sorts none',
    async ({ path, rows }) => {
      for (const page of [1, Math.floor(rows / 20), Math.floor(rows / 10)]) {
        asked.length = 0;
        await idsOf(`${path}limit=10&page=${page}`);
        const queries = [...asked];
        expect(queries.some((query) => / limit /.test(query.sql))).toBe(true);
        for (const query of queries) {
          expect([query.sql, await engine.hasPoorPlan(query)]).toEqual([query.sql, false]);
          expect(query.sql).not.toContain('count(');
        }
      }
    },
  );

  test.each(lists)('$path: a deep page is sought where it begins, not walked to', async ({ path, rows }) => {
    for (const page of [1, 777, rows / 10].filter((page) => page * 10 <= rows)) {
      asked.length = 0;
      await idsOf(`${path}limit=10&page=${page}`);
      const offsets = asked
        .filter((query) => / limit /.test(query.sql) && /order by/.test(query.sql))
        .map((query) => query.parameters.at(-1));
      expect(offsets).toHaveLength(1);
      expect(offsets[0]).toBeLessThan(inStretch);
    }
  });

  test('The pages of a list show every article once, and their order is that of the whole list', async () => {
    const table = engine.db.selectFrom('notices').where('partnerId', '=', 1);
    const whole = await table
      .select('id')
      .orderBy('isPinned', 'desc')
      .orderBy('createdAt', 'desc')
      .orderBy('id', 'desc')
      .execute();
    for (const [page, limit] of [
      [1, 100],
      [2, 60],
      [101, 10],
      [617, 100],
      [Math.ceil(whole.length / 7), 7],
    ] as const) {
      const { ids, count } = await idsOf(`notices?page=${page}&limit=${limit}`);
      expect(count).toBe(whole.length);
      expect(ids).toEqual(whole.slice((page - 1) * limit, page * limit).map(({ id }) => id));
    }
  });

  test('What is written, pinned, moved and deleted is counted', async () => {
    const countOf = async (board: number) => (await idsOf(`boards?boardTypeId=${board}&limit=1`)).count;
    const before = await countOf(1);
    const made = engine.db.updateTable('boardArticles').where('partnerId', '=', 1);
    await made
      .set({ boardTypeId: 2 })
      .where('id', '<=', firstMade + 10)
      .where('id', '>', firstMade)
      .execute();
    expect([await countOf(1), await countOf(2)]).toEqual([before - 10, 10]);
    await made
      .set({ isPinned: 1 })
      .where('id', '=', firstMade + 3)
      .execute();
    expect((await idsOf('boards?boardTypeId=2')).ids[0]).toBe(firstMade + 3);
    await engine.db
      .deleteFrom('boardArticles')
      .where('partnerId', '=', 1)
      .where('boardTypeId', '=', 2)
      .execute();
    expect(await idsOf('boards?boardTypeId=2')).toEqual({ ids: [], count: 0 });
  });

  test('A keyword finds a thousand at most, and no page is beyond reading', async () => {
    expect((await idsOf('notices?keyword=number&limit=1')).count).toBe(1_000);
    expect(await idsOf(`notices?keyword=${firstMade + 4321}`)).toEqual({ ids: [firstMade + 4321], count: 1 });
    const { ids, count } = await idsOf('notices?page=9007199254740991&limit=100');
    expect([ids, count > many.articles]).toEqual([[], true]);
    for (const query of ['page=0', 'page=-1', 'page=1.5', 'page=1e99', 'page=x', 'limit=101', 'limit=0'])
      expect([query, (await ask(`global/notices?${query}`)).status]).toEqual([query, 400]);
  });
}

async function plan(db: Database, explain: string, query: CompiledQuery): Promise<string[]> {
  const { rows } = await db.executeQuery<Record<string, unknown>>({
    ...query,
    sql: `${explain} ${query.sql}`,
  });
  return rows.map((row) => String(row.detail ?? Object.values(row)[0]));
}
