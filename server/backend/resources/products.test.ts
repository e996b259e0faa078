import { beforeAll, expect, test } from 'vitest';
import { describeDatabases } from '#tests/setup/backend-databases.ts';
import { type Ask, refusal, startTestBackend } from '../testing/backend.ts';
import { noon } from '../testing/clinic.ts';

type Row = { id: number; price: number | null };

describeDatabases('Treatments', (db) => {
  let ask: Ask;
  beforeAll(async () => {
    ({ ask } = await startTestBackend(db()));
  });
  const ids = async (query = '') =>
    (await ask(`global/products${query}`)).body.rows.map((row: Row) => row.id);

  test('They are sorted in five ways; by price, those without a price are last', async () => {
    expect(await ids()).toEqual([1, 2, 3, 4, 5]);
    expect(await ids('?sort=popular')).toEqual([2, 1, 3, 4, 5]);
    expect(await ids('?sort=newest')).toEqual([5, 4, 3, 2, 1]);
    // Treatment 5 costs 800, but 400 during its public event.
    expect(await ids('?sort=priceAsc')).toEqual([5, 2, 4, 1, 3]);
    expect(await ids('?sort=priceDesc')).toEqual([1, 4, 2, 5, 3]);
  });

  test('The order by price ignores event prices that no list shows', async () => {
    const sorted = await ids('?sort=priceAsc');
    const atEvent = { partnerId: 1, eventId: 1, price: 1 };
    // The option of treatment 3 needs a consultation.
    const { row } = (await ask('global/products/3')).body;
    expect(row.options[0]).toMatchObject({ id: 301, isConsultationRequired: true });
    await db()
      .insertInto('eventPrices')
      .values([{ ...atEvent, productId: 3, optionId: 301 }])
      .execute();
    expect(await ids('?sort=priceAsc')).toEqual(sorted);
    await db().deleteFrom('eventPrices').where('optionId', '=', 301).execute();
  });

  test('Without running events, treatments are sorted by regular price', async () => {
    expect((await ask('global/products?sort=priceAsc', { as: 'sakura' })).body.rows).toHaveLength(1);
    const { rows } = (await ask('global/events')).body;
    expect(rows.map((row: Row) => row.id)).toContain(1);
    await db()
      .updateTable('events')
      .set({ endAt: noon, isAlways: 0 })
      .where('id', '=', 1)
      .where('partnerId', '=', 1)
      .execute();
    expect(await ids('?sort=priceAsc')).toEqual([2, 4, 5, 1, 3]);
    expect(await ids('?sort=priceDesc')).toEqual([1, 5, 4, 2, 3]);
    await startTestBackend(db());
  });

  test('Pages divide the list, and the count covers the whole list', async () => {
    const { body } = await ask('global/products?page=2&limit=2');
    expect(body).toMatchObject({ count: 5, page: 2, limit: 2 });
    expect(body.rows.map((row: Row) => row.id)).toEqual([3, 4]);
    expect((await ask('global/products?page=4&limit=2')).body).toMatchObject({ rows: [], count: 5 });
  });

  test('They are filtered by category, children included, by id and by keyword', async () => {
    expect(await ids('?categoryId=3')).toEqual([2, 4]);
    expect(await ids('?categoryId=1')).toEqual([1, 2, 3, 5]);
    expect(await ids('?categoryId=99')).toEqual([]);
    expect(await ids('?ids=5,1,99')).toEqual([1, 5]);
    expect(await ids('?categoryId=3&keyword=%EB%B3%B4%ED%86%A1')).toEqual([2]);
    expect(await ids('?keyword=%20')).toEqual([1, 2, 3, 4, 5]);
  });

  test('Wildcards in a keyword are literal', async () => {
    expect(await ids('?keyword=%25')).toEqual([5]);
    expect(await ids('?keyword=_')).toEqual([5]);
    expect(await ids('?keyword=%5C')).toEqual([]);
    expect(await ids(`?keyword=${encodeURIComponent('１００％')}`)).toEqual([5]);
    for (const invalid of [`'`, `"`, '<', '🙂', `' or 1=1 --`, '\ud800', 'x'.repeat(100)])
      expect(await ids(`?keyword=${encodeURIComponent(invalid.toWellFormed())}`), invalid).toEqual([]);
  });

  test('A list shows the price of the cheapest option that has one', async () => {
    const { rows } = (await ask('global/products')).body;
    expect(rows[0]).toMatchObject({ price: 900, originalPrice: 1200, isReservable: true });
    expect(rows[2]).toMatchObject({ price: null, isConsultationRequired: true, isReservable: false });
    expect(rows[4]).toMatchObject({ price: 400, originalPrice: 800, isVatIncluded: false });
  });

  test('Related treatments are those a treatment names, then those in its categories, never itself', async () => {
    // Treatment 1 names 2; both share a category with 3 and 5.
    expect(await ids('?relatedTo=1')).toEqual([2, 3, 5]);
    expect(await ids('?relatedTo=2')).toEqual([1, 3, 4, 5]);
    expect(await ids('?relatedTo=4&limit=1')).toEqual([2]);
    expect(await ids('?relatedTo=99')).toEqual([]);
    expect((await ask('global/products?relatedTo=abc')).status).toBe(400);
  });

  test('Treatments named as related are first, whatever their weight', async () => {
    const related = (await ask('global/products?relatedTo=5&sort=newest')).body.rows;
    expect(related.map((row: Row) => row.id)).toEqual([3, 2, 1]);
    await rewrite('product', 5, 'detail', (detail) => ({ ...detail, relatedProductIds: [4, 2] }));
    expect(await ids('?relatedTo=5&sort=newest')).toEqual([4, 2, 3, 1]);
    await startTestBackend(db());
  });

  test('The backend sends no prices of a partner that hides them', async () => {
    await rewrite('info', 1, 'row', ({ config, ...rest }) => ({
      ...rest,
      config: { ...(config as object), hasPriceView: false },
    }));
    const amounts = /"(price|originalPrice|estimatedPrice)":\d/;
    for (const path of [
      'products',
      'products?sort=priceDesc',
      'products/1',
      'products/1?eventId=2',
      'products/5',
      'exhibitions/2',
      'global-exhibition-products',
    ]) {
      const { status, body } = await ask(`global/${path}`);
      expect([path, status]).toEqual([path, 200]);
      expect(JSON.stringify(body)).not.toMatch(amounts);
    }
    expect(await ids('?sort=priceAsc')).toEqual([1, 2, 3, 4, 5]);
    expect(await ids('?sort=priceDesc')).toEqual([1, 2, 3, 4, 5]);
    const other = (await ask('global/products', { as: 'sakura' })).body;
    expect(JSON.stringify(other)).toMatch(amounts);
    await startTestBackend(db());
    expect(JSON.stringify((await ask('global/products/1')).body)).toMatch(amounts);
  });

  /** Rewrites a stored entry of the first clinic in every language. */
  async function rewrite(
    kind: 'info' | 'product',
    entryId: number,
    part: 'row' | 'detail',
    change: (stored: Record<string, unknown>) => object,
  ) {
    const texts = db().selectFrom('contentTexts').where('partnerId', '=', 1).where('kind', '=', kind);
    for (const text of await texts.where('entryId', '=', entryId).selectAll().execute()) {
      await db()
        .updateTable('contentTexts')
        .set({ [part]: JSON.stringify(change(JSON.parse(text[part] ?? '{}'))) })
        .where('partnerId', '=', 1)
        .where('kind', '=', kind)
        .where('entryId', '=', entryId)
        .where('languageCode', '=', text.languageCode)
        .execute();
    }
  }

  test('Categories count their treatments, including those of their children', async () => {
    const { rows } = (await ask('global/product-categories')).body;
    const counts = rows.map((row: { id: number; productCount: number }) => [row.id, row.productCount]);
    expect(counts).toEqual([
      [1, 4],
      [2, 4],
      [3, 2],
    ]);
    expect((await ask('global/product-categories?kind=concern')).body.count).toBe(1);
    const { row } = (await ask('global/product-categories/1')).body;
    expect(row.children.map((child: Row) => child.id)).toEqual([2]);
    expect(refusal(await ask('global/product-categories/9'))).toEqual([404, 'PRODUCT_CATEGORY_NOT_FOUND']);
  });
});
