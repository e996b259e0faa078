import { expect, test, vi } from 'vitest';
import { siteTag, sourceTag } from '#engine/cache/cache-tags.ts';
import { createHtmlCache } from '#server/site/html-cache/html-cache.ts';
import { TooBusy } from '#server/site/requests/page-bulkhead.ts';
import type { SearchReader, SearchSite, SitePage } from './deps.ts';
import { createPageLists } from './list-pages.ts';

const cache = createHtmlCache({ maxBytes: 0 });
const reader = { pages: { cache } } as unknown as SearchReader;
const siteOf = (code: string, revision = 1) =>
  ({ tenant: { entry: { code, revision } }, origin: `https://${code}.example` }) as unknown as SearchSite;
/** Lets all settled promises continue. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** Lists that end when the test ends them, in the order in which they began. */
function heldLists() {
  const ends: (() => void)[] = [];
  const make = vi.fn(() => new Promise<SitePage[]>((resolve) => ends.push(() => resolve([]))));
  return { ends, make };
}

test('lists are made two at a time, and one beyond those that may wait is refused', async () => {
  const { ends, make } = heldLists();
  const one = { atOnce: 1, waiting: 1 };
  const limits = { ofAll: { atOnce: 2, waiting: 1 }, ofOne: one };
  const list = createPageLists(reader, { limits, make });
  const lists = ['a', 'b', 'c'].map((code) => list(siteOf(code)));
  await settle();
  expect(make).toHaveBeenCalledTimes(2);
  await expect(list(siteOf('d'))).rejects.toThrow(TooBusy);
  ends[0]?.();
  await lists[0];
  await settle();
  expect(make).toHaveBeenCalledTimes(3);
  for (const end of ends) end();
  await Promise.all(lists);
});

test('by default too, many sites at once leave all but two renders to visitors', async () => {
  const { make } = heldLists();
  const list = createPageLists(reader, { make });
  const asked = Array.from({ length: 40 }, (_, index) => list(siteOf(`site${index}`)));
  const refused = vi.fn();
  for (const one of asked) one.catch(refused);
  await settle();
  expect(make).toHaveBeenCalledTimes(2);
  expect(refused.mock.calls.length).toBeGreaterThan(20);
});

test('those who ask for a site meanwhile share one list, and a publication begins a new one', async () => {
  const { ends, make } = heldLists();
  const list = createPageLists(reader, { make });
  const lists = [list(siteOf('a')), list(siteOf('a')), list(siteOf('a', 2))];
  await settle();
  expect(make).toHaveBeenCalledTimes(1);
  ends[0]?.();
  expect(await lists[0]).toBe(await lists[1]);
  await settle();
  expect(make).toHaveBeenCalledTimes(2);
  ends[1]?.();
  await lists[2];
  void list(siteOf('a'));
  await settle();
  expect(make).toHaveBeenCalledTimes(3);
});

test.each([[sourceTag('notice-board-type', 'a')], [siteTag('a')], [sourceTag('products')]])(
  'after a purge of %s, a list that began before it is not shared',
  async (tag) => {
    const { ends, make } = heldLists();
    const list = createPageLists(reader, { make });
    const before = list(siteOf('a'));
    await settle();
    cache.purge([sourceTag('products', 'b')]);
    expect(list(siteOf('a'))).toBe(before);
    cache.purge([tag]);
    const after = list(siteOf('a'));
    expect(after).not.toBe(before);
    ends[0]?.();
    await before;
    await settle();
    expect(list(siteOf('a'))).toBe(after);
    ends[1]?.();
    await after;
    expect(make).toHaveBeenCalledTimes(2);
  },
);

test('a failure is remembered for a minute, for this publication of the site only', async () => {
  let time = 1_000;
  const make = vi.fn(async (): Promise<SitePage[]> => []);
  make.mockRejectedValueOnce(new TooBusy('visitors take all slots'));
  const list = createPageLists(reader, { make, now: () => time });
  await expect(list(siteOf('a'))).rejects.not.toThrow(TooBusy);
  time += 59_000;
  await expect(list(siteOf('a'))).rejects.toThrow('could not be listed');
  expect(make).toHaveBeenCalledTimes(1);
  expect(await list(siteOf('b'))).toEqual([]);
  expect(await list(siteOf('a', 2))).toEqual([]);
  time += 2_000;
  expect(await list(siteOf('a'))).toEqual([]);
  expect(make).toHaveBeenCalledTimes(4);
});

test('a refusal is not remembered, and what waited until the crawler has gone is not begun', async () => {
  let time = 0;
  const { ends, make } = heldLists();
  const one = { atOnce: 1, waiting: 1 };
  const list = createPageLists(reader, { limits: { ofAll: one, ofOne: one }, make, now: () => time });
  const first = list(siteOf('a'));
  const late = list(siteOf('b'));
  await settle();
  await expect(list(siteOf('c'))).rejects.toThrow(TooBusy);
  time = 11_000;
  ends[0]?.();
  await first;
  await expect(late).rejects.toThrow(TooBusy);
  expect(make).toHaveBeenCalledTimes(1);
  const again = list(siteOf('c'));
  await settle();
  ends[1]?.();
  expect(await again).toEqual([]);
});
