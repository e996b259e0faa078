import { sql } from 'kysely';
import { beforeAll, expect, test } from 'vitest';
import { pickerKinds } from '#schemas/operator/content-calls.ts';
import { describeDatabases } from '#tests/setup/backend-databases.ts';
import { type CallOperator, type MakeOperator, startOperatorBackend } from '../../testing/operators.ts';

describeDatabases('Entries for pickers', (db) => {
  let call: CallOperator;
  let operator: MakeOperator;
  beforeAll(async () => {
    ({ call, operator } = await startOperatorBackend(db()));
  });
  const entries = async (params: Record<string, string | number>, language: 'ko' | 'en' = 'en') => {
    const { token } = await operator({ roles: { han: 'viewer', sakura: 'viewer' }, language });
    return (await call('facts', { token, params: { code: 'han', ...params } })).body;
  };

  test('Every kind has its entries, each with a title', async () => {
    for (const kind of pickerKinds) {
      const { rows, count } = await entries({ kind });
      expect([kind, count > 0, rows.every(({ title }: { title: string }) => title !== '')]).toEqual([
        kind,
        true,
        true,
      ]);
    }
  });

  test('Titles are in the operator’s language if the partner has it, else in the main one', async () => {
    const title = async (code: string, language: 'ko' | 'en') =>
      (await entries({ code, kind: 'products', limit: 1 }, language)).rows[0];
    expect(await title('han', 'ko')).toEqual({ id: 1, title: '울쎄라', detail: 'KRW 900' });
    expect(await title('han', 'en')).toMatchObject({ title: 'Ultherapy' });
    expect(await title('sakura', 'en')).toMatchObject({ title: '桜の施術' });
  });

  test('A period ends on its last day: an end at midnight belongs to the day before', async () => {
    const { rows } = await entries({ kind: 'exhibitions' });
    expect(rows.find(({ id }: { id: number }) => id === 2).detail).toBe('2026-06-01 – 2026-06-30');
  });

  test('A search finds words of the title, however written, and the number', async () => {
    const found = async (search: string) =>
      (await entries({ kind: 'products', search })).rows.map(({ id }: { id: number }) => id);
    expect(await found('ＵＬＴＨＥ')).toEqual([1]);
    expect(await found('2')).toContain(2);
    expect(await found('nothing like it')).toEqual([]);
  });

  test('Entries are read by their numbers in one call, those that do not exist are left out', async () => {
    const { rows, count } = await entries({ kind: 'products', ids: '3,999,1', limit: 1 });
    expect([rows.map(({ id }: { id: number }) => id), count]).toEqual([[1, 3], 2]);
    const many = Array.from({ length: 101 }, (_, index) => index + 1).join(',');
    expect((await entries({ kind: 'products', ids: many })).statusCode).toBe(400);
  });

  test('The entry with the number is first, also behind newer ones that name it in their titles', async () => {
    const { rows } = await entries({ kind: 'notices', limit: 100 });
    const [newest, oldest] = [rows[0].id, rows.at(-1).id];
    const at = db()
      .updateTable('contentTexts')
      .where('partnerId', '=', 1)
      .where('kind', '=', 'notice')
      .where('entryId', '=', newest);
    const text = { row: sql<string>`replace(row, '"title":"', ${`"title":"${oldest} `})` };
    await at.set(text).execute();
    const found = await entries({ kind: 'notices', search: `${oldest}`, limit: 1 });
    expect([found.rows[0].id, found.count]).toEqual([oldest, 2]);
  });

  test('Boards of the clinic and of visitors are kinds of their own', async () => {
    const ids = async (kind: string) =>
      (await entries({ kind })).rows.map(({ id }: { id: number }) => id) as number[];
    const [own, visitors] = [await ids('boardTypes'), await ids('customerBoards')];
    const kindOf = async (id: number) => {
      const { row } = await db()
        .selectFrom('boardTypes')
        .where('partnerId', '=', 1)
        .where('id', '=', id)
        .select('kind as row')
        .executeTakeFirstOrThrow();
      return row;
    };
    for (const id of own) expect(await kindOf(id)).toBe('partner');
    const named = await entries({ kind: 'boardTypes', ids: `${visitors[0]}` });
    expect(named.rows).toMatchObject([{ id: visitors[0] }]);
    for (const id of visitors) expect(await kindOf(id)).toBe('customer');
  });

  test('The list is limited, the count is not', async () => {
    const { rows, count } = await entries({ kind: 'products', limit: 1 });
    expect([rows.length, count > 1]).toEqual([1, true]);
  });

  test('Pages of the list follow each other, and end', async () => {
    const page = async (offset: number) => entries({ kind: 'products', limit: 1, offset });
    const [first, second] = [await page(0), await page(1)];
    expect([first.count, second.rows[0].id === first.rows[0].id]).toEqual([second.count, false]);
    expect((await page(first.count)).rows).toEqual([]);
  });

  test('The partner’s own facts are those that its site receives, and nobody else’s', async () => {
    const { token } = await operator({ roles: { han: 'viewer' } });
    const { status, body } = await call('partnerFacts', { token, params: { code: 'han' } });
    expect([status, body.partner.partnerCode, typeof body.config.timeZone]).toEqual([200, 'han', 'string']);
    const refused = await call('partnerFacts', { token, params: { code: 'sakura' } });
    expect(refused.status).toBe(404);
  });
});
