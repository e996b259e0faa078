// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { SiteEvent } from '#schemas/site/site-event.ts';
import { openType1, resetPage, showPage, stored } from './widget-for-test.ts';

const navigate = vi.fn();
vi.mock('#engine/browser/navigation/navigate.ts', () => ({ navigate }));

let run: typeof import('./run-widget.ts');
beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  resetPage();
  run = await import('./run-widget.ts');
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  navigate.mockReset();
});

const option = {
  productId: 3,
  optionId: 301,
  productName: '울쎄라',
  optionName: '300샷',
  price: 900,
  quantity: 2,
  event: { id: 7, title: '가을' },
};
const result = {
  reservationDetail: '울쎄라',
  reservedAt: '2026-06-17T01:00:00.000Z',
  partnerName: '한의원',
  partnerAddress: '서울',
  customerName: '김하나',
  customerPhone: '010-1000-0001',
  reservationProductOptions: [option],
  isIncludeVat: true,
  isSend: false,
  isReservationConfirm: true,
};

/** As another tab or an earlier page does: nothing on this page has read the cart yet. */
function putIntoCart(temporary: object) {
  localStorage.setItem('reservation', JSON.stringify({ success: null, temporary }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'reservation' }));
}

test('the selection is passed to the widget; a reservation fills the success state, empties the cart and shows its page', async () => {
  showPage();
  localStorage.setItem('common', JSON.stringify({ cartCount: 2 }));
  putIntoCart({ selectedEvent: { id: 7, title: '가을' }, selectedProductId: 3, selectedProducts: [option] });
  const widget = await openType1(run, 'treatment');
  expect(widget.openTreatment).toHaveBeenCalledWith({ products: [option], eventId: 7 });
  const { onReserved } = widget.init.mock.calls[0]?.[0] ?? {};
  onReserved({ nonsense: true });
  expect(navigate).not.toHaveBeenCalled();
  onReserved(result);
  expect(stored('reservation').success).toEqual(result);
  expect(stored('reservation').temporary.selectedProducts).toEqual([]);
  expect(stored('common').cartCount).toBe(0);
  expect(navigate).toHaveBeenCalledWith('/reservation/complete');
});

test('the widget gets the event chosen from last only while a line has its public price', async () => {
  showPage();
  const other = { ...option, optionId: 302, event: undefined };
  const secret = { ...option, eventId: 7 };
  const gone = { ...option, standing: 'gone' };
  const widget = await openType1(run, 'treatment');
  const eventIdFor = async (...selectedProducts: object[]) => {
    putIntoCart({ selectedEvent: { id: 7, title: '가을' }, selectedProductId: 3, selectedProducts });
    widget.openTreatment.mockClear();
    await run.openHere({ to: 'treatment' });
    return widget.openTreatment.mock.calls[0]?.[0].eventId;
  };
  expect(await eventIdFor(other, option)).toBe(7);
  expect(await eventIdFor(secret, other)).toBeNull();
  // Such as of an earlier visit: the widget would list nothing.
  expect(await eventIdFor(other)).toBeNull();
  expect(await eventIdFor(gone, other)).toBeNull();
  expect(await eventIdFor({ ...option, event: { id: 8, title: '겨울' } })).toBeNull();
});

test('a reservation is one event with its value, also if the widget sends its result twice', async () => {
  showPage();
  const { onEvent } = await import('#engine/browser/events/on-event.ts');
  const events: SiteEvent[] = [];
  onEvent((event) => events.push(event));
  const widget = await openType1(run, 'treatment');
  const { onReserved } = widget.init.mock.calls[0]?.[0] ?? {};
  onReserved({ nonsense: true });
  onReserved(result);
  onReserved(result);
  onReserved({ ...result, reservedAt: '2026-06-18T01:00:00.000Z' });
  const reserved = events.filter(({ name }) => name === 'reserve');
  expect(reserved).toMatchObject([
    { value: 1800, currency: 'KRW', items: [{ id: 3, name: '울쎄라', variant: '300샷', quantity: 2 }] },
    { value: 1800 },
  ]);
  expect(JSON.stringify(events)).not.toMatch(/김하나|010-1000-0001/);
});

test('items that were not reserved stay in the cart, such as after a visit reservation', async () => {
  showPage();
  const other = { ...option, optionId: 302 };
  putIntoCart({ selectedEvent: null, selectedProductId: 3, selectedProducts: [option, other] });
  const widget = await openType1(run, 'visit');
  const { onReserved } = widget.init.mock.calls[0]?.[0] ?? {};
  const left = () =>
    stored('reservation').temporary.selectedProducts.map(({ optionId }: typeof option) => optionId);
  onReserved({ ...result, reservationProductOptions: [] });
  expect(left()).toEqual([301, 302]);
  onReserved(result);
  expect(left()).toEqual([302]);
});
