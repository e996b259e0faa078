// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { campaignKey } from '#engine/browser/events/campaign-key.ts';
import { visitKey } from '#engine/browser/events/visit-key.ts';
import type { SiteEvent } from '#schemas/site/site-event.ts';
import type { WidgetSettings } from './widget-settings.ts';

const navigate = vi.fn();
vi.mock('#engine/browser/navigation/navigate.ts', () => ({ navigate }));
const showNotice = vi.fn();
vi.mock('#engine/browser/toast/show-toast.ts', () => ({ showNotice }));

const settings: WidgetSettings = {
  url: '/_widget/type1.mjs',
  menuType: 'Type1',
  consultingReservationOnly: false,
  isMenuReversed: true,
  positionType: 'LEFT',
  treatmentSelectType: 'SINGLE',
  logoSrc: '/files/han/logo.webp',
  colors: { primary1: '#123456' },
  gtmId: 'GTM-HAN1',
  languageCode: 'ko',
  contactUrl: '/cscenter/contact',
  failed: '예약 창을 열지 못했습니다.',
  completeUrl: '/reservation/complete',
};
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
const scripts = () => [...document.head.querySelectorAll('script')];
const lastScript = () => scripts().at(-1) as HTMLScriptElement;
const type1 = () => ({
  init: vi.fn(),
  openVisit: vi.fn(),
  openTreatment: vi.fn(),
  openProductList: vi.fn(),
  openEventProductList: vi.fn(),
  close: vi.fn(),
});
const type2 = () => ({ setup: vi.fn(), route: vi.fn(), setLanguageCode: vi.fn(), close: vi.fn() });

let run: typeof import('./run-widget.ts');
beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  vi.spyOn(console, 'error').mockImplementation(() => {});
  document.head.replaceChildren();
  history.replaceState(null, '', '/products');
  localStorage.clear();
  sessionStorage.clear();
  run = await import('./run-widget.ts');
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  navigate.mockReset();
  showNotice.mockReset();
  Object.assign(window, { ReservationWidget: undefined, ReservationWidget2: undefined });
});

function page(change: Partial<WidgetSettings> = {}) {
  const holder = document.createElement('div');
  holder.dataset.reservationWidget = JSON.stringify({ ...settings, ...change });
  document.body.replaceChildren(holder);
}
const loaded = () => lastScript().dispatchEvent(new Event('load'));

/** Opens a Type1 widget whose script loads at once. */
async function openType1(to: 'visit' | 'treatment') {
  const widget = type1();
  Object.assign(window, { ReservationWidget: widget });
  const opened = run.openHere({ to });
  loaded();
  await opened;
  return widget;
}

/** As another tab or an earlier page does: nothing on this page has read the cart yet. */
function putIntoCart(temporary: object) {
  localStorage.setItem('reservation', JSON.stringify({ success: null, temporary }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'reservation' }));
}
const stored = (key: string) => JSON.parse(localStorage.getItem(key) ?? '{}');

test('initialises at most three times, 500 ms apart, then shows a notice and opens the contact page', async () => {
  page();
  const widget = type1();
  widget.init.mockImplementation(() => {
    throw new Error('not yet');
  });
  Object.assign(window, { ReservationWidget: widget });
  const opened = run.openHere({ to: 'visit' });
  loaded();
  await vi.advanceTimersByTimeAsync(0);
  expect(widget.init).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(499);
  expect(widget.init).toHaveBeenCalledTimes(1);
  await vi.advanceTimersByTimeAsync(1);
  expect(widget.init).toHaveBeenCalledTimes(2);
  await vi.advanceTimersByTimeAsync(500);
  expect(widget.init).toHaveBeenCalledTimes(3);
  await vi.advanceTimersByTimeAsync(5_000);
  await opened;
  expect(widget.init).toHaveBeenCalledTimes(3);
  expect(showNotice).toHaveBeenCalledExactlyOnceWith('예약 창을 열지 못했습니다.', 'error');
  expect(navigate).toHaveBeenCalledWith('/cscenter/contact');
});

test('a global that is defined late is found on a later attempt', async () => {
  page();
  const opened = run.openHere({ to: 'visit' });
  loaded();
  await vi.advanceTimersByTimeAsync(400);
  const widget = type1();
  Object.assign(window, { ReservationWidget: widget });
  await vi.advanceTimersByTimeAsync(100);
  await opened;
  expect(widget.openVisit).toHaveBeenCalledOnce();
  expect(showNotice).not.toHaveBeenCalled();
});

