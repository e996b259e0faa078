import { CamelCasePlugin, type CompiledQuery, Kysely } from 'kysely';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type Ask, startTestBackend } from '../testing/backend.ts';
import { migrate } from './migrate.ts';
import { sqliteDialect } from './sqlite.ts';
import type { Tables } from './tables.ts';

const queries: CompiledQuery[] = [];
const db = new Kysely<Tables>({
  dialect: sqliteDialect(':memory:'),
  plugins: [new CamelCasePlugin()],
  log: ({ query }) => void queries.push(query),
});
let ask: Ask;

beforeAll(async () => {
  await migrate(db, ':memory:');
  ({ ask } = await startTestBackend(db));
});
afterAll(() => db.destroy());

test.each([
  'global/products',
  'global/products?sort=popular',
  'global/products?sort=newest',
  'global/notices',
  'global/notices/2',
  'global/boards',
  'global/boards?boardTypeId=1',
  'global/boards/1',
  'global/faqs',
  'global/faqs?categoryId=1',
  'global/notice-customer-boards?boardTypeId=11',
  'global/notice-customer-boards/1',
])('%s reads its rows in order from an index', async (path) => {
  queries.length = 0;
  expect((await ask(path)).status).toBe(200);
  const plans = await plansOf(queries.filter((query) => / limit /.test(query.sql)));
  expect(plans).not.toEqual([]);
  for (const plan of plans) expect(plan).not.toMatch(/TEMP B-TREE|^SCAN/);
});

test.each(['priceAsc', 'priceDesc'])('Without events, %s reads its rows from an index too', async (sort) => {
  await db.deleteFrom('events').execute();
  queries.length = 0;
  await ask(`global/products?sort=${sort}`);
  const plans = await plansOf(queries.filter((query) => / limit /.test(query.sql)));
  expect(plans).not.toEqual([]);
  for (const plan of plans) expect(plan).not.toMatch(/TEMP B-TREE|^SCAN/);
});

async function plansOf(asked: CompiledQuery[]): Promise<string[]> {
  const plans = [];
  for (const query of asked) {
    const plan = { ...query, sql: `explain query plan ${query.sql}` };
    const { rows } = await db.executeQuery<{ detail: string }>(plan);
    plans.push(rows.map((row) => row.detail).join('\n'));
  }
  return plans;
}
