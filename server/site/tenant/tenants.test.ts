import { afterEach, beforeEach, expect, type Mock, test, vi } from 'vitest';
import type { App } from '#client/app.ts';
import { until } from '#tests/setup/until.ts';
import type { SiteChanges, SiteEntry, SiteStore } from './site-store.ts';
import { SiteUnavailable } from './site-unavailable.ts';
import { createTenants } from './tenants.ts';

const entry = (revision: number): SiteEntry => ({
  code: 'raon',
  partnerId: 1,
  hosts: ['raon.example'],
  origin: 'https://raon.example',
  revision,
});
/** All sites, as in the first response; a request with this cursor gets the same again. */
const all = (...sites: SiteEntry[]): SiteChanges => ({ sites, isAll: true, cursor: 1, total: sites.length });

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date', 'performance', 'setTimeout', 'clearTimeout'] }));
afterEach(() => void vi.useRealTimers());
const pass = (ms: number) => vi.advanceTimersByTimeAsync(ms);

// Reading real documents is tested elsewhere: here a document is its text, and "bad" is an invalid one.
const app = {
  registry: {},
  readSiteDocument: (text: string) => {
    if (text === 'bad') throw new Error('bad document');
    return text;
  },
  prepareSite: (document: string, { templateCode }: { templateCode?: string }) => ({
    document,
    ...(templateCode && { templateCode }),
  }),
} as unknown as App;

type Mocks = { [Name in keyof SiteStore]: Mock<SiteStore[Name]> };

function start(first: Partial<Mocks> = {}, maxBytes?: number) {
  const store: Mocks = {
    changes: vi.fn(async () => all(entry(1))),
    document: vi.fn(async () => ({ text: 'one', file: 'raon@1' })),
    earlier: vi.fn(async () => undefined),
    ...first,
  };
  const onBadDocument = vi.fn();
  const onChange = vi.fn();
  const tenants = createTenants({
    store,
    app: async () => app,
    sanitize: (html) => html,
    listAge: 5,
    timeoutMs: 20,
    retryAfter: 20,
    ...(maxBytes && { maxBytes }),
    onBadDocument,
    onChange,
  });
  const shown = async () => (await tenants.byHost('raon.example'))?.site.document;
  return { store, tenants, shown, onBadDocument, onChange };
}

test('a host has its partner’s site, prepared once per revision, and no other has one', async () => {
  const { store, tenants, shown } = start();
  expect(await Promise.all([shown(), shown()])).toEqual(['one', 'one']);
  expect(await tenants.byHost('evil.example')).toBeUndefined();
  expect(store.document).toHaveBeenCalledOnce();
  store.changes.mockResolvedValue(all(entry(2)));
  store.document.mockResolvedValue({ text: 'two', file: 'raon@2' });
  await pass(10);
  expect(await shown()).toBe('two');
});

test('a publication shows even if the system clock was set back', async () => {
  const { store, shown } = start();
  await shown();
  vi.setSystemTime(Date.now() - 3_600_000);
  store.changes.mockResolvedValue(all(entry(2)));
  store.document.mockRejectedValueOnce(new Error('away')).mockResolvedValue({ text: 'two', file: 'raon@2' });
  await pass(10);
  expect(await shown()).toBe('one');
  vi.setSystemTime(Date.now() - 3_600_000);
  await pass(30);
  expect(await shown()).toBe('two');
});

test('a document with an error leaves the last good site in place and is reported once', async () => {
  const { store, shown, onBadDocument } = start();
  await shown();
  store.changes.mockResolvedValue(all(entry(2)));
  store.document.mockResolvedValue({ text: 'bad', file: 'raon@2' });
  await pass(10);
  expect([await shown(), await shown()]).toEqual(['one', 'one']);
  expect(onBadDocument).toHaveBeenCalledOnce();
});

test('a document that failed to load is requested again, and pages rendered without it are purged', async () => {
  const { store, shown, onChange } = start();
  await shown();
  store.changes.mockResolvedValue(all(entry(2)));
  store.document.mockRejectedValueOnce(new Error('away')).mockResolvedValue({ text: 'two', file: 'raon@2' });
  await pass(10);
  expect(await shown()).toBe('one');
  expect(onChange).toHaveBeenCalledTimes(1);
  await pass(30);
  expect(await shown()).toBe('two');
  expect(onChange.mock.calls).toEqual([['raon'], ['raon']]);
});

test('cached pages are retained if a document loads again and nothing replaced it meanwhile', async () => {
  const text = 'x'.repeat(1_000);
  // Enough space for a failed entry, but not for the site itself.
  const { store, tenants, shown, onChange } = start(
    { document: vi.fn(async () => ({ text, file: 'raon@1' })) },
    5_000,
  );
  const away = async () => {
    store.document.mockRejectedValueOnce(new Error('away'));
    await expect(shown()).rejects.toBeInstanceOf(SiteUnavailable);
    await pass(30);
  };
  await shown();
  await away();
  expect(await shown()).toBe(text);
  expect(onChange).not.toHaveBeenCalled();
  await away();
  // According to the list, a new revision has been published since.
  store.changes.mockResolvedValue(all(entry(2)));
  tenants.refresh();
  expect(await shown()).toBe(text);
  expect(onChange.mock.calls).toEqual([['raon']]);
});

