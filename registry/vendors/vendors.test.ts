// @vitest-environment jsdom
import { readdirSync } from 'node:fs';
import { beforeEach, expect, test, vi } from 'vitest';
import type { EventData, EventName, SiteEvent } from '#schemas/site/site-event.ts';
import type { VendorClient, VendorDefinition, VendorFake } from '../vendor.ts';

const definitions = import.meta.glob<VendorDefinition>('./*/vendor.ts', { eager: true, import: 'default' });
const fakes = import.meta.glob<VendorFake>('./*/fake.ts', { eager: true, import: 'default' });
const clients = import.meta.glob<VendorClient>('./*/browser.ts', { import: 'default' });
const names = readdirSync(import.meta.dirname, { withFileTypes: true })
  .filter((entry) => entry.isDirectory() && !entry.name.startsWith('_'))
  .map(({ name }) => name)
  .sort();

/** What a fake reports of a page: not all vendors take a value. */
const withoutValue = ['line-tag', 'microsoft-clarity'];
const inYen = ['yahoo-japan-ads'];

const before = new Set(Object.keys(window));
let reports: Record<string, string>[];
beforeEach(() => {
  vi.resetModules();
  reports = [];
  document.title = '홈';
  history.replaceState(null, '', '/');
  // What the vendors' scripts of the test before left behind.
  for (const name of Object.keys(window)) if (!before.has(name)) Reflect.deleteProperty(window, name);
  vi.stubGlobal(
    'fetch',
    vi.fn(async (url: string, _init?: RequestInit) => {
      if (url.startsWith('https:')) reports.push(Object.fromEntries(new URL(url).searchParams));
      return new Response();
    }),
  );
});

/** Starts a vendor with its fake for a script. */
async function start(name: string, isBlocked = false) {
  const client = (await clients[`./${name}/browser.ts`]?.()) as VendorClient;
  const fake = fakes[`./${name}/fake.ts`] as VendorFake;
  const loaded: string[] = [];
  const tools = {
    page: window as unknown as Record<string, unknown>,
    granted: () => ['statistics', 'marketing'] as const,
    load: async (url: string) => {
      loaded.push(url);
      if (isBlocked) throw new Error('blocked');
      Object.assign(window, { fakeScriptUrl: url });
      new Function(fake.body)();
    },
  };
  const given = fake.settings;
  await client.start(given, tools);
  let number = 0;
  const send = <Name extends EventName>(event: Name, data: EventData[Name]) => {
    number += 1;
    client.send({ ...data, name: event, id: `e${number}`, at: 0 } as SiteEvent, given, tools);
  };
  const view = (path: string, title: string) => {
    history.pushState(null, '', path);
    document.title = title;
    send('page_view', { title, path, url: location.href, referrer: '' });
  };
  return { fake, loaded, send, view };
}

const reserved = (currency: 'KRW' | 'JPY'): EventData['reserve'] => ({
  reservation: 'r1',
  items: [{ id: 3, name: '울쎄라', price: 900, currency, quantity: 2 }],
  value: 1800,
  currency,
});

test('every folder has a definition, code for the browser and a fake', () => {
  for (const files of [definitions, fakes, clients])
    expect(
      Object.keys(files)
        .map((path) => path.split('/')[1])
        .sort(),
    ).toEqual(names);
});

test.each(names)('%s: twenty pages are twenty views with their titles and paths', async (name) => {
  const { view } = await start(name);
  for (let page = 1; page <= 20; page += 1) view(`/products/${page}`, `시술 ${page}`);
  expect(reports.map(({ event, title, path }) => `${event} ${path} ${title}`)).toEqual(
    Array.from({ length: 20 }, (_, page) => `page_view /products/${page + 1} 시술 ${page + 1}`),
  );
});

test.each(names)('%s: a reservation is one conversion with its value', async (name) => {
  const { view, send } = await start(name);
  view('/', '홈');
  reports.length = 0;
  const currency = inYen.includes(name) ? 'JPY' : 'KRW';
  send('reserve', reserved(currency));
  const value = withoutValue.includes(name) ? {} : { value: '1800', currency };
  expect(reports).toEqual([expect.objectContaining({ event: 'reserve', ...value })]);
});

test.each(names)('%s: takes every other event, and none of them is a view or a conversion', async (name) => {
  const { view, send } = await start(name);
  view('/', '홈');
  reports.length = 0;
  const items = [{ id: 3, name: '울쎄라', price: null }];
  send('view_item', { items });
  send('view_item_list', { list: '/products', items });
  send('select_item', { list: '/products', items });
  send('search', { keyword: '리프팅' });
  send('add_to_cart', { items, value: 0, currency: null });
  send('begin_reservation', { kind: 'visit' });
  send('contact_click', { channel: 'phone' });
  send('article_post', {});
  send('inquiry_send', {});
  send('popup_view', { popup: 1 });
  send('popup_click', { popup: 1 });
  send('popup_dismiss', { popup: 1 });
  send('language_change', { from: 'ko', to: 'en' });
  expect(reports).toEqual([]);
});

test.each(names)('%s: loads and reports only where its declaration allows', async (name) => {
  const { fake, loaded } = await start(name);
  const { origins } = definitions[`./${name}/vendor.ts`] as VendorDefinition;
  const isAllowed = (url: string, kind: 'script' | 'image' | 'connect') =>
    (origins[kind] ?? []).some((origin) =>
      new RegExp(`^${origin.replaceAll('.', '\\.').replace('*', '[a-z0-9-]+')}$`).test(new URL(url).origin),
    );
  expect(loaded.length).toBeGreaterThan(0);
  for (const url of loaded) {
    expect(isAllowed(url, 'script'), url).toBe(true);
    expect(url.startsWith(fake.script), url).toBe(true);
  }
  expect(isAllowed(fake.collect, 'image') || isAllowed(fake.collect, 'connect'), fake.collect).toBe(true);
});

test.each(names)('%s: a blocked script rejects its start', async (name) => {
  await expect(start(name, true)).rejects.toThrow('blocked');
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
