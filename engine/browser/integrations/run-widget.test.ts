// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { campaignKey } from '#engine/browser/events/campaign-key.ts';
import { visitKey } from '#engine/browser/events/visit-key.ts';
import {
  dispatch,
  openType1,
  resetPage,
  scripts,
  showPage,
  stored,
  type1,
  type2,
} from './widget-for-test.ts';

const navigate = vi.fn();
vi.mock('#engine/browser/navigation/navigate.ts', () => ({ navigate }));
const showNotice = vi.fn();
vi.mock('#engine/browser/toast/show-toast.ts', () => ({ showNotice }));

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
  showNotice.mockReset();
});

test('initializes at most three times, 500 ms apart, then shows a notice and opens the contact page', async () => {
  showPage();
  const widget = type1();
  widget.init.mockImplementation(() => {
    throw new Error('not yet');
  });
  Object.assign(window, { ReservationWidget: widget });
  const opened = run.openHere({ to: 'visit' });
  dispatch('load');
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
  showPage();
  const opened = run.openHere({ to: 'visit' });
  dispatch('load');
  await vi.advanceTimersByTimeAsync(400);
  const widget = type1();
  Object.assign(window, { ReservationWidget: widget });
  await vi.advanceTimersByTimeAsync(100);
  await opened;
  expect(widget.openVisit).toHaveBeenCalledOnce();
  expect(showNotice).not.toHaveBeenCalled();
});

test('a script that fails to load shows a notice at once and may be retried', async () => {
  showPage();
  const opened = run.openHere({ to: 'visit' });
  dispatch('error');
  await opened;
  expect(showNotice).toHaveBeenCalledOnce();
  expect(scripts()).toHaveLength(0);
  Object.assign(window, { ReservationWidget: type1() });
  const again = run.openHere({ to: 'visit' });
  dispatch('load');
  await again;
  expect(showNotice).toHaveBeenCalledOnce();
});

test('a script that fails after the visitor has left the page leads to no other page', async () => {
  showPage();
  const opened = run.openHere({ to: 'visit' });
  history.replaceState(null, '', '/products/48');
  dispatch('error');
  await opened;
  expect(showNotice).toHaveBeenCalledOnce();
  expect(navigate).not.toHaveBeenCalled();
});

test('the script loads once, regardless of what is opened and how often', async () => {
  showPage();
  const widget = await openType1(run, 'visit');
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

test('a page without a widget loads nothing', async () => {
  document.body.replaceChildren();
  await run.openHere({ to: 'visit' });
  expect(scripts()).toHaveLength(0);
  expect(showNotice).not.toHaveBeenCalled();
});

test('the widget receives tag-manager id, colors, logo, appearance and the campaign of the visit', async () => {
  showPage();
  sessionStorage.setItem(campaignKey, '?utm_source=naver&utm_medium=cpc');
  sessionStorage.setItem(visitKey, '/en/products\nhttps://m.search.naver.com/search?query=x');
  history.replaceState(null, '', '/products?utm_medium=mail');
  document.documentElement.style.setProperty('--color-accent', '#abcdef');
  document.documentElement.style.setProperty('--color-surface', '#fefefe');
  const widget = await openType1(run, 'visit');
  expect(widget.init).toHaveBeenCalledWith(
    expect.objectContaining({
      gtmId: 'GTM-HAN1',
      logoSrc: '/files/han/logo.webp',
      isMenuReversed: true,
      positionType: 'LEFT',
      treatmentSelectType: 'SINGLE',
      utm: { utm_medium: 'mail' },
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
  showPage({ menuType: 'Type2', url: '/_widget/type2.mjs' });
  const widget = type2();
  Object.assign(window, { ReservationWidget2: widget });
  const opened = run.openHere({ to: 'treatment' });
  expect(scripts()[0]?.getAttribute('src')).toBe('/_widget/type2.mjs');
  expect(scripts()[0]?.type).toBe('module');
  dispatch('load');
  await opened;
  expect(widget.setup).toHaveBeenCalledWith(expect.objectContaining({ languageCode: 'ko' }));
  expect(widget.route).toHaveBeenCalledWith(expect.objectContaining({ to: 'treatment' }));
  expect(sessionStorage.getItem('maru-login-place')).toBe('/products');
  run.pushLanguage('en');
  expect(sessionStorage.getItem('maru-login-place')).toBeNull();
  await vi.advanceTimersByTimeAsync(0);
  expect(widget.setLanguageCode).toHaveBeenLastCalledWith('en');
  showPage({ menuType: 'Type2', url: '/_widget/type2.mjs', languageCode: 'zh' });
  document.dispatchEvent(new CustomEvent('maru:route-change', { detail: '/zh' }));
  await vi.advanceTimersByTimeAsync(0);
  expect(widget.setLanguageCode).toHaveBeenLastCalledWith('zh');
  expect(widget.close).toHaveBeenCalled();
});

test('a Type2 widget opens in the language of its page after the visitor left for another and came back', async () => {
  showPage({ menuType: 'Type2', url: '/_widget/type2.mjs' });
  const widget = type2();
  Object.assign(window, { ReservationWidget2: widget });
  const opened = run.openHere({ to: 'visit' });
  dispatch('load');
  await opened;
  expect(widget.setLanguageCode).not.toHaveBeenCalled();
  run.pushLanguage('en');
  await run.openHere({ to: 'visit' });
  await run.openHere({ to: 'visit' });
  expect(widget.setLanguageCode.mock.calls).toEqual([['en'], ['ko']]);
});

test('the widget is told that a partner takes consultations only, and opens what was chosen', async () => {
  showPage({ consultingReservationOnly: true });
  const widget = await openType1(run, 'treatment');
  expect(widget.init).toHaveBeenCalledWith(expect.objectContaining({ consultingReservationOnly: true }));
  expect(widget.openTreatment).toHaveBeenCalledOnce();
  expect(widget.openVisit).not.toHaveBeenCalled();
});

test('the page that opened the widget is the last path, unless it is the completion page', async () => {
  showPage();
  history.replaceState(null, '', '/products/48?wopen');
  await openType1(run, 'treatment');
  expect(stored('common').lastPath).toBe('/products/48');
  history.replaceState(null, '', '/reservation/complete');
  await run.openHere({ to: 'visit' });
  expect(stored('common').lastPath).toBe('/products/48');
});
