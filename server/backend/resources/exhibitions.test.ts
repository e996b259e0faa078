import { beforeAll, expect, test } from 'vitest';
import { describeDatabases } from '#tests/setup/backend-databases.ts';
import { seedContent } from '../seed/seed-content.ts';
import { type Ask, refusal, startTestBackend } from '../testing/backend.ts';
import { noon } from '../testing/clinic.ts';
import { han, sakura, sizes } from '../testing/content.ts';

type Row = { id: number; title: string; state: string };

describeDatabases('Exhibitions', (db) => {
  let ask: Ask;
  let clock: { now: number };
  beforeAll(async () => {
    ({ ask, clock } = await startTestBackend(db()));
  });
  const rowsOf = async (path: string): Promise<Row[]> => (await ask(path)).body.rows;
  const reseed = (content = han()) =>
    db()
      .transaction()
      .execute((transaction) => seedContent(transaction, content, sizes, noon));
  const ids = async (path: string) => (await rowsOf(path)).map((row) => row.id);

  test('The state of exhibitions follows the clock', async () => {
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

  test('An exhibition has its treatments in recommended order', async () => {
    const { row } = (await ask('global/exhibitions/2')).body;
    expect(row).toMatchObject({ productCount: 2, description: '<p>여름 기획전</p>' });
    expect(row.products.map((product: Row) => product.id)).toEqual([1, 2]);
  });

  test('A list shows the lowest price of running exhibitions only', async () => {
    const rows = (await ask('global/exhibitions')).body.rows;
    expect(
      rows.map(({ id, lowestPrice }: { id: number; lowestPrice: unknown }) => [id, lowestPrice]),
    ).toEqual([
      [2, { price: 500, originalPrice: null, currency: 'KRW', isVatIncluded: true }],
      [3, { price: 400, originalPrice: 800, currency: 'KRW', isVatIncluded: false }],
      [4, null],
      [5, null],
      [1, null],
    ]);
    expect((await ask('global/exhibitions/3')).body.row.lowestPrice.price).toBe(400);
    expect((await ask('global/exhibitions/4')).body.row.lowestPrice).toBeNull();
  });

  test('A treatment that cannot be reserved determines the lowest price only if there is no other', async () => {
    const lowest = async () => (await ask('global/exhibitions/2')).body.row.lowestPrice.price;
    const content = han();
    const close = async (productId: number) => {
      for (const { id, options } of content.products.rows)
        if (id === productId) for (const option of options) option.isReservable = false;
      await reseed(content);
    };
    await close(2);
    expect(await lowest()).toBe(900);
    await close(1);
    expect(await lowest()).toBe(500);
    await reseed();
  });

  test('Prices of options that event pages hide are neither on their cards nor in lists of events', async () => {
    const content = han();
    content.partner.config.hideEventPageDefaultProductOption = true;
    content.events.rows[0]?.prices.push({ productId: 1, option: 2, price: 1000 });
    await reseed(content);
    const { row } = (await ask('global/exhibitions/2')).body;
    expect(row.products.map(({ id, price }: { id: number; price: number }) => [id, price])).toEqual([
      [1, 1000],
      [2, null],
    ]);
    expect(row.lowestPrice).toMatchObject({ price: 1000, originalPrice: 1700 });
    const { rows } = (await ask('global/exhibitions')).body;
    expect(rows[0]).toMatchObject({ id: 2, lowestPrice: { price: 1000, originalPrice: 1700 } });
    await reseed();
  });

  test('An option at an event price names the event in the requested language', async () => {
    const { row } = (await ask('global/exhibitions/3?languageCode=en')).body;
    const product = row.products.find(({ id }: Row) => id === 5);
    expect(product.options[0]).toMatchObject({
      isEvent: true,
      price: 400,
      event: { id: 1, title: 'Event 1' },
    });
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

  test('A removed exhibition is gone until it is back; one that never existed is not found', async () => {
    const path = 'global/exhibitions/5';
    const content = han();
    content.exhibitions.rows = content.exhibitions.rows.filter(({ id }) => id !== 5);
    // It stays gone when the content is read again.
    for (let time = 0; time < 2; time += 1) {
      await reseed(content);
      const gone = await ask(path);
      expect(refusal(gone)).toEqual([410, 'EXHIBITION_GONE']);
      expect(gone.body.translatedMessage).toBe('더 이상 제공되지 않는 이벤트입니다.');
      const { body } = await ask(`${path}?languageCode=en`);
      expect(body.translatedMessage).toBe('This special event is no longer available.');
    }
    const notFound = [404, 'EXHIBITION_NOT_FOUND'];
    expect(refusal(await ask('global/exhibitions/99'))).toEqual(notFound);
    await reseed(sakura());
    expect(refusal(await ask(path, { as: 'sakura' }))).toEqual(notFound);
    expect((await ask('global/exhibitions/2')).status).toBe(200);

    await reseed();
    expect((await ask(path)).status).toBe(200);
    const left = await db().selectFrom('goneExhibitions').selectAll().execute();
    expect(left).toEqual([]);
  });

  test('Running popups are listed in order', async () => {
    const rows = (await ask('global/popups?languageCode=en')).body.rows;
    expect(rows.map((row: Row) => row.id)).toEqual([2, 3]);
    expect(rows[0]).toMatchObject({ pcWidth: 3, pcHeight: 4, mobileWidth: 1, mobileHeight: 1 });
    expect(rows[0].popupItems[0].pcContent).toMatchObject({
      url: '/files/han/one.webp',
      width: 960,
      alt: 'Popup 2',
    });
  });
});