test('a known host without a site, and a list that never loaded, are 503, not an unknown host', async () => {
  const broken = start({ document: vi.fn().mockResolvedValue({ text: 'bad', file: 'raon@1' }) });
  await expect(broken.shown()).rejects.toBeInstanceOf(SiteUnavailable);
  await expect(broken.shown()).rejects.toMatchObject({ statusCode: 503 });
  expect(broken.store.document).toHaveBeenCalledOnce();
  const away = start({ changes: vi.fn().mockRejectedValue(new Error('away')) });
  await expect(away.shown()).rejects.toBeInstanceOf(SiteUnavailable);
});

test('known sites are shown while the backend hangs or is unreachable', async () => {
  const { store, shown } = start();
  await shown();
  store.changes.mockImplementation(() => new Promise(() => {}));
  await pass(10);
  const showing = shown();
  await pass(20);
  expect(await showing).toBe('one');
  const failing = start();
  await failing.shown();
  failing.store.changes.mockRejectedValue(new Error('away'));
  await pass(10);
  expect(await failing.shown()).toBe('one');
});

test('prepared sites stay within the memory limit', async () => {
  const sites = Array.from({ length: 50 }, (_, index) => ({
    ...entry(1),
    code: `p${index}`,
    hosts: [`p${index}.example`],
  }));
  const text = 'x'.repeat(1_000);
  const document = vi.fn(async () => ({ text, file: 'site' }));
  const { tenants } = start({ changes: vi.fn(async () => all(...sites)), document }, 40_000);
  const visit = async () => {
    for (const { hosts } of sites) expect((await tenants.byHost(hosts[0] ?? ''))?.site.document).toBe(text);
  };
  await visit();
  expect(document).toHaveBeenCalledTimes(50);
  await visit();
  expect(document.mock.calls.length).toBeGreaterThan(60);
});

test('while the backend is unreachable, sites that fail to load do not evict others', async () => {
  const sites = Array.from({ length: 20 }, (_, index) => ({
    ...entry(1),
    code: `p${index}`,
    hosts: [`p${index}.example`],
  }));
  const document = vi.fn(async () => ({ text: 'x'.repeat(1_000), file: 'site' }));
  const { tenants } = start({ changes: vi.fn(async () => all(...sites)), document }, 40_000);
  await tenants.byHost('p0.example');
  document.mockRejectedValue(new Error('away'));
  for (const { hosts } of sites.slice(1))
    await expect(tenants.byHost(hosts[0] ?? '')).rejects.toBeInstanceOf(SiteUnavailable);
  expect((await tenants.byHost('p0.example'))?.site).toBeDefined();
});

test('a site that is published again while it is prepared counts once', async () => {
  const neighbor = { ...entry(1), code: 'sol', hosts: ['sol.example'] };
  const slow = Promise.withResolvers<{ text: string; file: string }>();
  const document = vi.fn(async (_: string) => ({ text: 'x'.repeat(1_000), file: 'site' }));
  const changes = vi.fn(async () => all(entry(1), neighbor));
  const { tenants, shown } = start({ changes, document }, 15_000);
  await tenants.byHost('sol.example');
  document.mockReturnValueOnce(slow.promise);
  const before = shown();
  await until(() => document.mock.calls.length === 2);
  changes.mockResolvedValue(all(entry(2), neighbor));
  document.mockResolvedValueOnce({ text: 'y'.repeat(1_000), file: 'site' });
  await pass(10);
  expect(await shown()).toMatch(/^y/);
  slow.resolve({ text: 'x'.repeat(1_000), file: 'site' });
  expect(await before).toMatch(/^x/);
  // The late result neither replaces the newer one nor evicts the neighbor.
  expect(await shown()).toMatch(/^y/);
  await tenants.byHost('sol.example');
  expect(document).toHaveBeenCalledTimes(3);
});

test('without a last good site in memory, the earlier document is shown', async () => {
  const { store, shown, onBadDocument } = start({
    document: vi.fn(async () => ({ text: 'bad', file: 'raon@3' })),
    earlier: vi.fn(async (_, revision) =>
      revision === 1
        ? { text: 'bad', file: 'raon@0', revision: 0 }
        : { text: 'zero', file: 'raon@-1', revision: -1 },
    ),
  });
  expect(await shown()).toBe('zero');
  expect(store.earlier.mock.calls).toEqual([
    ['raon', 1],
    ['raon', 0],
  ]);
  expect(onBadDocument).toHaveBeenCalledOnce();
});

test('the site uses the template of the homepage config, even if it changes without a publication', async () => {
  const { store, tenants, onChange } = start({
    changes: vi.fn(async () => all({ ...entry(1), templateCode: 'hybrid' })),
  });
  const site = async () => (await tenants.byHost('raon.example'))?.site;
  expect(await site()).toMatchObject({ document: 'one', templateCode: 'hybrid' });
  store.changes.mockResolvedValue(all({ ...entry(1), templateCode: 'branding' }));
  await pass(10);
  expect(await site()).toMatchObject({ document: 'one', templateCode: 'branding' });
  expect(onChange).toHaveBeenCalledWith('raon');
});
