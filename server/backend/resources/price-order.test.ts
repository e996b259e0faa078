import { beforeAll, expect, test } from 'vitest';
import { describeDatabases } from '#tests/setup/backend-databases.ts';
import { type ContentBackend, startContentBackend } from '../testing/content-entries.ts';

describeDatabases('Treatments by price, with and without VAT', (db) => {
  let content: ContentBackend;
  beforeAll(async () => {
    content = await startContentBackend(db());
    const price = (id: number, price: number, isVatIncluded: boolean) =>
      content.save('products', id, { options: [{ name: { ko: '한 번' }, price, isVatIncluded }] });
    expect((await price(1, 120_000, false)).status).toBe(200);
    await price(2, 130_000, true);
    await price(4, 140_000, true);
    await price(5, 200_000, false);
    return content.stop;
  });

  const inOrder = async () =>
    (await content.ask('products?ids=1,2,4,5&sort=priceAsc')).body.rows.map(({ id }: { id: number }) => id);
  const saveEvent = async (endAt: string, change = {}) => {
    const period = { isAlways: false, startAt: '2025-01-01T00:00:00Z', endAt };
    expect((await content.save('events', 1, { ...period, ...change })).status).toBe(200);
  };
  const endEvent = () => saveEvent('2025-02-01T00:00:00Z');
  const atEvent = (productId: number, price: number) =>
    saveEvent('2027-01-01T00:00:00Z', { prices: [{ productId, option: 1, price }] });
  const setVatRate = async (vatRate: number) => {
    const params = { code: 'han' };
    const { settings, version } = (await content.call('clinicSettings', { token: content.token, params }))
      .body;
    const config = { ...settings.config, vatRate };
    const body = { version, settings: { ...settings, config } };
    return content.call('saveClinicSettings', { token: content.token, params, body });
  };

  test('Regular prices are compared with VAT, also while an event runs', async () => {
    await endEvent();
    expect(await inOrder()).toEqual([2, 1, 4, 5]);
    await atEvent(5, 199_000);
    expect(await inOrder()).toEqual([2, 1, 4, 5]);
  });

  test('Event prices are compared with VAT', async () => {
    await atEvent(5, 125_000);
    expect((await content.ask('products/5')).body.row.price).toBe(125_000);
    expect(await inOrder()).toEqual([2, 1, 5, 4]);
  });

  test('Another VAT rate changes the order at once', async () => {
    expect((await setVatRate(0)).status).toBe(200);
    expect(await inOrder()).toEqual([1, 5, 2, 4]);
    await endEvent();
    expect(await inOrder()).toEqual([1, 2, 4, 5]);
    await setVatRate(12.5);
    expect(await inOrder()).toEqual([2, 1, 4, 5]);
  });

  test('The price of a special event is its lowest with VAT', async () => {
    const lowest = async () => (await content.ask('exhibitions/2')).body.row.lowestPrice.price;
    expect(await lowest()).toBe(130_000);
    await setVatRate(0);
    expect(await lowest()).toBe(120_000);
  });
});
