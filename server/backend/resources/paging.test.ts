// @slow: fills lists with thousands of rows, on two databases

import { afterAll, beforeAll, expect, test } from 'vitest';
import { describeWithPlans } from '#tests/setup/query-plans.ts';
import { type Ask, startTestBackend } from '../testing/backend.ts';
import { fillLists, firstMade, many } from '../testing/many-rows.ts';

/** Articles in a stretch of two weeks: the highest offset of a page within its stretch. */
const inStretch = 14 * 48;
const lists = [
  { path: 'notices?', rows: many.articles },
  { path: 'boards?', rows: many.articles },
  { path: 'boards?boardTypeId=1&', rows: many.articles },
  { path: 'notice-customer-boards?boardTypeId=11&', rows: many.articles },
  { path: 'products?', rows: many.products },
];
const sorted = ['popular', 'newest'].map((sort) => ({ path: `products?sort=${sort}&`, rows: many.products }));
/** Lists without an index in their order. Every page sorts the same rows, at most all treatments. */
const filtered = [
  { path: 'products?categoryId=2&', rows: 1_000 },
  { path: 'products?categoryId=3&', rows: many.products },
  { path: 'products?categoryId=3&sort=popular&', rows: many.products },
  { path: 'products?categoryId=3&sort=priceDesc&', rows: many.products },
  { path: 'products?sort=priceAsc&', rows: many.products },
  { path: 'products?sort=priceDesc&', rows: many.products },
  { path: `products?relatedTo=${firstMade + 10}&`, rows: many.products },
  { path: 'global-exhibition-products?', rows: many.products },
  { path: 'global-exhibition-products?exhibitionId=3&sort=priceAsc&', rows: many.products },
];
/** Searches that scan each text, because no index covers parts of words. Every text contains `found`. */
const searched = [
  { path: 'notices?', found: 'number' },
  { path: 'boards?boardTypeId=1&', found: 'number' },
  { path: 'notice-customer-boards?boardTypeId=11&', found: 'title' },
  { path: 'products?', found: 'number' },
];

describeWithPlans('100,000 articles and 10,000 treatments', (engine) => {
  const { asked } = engine;
  let ask: Ask;
  beforeAll(async () => {
    await engine.open();
    ({ ask } = await startTestBackend(engine.db));
    await fillLists(engine.db);
  });
  afterAll(() => engine.close());

  const idsOf = async (path: string) => {
    const { status, body } = await ask(`global/${path}`);
    expect(status).toBe(200);
    return { ids: (body.rows as { id: number }[]).map(({ id }) => id), count: body.count as number };
  };

  test.each([...lists, ...sorted])('$path neither scans nor sorts a list', async ({ path, rows }) => {
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
  });

  test.each(lists)('$path: a deep page is reached by a seek, not a scan', async ({ path, rows }) => {
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

  test.each(filtered)('$path reads its rows once and no others', async ({ path, rows }) => {
    for (const page of [1, rows / 10]) {
      asked.length = 0;
      const { ids, count } = await idsOf(`${path}limit=10&page=${page}`);
      expect([ids.length, Math.abs(count - rows) < 10]).toEqual([10, true]);
      for (const query of [...asked])
        expect([query.sql, await engine.readsTooMuch(query)]).toEqual([query.sql, false]);
    }
  });

  test.each(searched)(
    '$path: a keyword costs one scan of the texts and at most a thousand rows',
    async ({ path, found }) => {
      for (const [keyword, count] of [
        [found, 1_000],
        ['nowhere', 0],
      ]) {
        asked.length = 0;
        expect((await idsOf(`${path}keyword=${keyword}&limit=10&page=100`)).count).toBe(count);
        const looks = asked.filter((query) => query.sql.includes(' like '));
        expect(looks.map((query) => [/ limit \S+$/.test(query.sql), query.parameters.at(-1)])).toEqual([
          [true, 1_000],
        ]);
        for (const query of [...asked])
          expect([query.sql, await engine.readsTooMuch(query)]).toEqual([query.sql, false]);
      }
    },
  );

  test('Treatments sorted by event price are listed once each', async () => {
    const priceOf = (id: number) => {
      const i = id - firstMade;
      const regular = 1000 * (i % 331);
      return i % 2 ? regular : regular - 500;
    };
    const { ids } = await idsOf('products?categoryId=2&sort=priceDesc&limit=100&page=3');
    const made = Array.from({ length: 1_000 }, (_, at) => firstMade + 10 * (at + 1));
    const { ids: others } = await idsOf('products?categoryId=2&sort=priceDesc&limit=100&page=2');
    expect(ids.map(priceOf)).toEqual(
      made
        .map(priceOf)
        .toSorted((a, b) => b - a)
        .slice(200, 300),
    );
    expect(new Set([...ids, ...others]).size).toBe(200);
  });

  test('Pages show every article once, in the order of the whole list', async () => {
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

  test('Counts follow pinned, moved and deleted articles', async () => {
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

  test('A keyword finds a thousand rows at most, and very high page numbers are answered', async () => {
    expect((await idsOf('notices?keyword=number&limit=1')).count).toBe(1_000);
    expect(await idsOf(`notices?keyword=${firstMade + 4321}`)).toEqual({ ids: [firstMade + 4321], count: 1 });
    const { ids, count } = await idsOf('notices?page=9007199254740991&limit=100');
    expect([ids, count > many.articles]).toEqual([[], true]);
    for (const query of ['page=0', 'page=-1', 'page=1.5', 'page=1e99', 'page=x', 'limit=101', 'limit=0'])
      expect([query, (await ask(`global/notices?${query}`)).status]).toEqual([query, 400]);
  });
});
