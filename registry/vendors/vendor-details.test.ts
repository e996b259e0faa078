// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { consentCategories, type SiteEvent } from '#schemas/site/site-event.ts';
import type { VendorClient } from '../vendor.ts';
import { clearPage, clients, reserved, start } from './vendors-for-test.ts';

beforeEach(() => {
  vi.resetModules();
  clearPage();
  vi.stubGlobal(
    'fetch',
    vi.fn(async (_url: string, _init?: RequestInit) => new Response()),
  );
});

test('Google is told what the visitor accepts before any of its tags runs', async () => {
  await start('google-tag-manager');
  const layer = (window as unknown as { dataLayer: unknown[] }).dataLayer;
  const [first, second] = layer
    .slice(0, 2)
    .map((entry) => [...(entry as unknown[] & IArguments)].slice(0, 3));
  expect(first).toMatchObject(['consent', 'default', { ad_storage: 'denied', analytics_storage: 'denied' }]);
  expect(second).toMatchObject([
    'consent',
    'update',
    { ad_user_data: 'granted', ad_personalization: 'granted' },
  ]);
  expect(Object.prototype.toString.call(layer[0])).toBe('[object Arguments]');
});

test('Google’s tags are told at once, all together, what a visitor accepts in addition', async () => {
  const analytics = await start('google-analytics', false, ['statistics']);
  const manager = await start('google-tag-manager', false, ['statistics']);
  for (const tag of [analytics, manager]) tag.accept(consentCategories);
  const layer = (window as unknown as { dataLayer: unknown[] }).dataLayer;
  const stated = layer
    .map((entry) => Array.from(entry as ArrayLike<unknown>))
    .filter(([command]) => command === 'consent');
  expect(stated).toMatchObject([
    ['consent', 'default', { analytics_storage: 'denied', ad_storage: 'denied' }],
    ['consent', 'update', { analytics_storage: 'granted', ad_storage: 'denied' }],
    ['consent', 'update', { analytics_storage: 'granted', ad_storage: 'granted' }],
  ]);
});

/** Puts a recorder in the place of a vendor's function. */
function record(name: string): unknown[][] {
  const calls: unknown[][] = [];
  Object.assign(window, { [name]: (...words: unknown[]) => void calls.push(words) });
  return calls;
}

test('Naver gets names without quotation marks, amounts with their currency, and calls by phone', async () => {
  const { send } = await start('naver-analytics');
  const trans = vi.fn();
  Object.assign(window, { wcs: { trans } });
  send('reserve', {
    ...reserved('JPY'),
    items: [{ id: 3, name: `"울쎄라" 피부'`, variant: "300'샷", price: 900, currency: 'JPY', quantity: 2 }],
  });
  send('contact_click', { channel: 'phone' });
  send('contact_click', { channel: 'line' });
  expect(trans.mock.calls.map(([conversion]) => conversion)).toEqual([
    {
      type: 'schedule',
      id: 'r1',
      value: '1800',
      currency: 'JPY',
      items: [{ id: '3', name: '울쎄라 피부', option: '300샷', quantity: 2, payAmount: 1800 }],
    },
    { type: 'call' },
  ]);
});

test('Naver counts visits without marketing, and gets neither conversions nor where they came from', async () => {
  const { send } = await start('naver-analytics', false, ['statistics']);
  const view = () => send('page_view', { title: '', path: '/', url: location.href, referrer: '' });
  // The fake reports visits only if it was asked where they came from.
  view();
  expect(fetch).not.toHaveBeenCalled();
  const trans = vi.fn();
  const visit = vi.fn();
  Object.assign(window, { wcs: { trans }, wcs_do: visit });
  view();
  send('reserve', reserved('KRW'));
  expect(visit).toHaveBeenCalledOnce();
  expect(trans).not.toHaveBeenCalled();
});

test('once marketing is accepted in addition, Naver learns where visits come from, and Clarity that it may store for ads', async () => {
  const naver = await start('naver-analytics', false, ['statistics']);
  const inflow = vi.fn();
  Object.assign(window, { wcs: { inflow } });
  naver.accept(consentCategories);
  expect(inflow).toHaveBeenCalledOnce();
  const clarity = await start('microsoft-clarity', false, ['statistics']);
  const calls = record('clarity');
  clarity.accept(consentCategories);
  expect(calls).toEqual([['consentv2', { analytics_Storage: 'granted', ad_Storage: 'granted' }]]);
});

