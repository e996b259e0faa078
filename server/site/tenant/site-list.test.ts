import { afterEach, expect, test, vi } from 'vitest';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { createSiteList } from './site-list.ts';
import type { SiteChanges, SiteEntry, SiteStore } from './site-store.ts';

afterEach(() => void vi.useRealTimers());

const site = (code: string, revision: number, hosts = [`${code}.example`]): SiteEntry => ({
  code,
  partnerId: 1,
  hosts,
  origin: `https://${code}.example`,
  revision,
});

/** A store of sites with numbered changes, like the backend. */
function open(...sites: SiteEntry[]) {
  const changed = new Map(sites.map((entry, index) => [entry.code, { entry, at: index + 1 }]));
  let clock = sites.length;
  const changes = vi.fn<SiteStore['changes']>(async (cursor): Promise<SiteChanges> => {
    const news = [...changed.values()].filter(({ at }) => at > cursor);
    return { sites: news.map(({ entry }) => entry), isAll: cursor === 0, cursor: clock, total: changed.size };
  });
  const onChange = vi.fn();
  const list = createSiteList({ store: { changes }, listAge: 0, timeoutMs: 20, onChange });
  const found = async (host: string) => {
    list.refresh();
    return (await list.byHost(host))?.code;
  };
  return {
    list,
    changes,
    onChange,
    found,
    put: (entry: SiteEntry) => changed.set(entry.code, { entry, at: ++clock }),
    drop: (code: string) => changed.delete(code),
  };
}

test('a host has its site, and only changes are requested again', async () => {
  const { found, changes, put, onChange } = open(site('raon', 1), site('sol', 1));
  expect([await found('sol.example'), await found('nobody.example')]).toEqual(['sol', undefined]);
  put(site('sol', 2, ['www.sol.example']));
  expect([await found('www.sol.example'), await found('sol.example')]).toEqual(['sol', undefined]);
  expect(changes.mock.calls.map(([cursor]) => cursor)).toEqual([0, 2, 2, 3]);
  expect(onChange.mock.calls).toEqual([['sol']]);
});

test('a host that moves to another partner belongs to that partner', async () => {
  const { found, put } = open(site('raon', 1), site('sol', 1));
  expect(await found('raon.example')).toBe('raon');
  put(site('sol', 1, ['raon.example']));
  put(site('raon', 1, []));
  expect(await found('raon.example')).toBe('sol');
});

test('a host that is removed, or taken over by a new partner, changes the site that had it', async () => {
  const { found, put, onChange } = open(site('raon', 1, ['raon.example', 'old.example']), site('sol', 1));
  await found('raon.example');
  put(site('raon', 1, ['raon.example']));
  expect([await found('old.example'), onChange.mock.calls]).toEqual([undefined, [['raon']]]);
  put(site('new', 1, ['new.example', 'raon.example']));
  expect([await found('raon.example'), onChange.mock.calls]).toEqual(['new', [['raon'], ['raon']]]);
  put(site('new', 1, ['new.example', 'raon.example']));
  expect([await found('raon.example'), onChange.mock.calls.length]).toEqual(['new', 2]);
});

test('a deleted partner is detected by the total number', async () => {
  const { found, drop, list, onChange } = open(site('raon', 1), site('sol', 1));
  expect(await found('raon.example')).toBe('raon');
  drop('raon');
  expect(await found('raon.example')).toBeUndefined();
  expect(await list.first(10)).toMatchObject([{ code: 'sol' }]);
  expect(onChange.mock.calls).toEqual([['raon']]);
});

test('a request after a refresh gets newer data, even if an older response is still pending', async () => {
  const { found, list, changes, put } = open(site('raon', 1));
  await found('raon.example');
  let answer: (value: SiteChanges) => void = () => {};
  changes.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  list.refresh();
  const before = list.byHost('new.example');
  await vi.waitFor(() => expect(changes).toHaveBeenCalledTimes(2), waitTimeoutMs);
  put(site('new', 1));
  list.refresh();
  const after = list.byHost('new.example');
  answer({ sites: [], isAll: false, cursor: 1, total: 1 });
  expect([await before, (await after)?.code]).toEqual([undefined, 'new']);
});

test('a backend that hangs delays only the first requests', async () => {
  vi.useFakeTimers();
  const { found, list, changes } = open(site('raon', 1));
  await found('raon.example');
  changes.mockImplementation(() => new Promise(() => {}));
  vi.advanceTimersByTime(1);
  const first = list.byHost('raon.example');
  await vi.advanceTimersByTimeAsync(20);
  expect((await first)?.code).toBe('raon');
  // By now the list is outdated, and the request still pending.
  const others = Array.from({ length: 20 }, () => list.byHost('raon.example'));
  expect(vi.getTimerCount()).toBe(0);
  for (const other of others) expect((await other)?.code).toBe('raon');
  expect(changes).toHaveBeenCalledTimes(2);
});

test('a request after a refresh waits for newer data, even if an older request is overdue', async () => {
  vi.useFakeTimers();
  const { found, list, changes, put } = open(site('raon', 1));
  await found('raon.example');
  let answer: (value: SiteChanges) => void = () => {};
  changes.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  list.refresh();
  const before = list.byHost('new.example');
  await vi.advanceTimersByTimeAsync(20);
  expect(await before).toBeUndefined();
  put(site('new', 1));
  list.refresh();
  const after = list.byHost('new.example');
  answer({ sites: [], isAll: false, cursor: 1, total: 1 });
  expect((await after)?.code).toBe('new');
});

test('after a time without requests, the list is not recent until changes have arrived', async () => {
  vi.useFakeTimers();
  const { changes } = open(site('raon', 1));
  const list = createSiteList({ store: { changes }, listAge: 1_000, timeoutMs: 20, onChange: () => {} });
  expect(list.revalidate()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(list.revalidate()).toBe(true);
  await vi.advanceTimersByTimeAsync(1_500);
  expect(list.revalidate()).toBe(true);
  await vi.advanceTimersByTimeAsync(2_500);
  expect(changes).toHaveBeenCalledTimes(2);
  let answer: (value: SiteChanges) => void = () => {};
  changes.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)));
  expect([list.revalidate(), list.revalidate()]).toEqual([false, false]);
  await vi.advanceTimersByTimeAsync(1);
  expect(changes).toHaveBeenCalledTimes(3);
  answer({ sites: [], isAll: false, cursor: 1, total: 1 });
  await vi.advanceTimersByTimeAsync(1);
  expect(list.revalidate()).toBe(true);
});

test('a backend that hangs makes visitors wait once; one that fails does not', async () => {
  vi.useFakeTimers();
  const { changes } = open(site('raon', 1));
  const list = createSiteList({ store: { changes }, listAge: 1_000, timeoutMs: 20, onChange: () => {} });
  await list.byHost('raon.example');
  await vi.advanceTimersByTimeAsync(3_000);
  changes.mockRejectedValueOnce(new Error('away'));
  expect(list.revalidate()).toBe(false);
  await vi.advanceTimersByTimeAsync(1);
  expect(list.revalidate()).toBe(true);
  await vi.advanceTimersByTimeAsync(3_000);
  changes.mockImplementation(() => new Promise(() => {}));
  expect(list.revalidate()).toBe(false);
  const waiting = list.byHost('raon.example');
  await vi.advanceTimersByTimeAsync(20);
  expect([(await waiting)?.code, list.revalidate()]).toEqual(['raon', true]);
});