test('a script that fails to load shows a notice at once and may be retried', async () => {
  page();
  const opened = run.openHere({ to: 'visit' });
  lastScript().dispatchEvent(new Event('error'));
  await opened;
  expect(showNotice).toHaveBeenCalledOnce();
  expect(scripts()).toHaveLength(0);
  Object.assign(window, { ReservationWidget: type1() });
  const again = run.openHere({ to: 'visit' });
  loaded();
  await again;
  expect(showNotice).toHaveBeenCalledOnce();
});

test('the script loads once, regardless of what is opened and how often', async () => {
  page();
  const widget = await openType1('visit');
  await run.openHere({ to: 'treatment' });
  await run.openHere({ to: 'productList', categoryId: 3, partnerOrProductId: 12 });
  await run.openHere({ to: 'eventProductList', eventId: 5, partnerOrProductId: null });
  expect(scripts()).toHaveLength(1);
  expect(widget.init).toHaveBeenCalledOnce();
  expect(widget.openTreatment).toHaveBeenCalledOnce();
  expect(widget.openProductList).toHaveBeenCalledWith(
    expect.objectContaining({ categoryId: 3, partnerOrProductId: 12 }),
  );
  expect(widget.openEventProductList).toHaveBeenCalledWith(expect.objectContaining({ eventId: 5 }));
});

test('the widget receives tag-manager id, colours, logo, appearance and the campaign of the visit', async () => {
  page();
  sessionStorage.setItem(campaignKey, '?utm_source=naver&utm_medium=cpc');
  sessionStorage.setItem(visitKey, '/en/products\nhttps://m.search.naver.com/search?query=x');
  history.replaceState(null, '', '/products?utm_medium=mail');
  document.documentElement.style.setProperty('--color-accent', '#abcdef');
  document.documentElement.style.setProperty('--color-surface', '#fefefe');
  const widget = await openType1('visit');
  expect(widget.init).toHaveBeenCalledWith(
    expect.objectContaining({
      gtmId: 'GTM-HAN1',
      logoSrc: '/files/han/logo.webp',
      isMenuReversed: true,
      positionType: 'LEFT',
      treatmentSelectType: 'SINGLE',
      utm: { utm_source: 'naver', utm_medium: 'mail' },
      visit: { landing: '/en/products', referrer: 'https://m.search.naver.com' },
      colors: expect.objectContaining({
        primary1: '#123456',
        buttonBackground: '#abcdef',
        gnbBackground: '#fefefe',
      }),
    }),
  );
});

test('a Type2 widget is told the language, and each later change', async () => {
  page({ menuType: 'Type2', url: '/_widget/type2.mjs' });
  const widget = type2();
  Object.assign(window, { ReservationWidget2: widget });
  const opened = run.openHere({ to: 'treatment' });
  expect(lastScript().getAttribute('src')).toBe('/_widget/type2.mjs');
  expect(lastScript().type).toBe('module');
  loaded();
  await opened;
  expect(widget.setup).toHaveBeenCalledWith(expect.objectContaining({ languageCode: 'ko' }));
  expect(widget.route).toHaveBeenCalledWith(expect.objectContaining({ to: 'treatment' }));
  run.pushLanguage('en');
  await vi.advanceTimersByTimeAsync(0);
  expect(widget.setLanguageCode).toHaveBeenLastCalledWith('en');
  page({ menuType: 'Type2', url: '/_widget/type2.mjs', languageCode: 'zh' });
  document.dispatchEvent(new CustomEvent('maru:route-change', { detail: '/zh' }));
  await vi.advanceTimersByTimeAsync(0);
  expect(widget.setLanguageCode).toHaveBeenLastCalledWith('zh');
  expect(widget.close).toHaveBeenCalled();
});

test('the widget is told that a partner takes consultations only, and opens what was chosen', async () => {
  page({ consultingReservationOnly: true });
  const widget = await openType1('treatment');
  expect(widget.init).toHaveBeenCalledWith(expect.objectContaining({ consultingReservationOnly: true }));
  expect(widget.openTreatment).toHaveBeenCalledOnce();
  expect(widget.openVisit).not.toHaveBeenCalled();
});

