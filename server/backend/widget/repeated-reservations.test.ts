import { beforeAll, expect, test } from 'vitest';
import { describeDatabases } from '#tests/setup/backend-databases.ts';
import { somebody, startWidget, visit, type Widget } from '../testing/widget.ts';

describeDatabases('Reservations whose answer was lost', (db) => {
  let widget: Widget;
  beforeAll(async () => {
    widget = await startWidget(db());
  });

  const option = (productId: number) => ({ productId, optionId: productId * 100 + 1, quantity: 1 });
  const receiptOf = async (body: object, query = '') => {
    const { status, body: answer } = await widget.reserve(body, {}, query);
    return status === 201 ? (answer.row.receipt as string) : String(answer.code);
  };

  test('The same one again within minutes is the first, even if it made the time full', async () => {
    const body = {
      ...visit,
      ...somebody(),
      kind: 'treatment',
      time: '10:00',
      options: [option(1), option(5)],
    };
    await receiptOf({ ...visit, ...somebody(), time: '10:00' });
    const first = await receiptOf(body);
    const same = {
      ...body,
      customerPhone: body.customerPhone.replaceAll('-', ''),
      options: body.options.toReversed(),
    };
    expect(await receiptOf(same, '?languageCode=en')).toBe(first);
    expect(await receiptOf({ ...visit, ...somebody(), time: '10:00' })).toBe('RESERVATION_TIME_UNAVAILABLE');
    widget.clock.now += 10 * 60_000;
    expect(await receiptOf(body)).toBe('RESERVATION_TIME_UNAVAILABLE');
  });

  test('It is another one if anything differs, or if the first was canceled', async () => {
    const body = { ...visit, ...somebody(), kind: 'treatment', date: '2026-06-18', options: [option(1)] };
    const first = await receiptOf(body);
    const days = ['22', '23', '24', '25', '26'];
    const isSame = async (change: object) => {
      const own = { ...body, ...somebody(), date: `2026-06-${days.shift()}` };
      const receipt = await receiptOf(own);
      return (await receiptOf({ ...own, ...change })) === receipt;
    };
    expect(await isSame({})).toBe(true);
    expect(await isSame({ customerName: '김둘' })).toBe(false);
    expect(await isSame({ memo: '아이 하나' })).toBe(false);
    expect(await isSame({ options: [option(5)] })).toBe(false);
    expect(await isSame({ options: [{ ...option(1), quantity: 2 }] })).toBe(false);
    await db().updateTable('reservations').set({ canceledAt: 1 }).where('receipt', '=', first).execute();
    expect(await receiptOf(body)).not.toBe(first);
  });
});
