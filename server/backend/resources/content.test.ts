import { beforeAll, expect, test } from 'vitest';
import { describeDatabases } from '#tests/setup/backend-databases.ts';
import { type Ask, refusal, startTestBackend } from '../testing/backend.ts';
import { noon } from '../testing/clinic.ts';

type Row = { id: number };

describeDatabases('Content', (db) => {
  let ask: Ask;
  let clock: { now: number };
  beforeAll(async () => {
    ({ ask, clock } = await startTestBackend(db()));
  });
  const ids = async (path: string): Promise<number[]> =>
    (await ask(path)).body.rows.map(({ id }: { id: number }) => id);

  test('Notices are listed pinned first, then the newest, and have neighbors', async () => {
    expect(await ids('global/notices')).toEqual([2, 4, 3, 1]);
    const around = async (id: number) => {
      const { prev, next } = (await ask(`global/notices/${id}`)).body.row;
      return [prev?.id ?? null, next?.id ?? null];
    };
    expect(await around(2)).toEqual([null, 4]);
    expect(await around(4)).toEqual([2, 3]);
    expect(await around(1)).toEqual([3, null]);
    expect((await ask('global/notices/4')).body.row.next).toEqual({
      id: 3,
      languageCode: 'ko',
      title: '공지 3',
    });
  });

  test('Notices are searched in title and content, but not in markup', async () => {
    expect(await ids('global/notices?languageCode=en&keyword=content%203')).toEqual([3]);
    expect(await ids('global/notices?keyword=%3Cp%3E')).toEqual([]);
    expect(await ids('global/notices?languageCode=en&keyword=p')).toEqual([]);
  });

  test('Every word of a keyword must match, in any order', async () => {
    expect(await ids('global/notices?languageCode=en&keyword=3%20content')).toEqual([3]);
    expect(await ids('global/notices?languageCode=en&keyword=content%203%20elsewhere')).toEqual([]);
    expect(await ids('global/exhibitions?languageCode=en&keyword=%E3%80%80SUMMER%20%20summer')).toEqual([2]);
  });

  test('FAQs are searched in question and answer, with all categories in the result', async () => {
    const all = (await ask('global/faqs?languageCode=en')).body;
    const word = String(all.rows[0].question).split(' ')[0] ?? '';
    const found = (await ask(`global/faqs?languageCode=en&keyword=${encodeURIComponent(word)}`)).body;
    expect(found.rows.map((row: Row) => row.id)).toContain(all.rows[0].id);
    expect(found.categories).toEqual(all.categories);
    const none = (await ask('global/faqs?languageCode=en&keyword=xyzzy')).body;
    expect([none.rows, none.count, none.categories]).toEqual([[], 0, all.categories]);
  });

  test('Articles of the clinic are listed by board', async () => {
    expect(await ids('global/boards')).toEqual([2, 1]);
    expect(await ids('global/boards?boardTypeId=1&keyword=1')).toEqual([1]);
    expect(await ids('global/boards?boardTypeId=99')).toEqual([]);
    for (const query of ['boardTypeId=11', 'boardTypeId=11&keyword=1'])
      expect(refusal(await ask(`global/boards?${query}`))).toEqual([404, 'BOARD_NOT_FOUND']);
    expect((await ask('global/boards/1')).body.row).toMatchObject({ prev: { id: 2 }, next: null });
    expect((await ask('global/notice-board-types/1')).body.row).toMatchObject({
      kind: 'partner',
      view: 'gallery',
    });
    expect((await ask('global/notice-board-types/11')).body.row).toMatchObject({ kind: 'customer' });
  });

  test('FAQs include every category, whatever the filter', async () => {
    const { body } = await ask('global/faqs?categoryId=1');
    expect(body.rows).toMatchObject([{ id: 1, categoryName: '예약' }]);
    expect(body.categories).toEqual([
      { id: 1, languageCode: 'ko', name: '예약', count: 1 },
      { id: 2, languageCode: 'ko', name: '비용', count: 1 },
    ]);
    // The category of the second has no English name, so the whole FAQ is in Korean.
    const { rows } = (await ask('global/faqs?languageCode=en')).body;
    expect(rows.map((row: { languageCode: string }) => row.languageCode)).toEqual(['en', 'ko']);
  });

  test('Instructions are found by their treatment', async () => {
    expect(await ids('after-notices')).toEqual([1, 2]);
    expect(await ids('after-notices?productId=1')).toEqual([1]);
    expect(await ids('after-notices?keyword=%EB%88%95')).toEqual([2]);
  });

  test('A term is shown in the version in force, by the day in the partner’s time zone', async () => {
    const title = async () => (await ask('global/term?type=privacy-policy')).body.row.title;
    expect(await title()).toBe('방침 2026-06-15');
    clock.now = Date.parse('2026-06-15T15:00:00Z');
    expect(await title()).toBe('방침 2026-06-16');
    clock.now = noon;
    expect(refusal(await ask('global/term?type=terms-of-service'))).toEqual([404, 'TERM_NOT_FOUND']);
  });

  test('A page without head data answers nulls', async () => {
    expect((await ask('global/page?path=/introduce/')).body.row).toMatchObject({
      pageTitle: '소개',
      isCdnFavicon: true,
    });
    expect((await ask('global/page?path=/other')).body.row).toMatchObject({
      pageTitle: null,
      pageKeywords: [],
    });
  });

  test('An article is found only under its own board’s id', async () => {
    expect((await ask('global/boards/1?boardTypeId=1')).status).toBe(200);
    expect(refusal(await ask('global/boards/1?boardTypeId=11'))).toEqual([404, 'ARTICLE_NOT_FOUND']);
  });

  test('A partner never sees another partner’s entries', async () => {
    for (const path of ['products/2', 'exhibitions/2', 'notices/1', 'faqs/1', 'boards/1', 'brandings/1']) {
      expect((await ask(`global/${path}`)).status).toBe(200);
      expect((await ask(`global/${path}`, { as: 'sakura' })).status).toBe(404);
    }
    expect((await ask('global/notices/9')).status).toBe(404);
    expect((await ask('global/notices/9', { as: 'sakura' })).status).toBe(200);
    const names = (await ask('global/products', { as: 'sakura' })).body.rows.map(
      (row: { name: string }) => row.name,
    );
    expect(names).toEqual(['桜の施術']);
    expect((await ask('global/notice-customer-boards/7', { as: 'sakura' })).status).toBe(200);
    expect((await ask('global/notice-customer-boards/7')).status).toBe(404);
  });
});
