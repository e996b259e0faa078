import { beforeAll, expect, test } from 'vitest';
import type { PartnerContent } from '#schemas/content/index.ts';
import { describeDatabases } from '#tests/setup/backend-databases.ts';
import { seedContent } from '../seed/seed-content.ts';
import { noon } from '../testing/clinic.ts';
import { han, sizes } from '../testing/content.ts';
import { somebody, startWidget, visit, type Widget } from '../testing/widget.ts';

describeDatabases('Options that change while a visitor reserves them', (db) => {
  let widget: Widget;
  beforeAll(async () => {
    widget = await startWidget(db());
  });

  /** Saves the content again, as an operator changes it. */
  const change = async (edit: (content: PartnerContent) => void) => {
    const content = han();
    edit(content);
    await db()
      .transaction()
      .execute((transaction) => seedContent(transaction, content, sizes, noon));
  };
  const optionsOf = (content: PartnerContent) => content.products.rows[0]?.options ?? [];

  /** Treatment 1 with its first option at 900, as the widget sends it. */
  const shown = (more: object = {}) => ({
    productId: 1,
    optionId: 101,
    quantity: 1,
    eventId: null,
    name: '300샷',
    price: 900,
    ...more,
  });
  const reserve = async (...options: object[]) => {
    // So that the time is free.
    await db().deleteFrom('reservations').execute();
    const body = { ...visit, ...somebody(), kind: 'treatment', date: '2026-06-22', options };
    const { status, body: answer } = await widget.reserve(body);
    return status === 201 ? answer.row.reservationProductOptions : [status, answer.code];
  };

  test('An option is refused if its price is not the one that was shown', async () => {
    await change(() => {});
    const refused = [409, 'RESERVATION_OPTIONS_CHANGED'];
    expect(await reserve(shown())).toMatchObject([{ price: 900 }]);
    expect(await reserve(shown({ price: 800 }))).toEqual(refused);
    expect(await reserve(shown({ price: null }))).toEqual(refused);
    // At a secret event's price, then at the regular one since the event is over.
    expect(await reserve(shown({ eventId: 2, price: 100 }))).toMatchObject([{ price: 100 }]);
    expect(await reserve(shown({ eventId: 99, price: 100 }))).toEqual(refused);
    // Another widget may name neither.
    expect(await reserve(shown({ price: undefined, name: undefined }))).toMatchObject([{ price: 900 }]);
    expect(await reserve({ productId: 1, optionId: 101, quantity: 1, eventId: 99 })).toMatchObject([
      { price: 900 },
    ]);
  });

  test('An option is the one with the name that was shown, wherever it is in the list by now', async () => {
    await change((content) => optionsOf(content).reverse());
    expect(await reserve(shown())).toMatchObject([{ optionId: 102, optionName: '300샷', price: 900 }]);
    expect(await reserve(shown({ name: undefined, price: undefined }))).toMatchObject([
      { optionId: 101, optionName: '600샷' },
    ]);
    await change((content) => optionsOf(content).shift());
    expect(await reserve(shown())).toEqual([409, 'RESERVATION_OPTIONS_CHANGED']);
    expect(await reserve(shown({ optionId: 102 }))).toEqual([409, 'RESERVATION_OPTION_UNAVAILABLE']);
    const { rows } = await widget.read('api/products?ids=1&languageCode=en');
    expect(rows[0]).toMatchObject({ languageCode: 'en', options: [{ id: 101, name: '600샷 en' }] });
  });
});
