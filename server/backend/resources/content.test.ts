import { beforeAll, expect, test } from 'vitest';
import { describeDatabases } from '#tests/setup/backend-databases.ts';
import { type Ask, refusal, startTestBackend } from '../testing/backend.ts';
import { noon } from '../testing/clinic.ts';

type Row = { id: number; title: string; state: string };

describeDatabases('Content', (db) => {
  let ask: Ask;
  let clock: { now: number };
  beforeAll(async () => {
    ({ ask, clock } = await startTestBackend(db()));
  });
  const rowsOf = async (path: string): Promise<Row[]> => (await ask(path)).body.rows;
  const ids = async (path: string) => (await rowsOf(path)).map((row) => row.id);

  test('Exhibitions run, come and end by the clock', async () => {
    const rows = await rowsOf('global/exhibitions');
    expect(rows.map((row) => [row.id, row.state])).toEqual([
      [2, 'ongoing'],
      [3, 'always'],
      [4, 'upcoming'],
      [5, 'ended'],
      [1, 'ended'],
    ]);
    clock.now = Date.parse('2026-07-01T00:00:00+09:00');
    expect((await rowsOf('global/exhibitions'))[0]).toMatchObject({ id: 3 });
    expect((await ask('global/exhibitions/2')).body.row.state).toBe('ended');
    clock.now = noon;
  });

  test('Exhibitions are filtered by state and keyword', async () => {
    expect(await ids('global/exhibitions?state=running')).toEqual([2, 3]);
    expect(await ids('global/exhibitions?state=ongoing')).toEqual([2]);
    expect(await ids('global/exhibitions?state=always')).toEqual([3]);
    expect(await ids('global/exhibitions?state=upcoming')).toEqual([4]);
    expect(await ids('global/exhibitions?state=ended')).toEqual([5, 1]);
    expect(await ids('global/exhibitions?languageCode=en&keyword=summer')).toEqual([2]);
  });

  test('An exhibition has its treatments, in the order of recommendation', async () => {
    const { row } = (await ask('global/exhibitions/2')).body;
    expect(row).toMatchObject({ productCount: 2, description: '<p>여름 기획전</p>' });
    expect(row.products.map((product: Row) => product.id)).toEqual([1, 2]);
  });

  test('Treatments of all running exhibitions are listed once each', async () => {
    const listed = async (query = '') =>
      (await ask(`global/global-exhibition-products${query}`)).body.rows.map(
        (row: { id: number; exhibitionId: number }) => [row.id, row.exhibitionId],
      );
    expect(await listed()).toEqual([
      [1, 2],
      [2, 2],
      [5, 3],
    ]);
    expect(await listed('?exhibitionId=4')).toEqual([[3, 4]]);
    expect(await listed('?exhibitionId=5')).toEqual([]);
    expect(refusal(await ask('global/global-exhibition-products?exhibitionId=99'))[0]).toBe(404);
  });

  test('Popups are those that run, in their order', async () => {
    const rows = (await ask('global/popups?languageCode=en')).body.rows;
    expect(rows.map((row: Row) => row.id)).toEqual([2, 3]);
    expect(rows[0]).toMatchObject({ pcWidth: 3, pcHeight: 4, mobileWidth: 1, mobileHeight: 1 });
    expect(rows[0].popupItems[0].pcContent).toMatchObject({
      url: '/files/han/one.webp',
      width: 960,
      alt: 'Popup 2',
    });
  });

  test('Notices come pinned first, then the newest, and know their neighbours', async () => {
    expect(await ids('global/notices')).toEqual([2, 4, 3, 1]);
    const around = async (id: number) => {
      const { prev, next } = (await ask(`global/notices/${id}`)).body.row;
      return [prev?.id ?? null, next?.id ?? null];
    };
    expect(await around(2)).toEqual([null, 4]);
    expect(await around(4)).toEqual([2, 3]);
    expect(await around(1)).toEqual([3, null]);
    expect((await ask('global/notices/4')).body.row.next).toEqual({ id: 3, title: '공지 3' });
  });

  test('Notices are searched in title and content, but not in markup', async () => {
    expect(await ids('global/notices?languageCode=en&keyword=content%203')).toEqual([3]);
    expect(await ids('global/notices?keyword=%3Cp%3E')).toEqual([]);
    expect(await ids('global/notices?languageCode=en&keyword=p')).toEqual([]);
  });

  test('Every word of a keyword must be found, in any order', async () => {
    expect(await ids('global/notices?languageCode=en&keyword=3%20content')).toEqual([3]);
    expect(await ids('global/notices?languageCode=en&keyword=content%203%20elsewhere')).toEqual([]);
    expect(await ids('global/exhibitions?languageCode=en&keyword=%E3%80%80SUMMER%20%20summer')).toEqual([2]);
  });

  test('Questions are searched in question and answer, their categories stay whole', async () => {
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
    expect(await ids('global/boards?boardTypeId=11')).toEqual([]);
    expect((await ask('global/boards/1')).body.row).toMatchObject({ prev: { id: 2 }, next: null });
    expect((await ask('global/notice-board-types/1')).body.row).toMatchObject({
      kind: 'partner',
      view: 'gallery',
    });
    expect((await ask('global/notice-board-types/11')).body.row).toMatchObject({ kind: 'customer' });
  });

  test('Questions come with every category, whatever the filter', async () => {
    const { body } = await ask('global/faqs?categoryId=1');
    expect(body.rows).toMatchObject([{ id: 1, categoryName: '예약' }]);
    expect(body.categories).toEqual([
      { id: 1, name: '예약', count: 1 },
      { id: 2, name: '비용', count: 1 },
    ]);
    // The category of the second has no English name, so the whole question speaks Korean.
    const { rows } = (await ask('global/faqs?languageCode=en')).body;
    expect(rows.map((row: { languageCode: string }) => row.languageCode)).toEqual(['en', 'ko']);
  });

  test('Instructions are found by their treatment', async () => {
    expect(await ids('after-notices')).toEqual([1, 2]);
    expect(await ids('after-notices?productId=1')).toEqual([1]);
    expect(await ids('after-notices?keyword=%EB%88%95')).toEqual([2]);
  });

  test('Exceptions to the hours are those that touch the days asked for', async () => {
    expect(await ids('global/schedules')).toEqual([2, 1]);
    expect(await ids('global/schedules?from=2026-08-05&to=2026-08-31')).toEqual([1]);
    expect(await ids('global/schedules?from=2026-08-06')).toEqual([]);
    expect((await rowsOf('global/schedules'))[0]).toMatchObject({ isClosed: false, openAt: '10:00' });
  });

  test('Of a term the version in force is shown, by the day at the partner’s', async () => {
    const title = async () => (await ask('global/term?type=privacy-policy')).body.row.title;
    expect(await title()).toBe('방침 2026-06-15');
    clock.now = Date.parse('2026-06-15T15:00:00Z');
    expect(await title()).toBe('방침 2026-06-16');
    clock.now = noon;
    expect(refusal(await ask('global/term?type=terms-of-service'))).toEqual([404, 'TERM_NOT_FOUND']);
  });

  test('Staff has its schedule by the clinic’s hours', async () => {
    const { rows, count } = (await ask('global/partner-employees/weekly-schedules')).body;
    expect(count).toBe(1);
    const days = rows[0].days.map((day: { shift: string; openAt: string | null; closeAt: string | null }) => [
      day.shift,
      day.openAt,
      day.closeAt,
    ]);
    expect(days).toEqual([
      ['off', null, null],
      ['all', '10:00', '19:00'],
      ['am', '10:00', '13:00'],
      ['off', null, null],
      ['off', null, null],
      ['pm', '12:30', '15:00'],
      ['off', null, null],
    ]);
    expect(await ids('global/partner-employees')).toEqual([1, 2]);
  });

  test('A week of the calendar has its dates, its closures and as many weeks as were asked for', async () => {
    const { rows } = (await ask('global/partner-employees/weekly-schedules?date=2026-08-05&weeks=2')).body;
    type Day = { date: string; shift: string; change: { kind: string; note: string } | null };
    const days: Day[] = rows[0].days;
    expect(days.map(({ date }) => date)).toHaveLength(14);
    expect(days[1]).toMatchObject({
      date: '2026-08-04',
      shift: 'off',
      change: { kind: 'closed', note: '휴가' },
    });
    expect(days[8]).toMatchObject({ date: '2026-08-11', shift: 'all', change: null });
    expect((await ask('global/partner-employees/weekly-schedules?date=tomorrow')).status).toBe(400);
  });

  test('What insurance does not cover is listed in its order, with one price or a span', async () => {
    const { body } = await ask('global/medical-charges?languageCode=en');
    expect(body).toMatchObject({
      count: 2,
      currency: 'KRW',
      updatedAt: '2026-03-01',
      notice: '<p>Notice</p>',
      rows: [
        { id: 9, kind: 'treatment', name: 'Ultherapy', minPrice: 900, maxPrice: 1700, vat: 'included' },
        { id: 2, kind: 'certificate', name: 'Certificate', minPrice: 200, maxPrice: 200, vat: 'exempt' },
      ],
    });
  });

  test('A partner without useMedicalCharge has no such list', async () => {
    const answer = await ask('global/medical-charges', { as: 'sakura' });
    expect(refusal(answer)[0]).toBe(404);
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

  test('A short address leads back, and only to this site', async () => {
    const { row } = (await ask('global/shorten-url?url=/products/1?a=1')).body;
    expect(row.shortUrl).toBe(`http://han.localhost/s/${row.code}`);
    expect((await ask('global/shorten-url?url=/products/1?a=1')).body.row.code).toBe(row.code);
    expect((await ask(`global/shorten-url?code=${row.code}`)).body.row.url).toBe('/products/1?a=1');
    expect((await ask(`global/shorten-url?url=http://han.localhost:3000/x`)).body.row.url).toBe('/x');
    expect(refusal(await ask('global/shorten-url?url=https://evil.example/x'))).toEqual([
      400,
      'SHORT_URL_FOREIGN',
    ]);
    expect(refusal(await ask(`global/shorten-url?code=${row.code}`, { as: 'sakura' }))[0]).toBe(404);
    expect((await ask('global/shorten-url')).status).toBe(400);
    for (const path of ['//evil.example', '/..//evil.example', '/%5Cevil.example/..//x'])
      expect(
        refusal(await ask(`global/shorten-url?url=${encodeURIComponent(`http://han.localhost${path}`)}`)),
      ).toEqual([400, 'SHORT_URL_FOREIGN']);
  });

  test('What is shared most needs no row for its short address, and other addresses have a limit', async () => {
    const kept = async () =>
      (await db().selectFrom('shortUrls').select('code').where('partnerId', '=', 2).execute()).length;
    const made = await Promise.all(
      [1, 2, 3].map((id) => ask(`global/shorten-url?url=/ko/products/${id}`, { as: 'sakura' })),
    );
    expect(made.map(({ body }) => body.row.code)).toEqual(['ko-p-1', 'ko-p-2', 'ko-p-3']);
    expect((await ask('global/shorten-url?code=ko-p-3')).body.row.url).toBe('/ko/products/3');
    expect(await kept()).toBe(0);
    const rows = Array.from({ length: 999 }, (_, index) => ({ code: `c${index}`, url: `/c/${index}` }));
    await db()
      .insertInto('shortUrls')
      .values(rows.map((row) => ({ ...row, partnerId: 2, createdAt: 0 })))
      .execute();
    const last = await ask('global/shorten-url?url=/last', { as: 'sakura' });
    expect(last.status).toBe(200);
    expect(refusal(await ask('global/shorten-url?url=/more', { as: 'sakura' }))).toEqual([
      409,
      'SHORT_URL_FULL',
    ]);
    expect((await ask('global/shorten-url?url=/last', { as: 'sakura' })).body).toEqual(last.body);
    expect(await kept()).toBe(1_000);
  });

  test('An article is found under the number of its own board alone', async () => {
    expect((await ask('global/boards/1?boardTypeId=1')).status).toBe(200);
    expect(refusal(await ask('global/boards/1?boardTypeId=11'))).toEqual([404, 'ARTICLE_NOT_FOUND']);
  });

  test('One partner never sees what belongs to another', async () => {
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