test('the selection is passed to the widget; a reservation fills the success state, empties the cart and shows its page', async () => {
  page();
  localStorage.setItem('common', JSON.stringify({ cartCount: 2 }));
  putIntoCart({ selectedEvent: { id: 7, title: '가을' }, selectedProductId: 3, selectedProducts: [option] });
  const widget = await openType1('treatment');
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

test('a reservation is one event with its value, also if the widget sends its result twice', async () => {
  page();
  const { onEvent } = await import('#engine/browser/events/on-event.ts');
  const events: SiteEvent[] = [];
  onEvent((event) => events.push(event));
  const widget = await openType1('treatment');
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
  page();
  const other = { ...option, optionId: 302 };
  putIntoCart({ selectedEvent: null, selectedProductId: 3, selectedProducts: [option, other] });
  const widget = await openType1('visit');
  const { onReserved } = widget.init.mock.calls[0]?.[0] ?? {};
  const left = () =>
    stored('reservation').temporary.selectedProducts.map(({ optionId }: typeof option) => optionId);
  onReserved({ ...result, reservationProductOptions: [] });
  expect(left()).toEqual([301, 302]);
  onReserved(result);
  expect(left()).toEqual([302]);
});

test('a page without a widget loads nothing', async () => {
  document.body.replaceChildren();
  await run.openHere({ to: 'visit' });
  expect(scripts()).toHaveLength(0);
  expect(showNotice).not.toHaveBeenCalled();
});

test('the page that opened the widget is the last path, unless it is the completion page', async () => {
  page();
  history.replaceState(null, '', '/products/48?wopen');
  await openType1('treatment');
  expect(stored('common').lastPath).toBe('/products/48');
  history.replaceState(null, '', '/reservation/complete');
  await run.openHere({ to: 'visit' });
  expect(stored('common').lastPath).toBe('/products/48');
});

const doctor = { id: 2, name: '이원장', position: '원장', isDoctor: true };
const answerOf = (...rows: object[]) => Response.json({ rows, count: rows.length, page: 1, limit: 100 });

test('a widget with a choice of doctors gets those of the clinic, and at once the ones of the last visit', async () => {
  page();
  const ask = vi.fn(async (_url: string) => answerOf(doctor, { ...doctor, id: 3, isDoctor: false }));
  vi.stubGlobal('fetch', ask);
  const rows = [{ id: 2, name: '이원장', position: '원장' }];
  const widget = { ...type1(), setManagers: vi.fn() };
  Object.assign(window, { ReservationWidget: widget });
  const opened = run.openHere({ to: 'visit' });
  loaded();
  await opened;
  expect(widget.setManagers.mock.calls).toEqual([[{ rows: [], count: 0 }]]);
  expect(widget.openVisit).toHaveBeenCalledOnce();
  await vi.advanceTimersByTimeAsync(0);
  expect(widget.setManagers).toHaveBeenLastCalledWith({ rows, count: 1, languageCode: 'ko' });
  expect(ask.mock.calls[0]?.[0]).toMatch(
    /^\/api\/customer\/global\/partner-employees\?languageCode=ko&limit=100$/,
  );
  expect(stored('manager')).toEqual({ rows, count: 1, languageCode: 'ko' });
  await run.openHere({ to: 'visit' });
  expect(ask).toHaveBeenCalledOnce();
  expect(widget.setManagers).toHaveBeenLastCalledWith({ rows, count: 1, languageCode: 'ko' });
});

test('doctors of an earlier visit are offered if they cannot be read, but not in another language', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const before = { rows: [{ id: 2, name: '이원장', position: null }], count: 1, languageCode: 'ko' };
  localStorage.setItem('manager', JSON.stringify(before));
  window.dispatchEvent(new StorageEvent('storage', { key: 'manager' }));
  page();
  const widget = { ...type1(), setManagers: vi.fn() };
  Object.assign(window, { ReservationWidget: widget });
  const opened = run.openHere({ to: 'visit' });
  loaded();
  await opened;
  page({ languageCode: 'en' });
  await run.openHere({ to: 'visit' });
  await vi.advanceTimersByTimeAsync(0);
  expect(widget.setManagers.mock.calls).toEqual([[before], [{ rows: [], count: 0 }]]);
  expect(showNotice).not.toHaveBeenCalled();
});

test('for a widget without a choice of doctors they are not read', async () => {
  page();
  const ask = vi.fn();
  vi.stubGlobal('fetch', ask);
  await openType1('visit');
  expect(ask).not.toHaveBeenCalled();
});