test('Yahoo! JAPAN gets conversions of search and display ads under ids of their own', async () => {
  const client = (await clients['./yahoo-japan-ads/browser.ts']?.()) as VendorClient;
  const calls = record('ytag');
  const tools = {
    page: window as unknown as Record<string, unknown>,
    granted: () => [],
    load: async () => {},
  };
  const settings = {
    displayId: 'zC4koEfQU54w6ZtXGpGB9g..',
    displayReserve: 'RK7B4X',
    displayRetargeting: '0ZAM',
  };
  const send = (event: object) => client.send(event as SiteEvent, settings, tools);
  send({ name: 'page_view' });
  send({ name: 'reserve', ...reserved('KRW') });
  send({ name: 'inquiry_send' });
  expect(calls).toEqual([
    [{ type: 'yjad_retargeting', config: { yahoo_retargeting_id: '0ZAM' } }],
    [
      {
        type: 'yjad_conversion',
        config: {
          yahoo_ydn_conv_io: 'zC4koEfQU54w6ZtXGpGB9g..',
          yahoo_ydn_conv_label: 'RK7B4X',
          yahoo_ydn_conv_transaction_id: 'r1',
          yahoo_ydn_conv_value: '0',
        },
      },
    ],
  ]);
});

test('TikTok and Meta get items with their quantities', async () => {
  const meta = await start('meta-pixel');
  const fbq = record('fbq');
  meta.send('reserve', reserved('KRW'));
  expect(fbq[0]?.[2]).toMatchObject({
    content_ids: ['3'],
    contents: [{ id: '3', quantity: 2 }],
    value: 1800,
  });
  const tiktok = await start('tiktok-pixel');
  const track = vi.fn();
  Object.assign((window as unknown as { ttq: object }).ttq, { track });
  tiktok.send('reserve', reserved('KRW'));
  tiktok.send('search', { keyword: '리프팅' });
  expect(track.mock.calls.map((words) => words.slice(0, 2))).toMatchObject([
    ['Schedule', { contents: [{ content_id: '3', quantity: 2, price: 900 }], value: 1800, currency: 'KRW' }],
    ['Search', { search_string: '리프팅' }],
  ]);
});

test('where the browser blocks the pixel, Meta still gets a conversion from the server', async () => {
  const { send } = await start('meta-pixel', true);
  send('page_view', { title: '홈', path: '/', url: 'http://localhost/', referrer: '' });
  send('reserve', reserved('KRW'));
  const asked = vi.mocked(fetch).mock.calls.map(([address]) => String(address));
  expect(asked).toEqual(['/api/customer/global/conversions']);
});

test('Meta gets a conversion from the browser and from the server under one id', async () => {
  const { send } = await start('meta-pixel');
  const track = vi.spyOn(window as unknown as { fbq: (...words: unknown[]) => void }, 'fbq');
  send('reserve', reserved('KRW'));
  const own = () => vi.mocked(fetch).mock.calls.filter(([address]) => String(address).startsWith('/api/'));
  const [url, init] = own()[0] ?? [];
  expect(url).toBe('/api/customer/global/conversions');
  const body = JSON.parse(String(init?.body));
  expect(track.mock.lastCall?.[3]).toEqual({ eventID: body.eventId });
  expect(body).toMatchObject({ event: 'reserve', value: 1800, currency: 'KRW' });
  send('search', { keyword: 'x' });
  expect(own()).toHaveLength(1);
});

test('an event in Google’s data layer has no values of the events before it', async () => {
  const { view, send } = await start('google-tag-manager');
  view('/', '홈');
  send('reserve', reserved('KRW'));
  send('search', { keyword: '리프팅' });
  send('inquiry_send', {});
  const layer = (window as unknown as { dataLayer: object[] }).dataLayer;
  const merged = Object.assign({}, ...layer.filter((entry) => !('length' in entry)));
  expect(merged).toMatchObject({ event: 'inquiry_send', ecommerce: null });
  for (const name of ['value', 'currency', 'transaction_id', 'search_term', 'page_title'])
    expect([name, merged[name]]).toEqual([name, undefined]);
});
