// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import type { VendorClient, VendorDefinition } from '../vendor.ts';
import { clearPage, clients, definitions, fakes, names, reserved, start } from './vendors-for-test.ts';

/** What a fake reports of a page: not all vendors take a value. */
const withoutValue = ['line-tag', 'microsoft-clarity'];
const inYen = ['yahoo-japan-ads'];

let reports: Record<string, string>[];
beforeEach(() => {
  vi.resetModules();
  reports = [];
  clearPage();
  vi.stubGlobal(
    'fetch',
    vi.fn(async (url: string) => {
      if (url.startsWith('https:')) reports.push(Object.fromEntries(new URL(url).searchParams));
      return new Response();
    }),
  );
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

test.each(names)('%s: a refused category has stores of its own', async (name) => {
  const { categories } = definitions[`./${name}/vendor.ts`] as VendorDefinition;
  const client = (await clients[`./${name}/browser.ts`]?.()) as VendorClient;
  if (categories.length > 1) expect(Object.keys(client.stores).sort()).toEqual([...categories].sort());
  expect(Object.values(client.stores).flat().length).toBeGreaterThan(0);
});

/** Sends conversions through the clinic's server too (vendor-details.test.ts). */
const withoutScript = ['meta-pixel'];

test.each(names.filter((name) => !withoutScript.includes(name)))(
  '%s: a blocked script rejects its start',
  async (name) => {
    await expect(start(name, true)).rejects.toThrow('blocked');
  },
);
