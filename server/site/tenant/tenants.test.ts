import { expect, type Mock, onTestFinished, test, vi } from 'vitest';
import type { App } from '#client/app.ts';
import type { SiteChanges, SiteEntry, SiteStore } from './site-store.ts';
import { createTenants, SiteUnavailable } from './tenants.ts';

const entry = (revision: number): SiteEntry => ({
  code: 'raon',
  partnerId: 1,
  hosts: ['raon.example'],
  origin: 'https://raon.example',
  revision,
});
/** Everything, as at first; who asks after this cursor is told the same again. */
const all = (...sites: SiteEntry[]): SiteChanges => ({ sites, isAll: true, cursor: 1, total: sites.length });
const sleep = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

// Reading a real document is tested beside it: here a document is its text, and "bad" is one that cannot be read.
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
    sanitise: (html) => html,
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
  await sleep(10);
  expect(await shown()).toBe('two');
});

test('a publication shows though the clock of the machine has been set back', async () => {
  const { store, shown } = start();
  await shown();
  vi.useFakeTimers({ toFake: ['Date'], now: Date.now() - 3_600_000 });
  onTestFinished(() => void vi.useRealTimers());
  store.changes.mockResolvedValue(all(entry(2)));
  store.document.mockRejectedValueOnce(new Error('away')).mockResolvedValue({ text: 'two', file: 'raon@2' });
  await sleep(10);
  expect(await shown()).toBe('one');
  vi.setSystemTime(Date.now() - 3_600_000);
  await sleep(30);
  expect(await shown()).toBe('two');
});

test('a document with an error leaves the last good site and is said once', async () => {
  const { store, shown, onBadDocument } = start();
  await shown();
  store.changes.mockResolvedValue(all(entry(2)));
  store.document.mockResolvedValue({ text: 'bad', file: 'raon@2' });
  await sleep(10);
  expect([await shown(), await shown()]).toEqual(['one', 'one']);
  expect(onBadDocument).toHaveBeenCalledOnce();
});

test('a document that could not be had is asked for again, and what was made without it is forgotten', async () => {
  const { store, shown, onChange } = start();
  await shown();
  store.changes.mockResolvedValue(all(entry(2)));
  store.document.mockRejectedValueOnce(new Error('away')).mockResolvedValue({ text: 'two', file: 'raon@2' });
  await sleep(10);
  expect(await shown()).toBe('one');
  expect(onChange).toHaveBeenCalledTimes(1);
  await sleep(30);
  expect(await shown()).toBe('two');
  expect(onChange.mock.calls).toEqual([['raon'], ['raon']]);
});

test('what was made of a document is kept where it can be had again and nothing stood in for it', async () => {
  const text = 'x'.repeat(1_000);
  // Room for what could not be had, none for the site itself.
  const { store, tenants, shown, onChange } = start(
    { document: vi.fn(async () => ({ text, file: 'raon@1' })) },
    5_000,
  );
  const away = async () => {
    store.document.mockRejectedValueOnce(new Error('away'));
    await expect(shown()).rejects.toBeInstanceOf(SiteUnavailable);
    await sleep(30);
  };
  await shown();
  await away();
  expect(await shown()).toBe(text);
  expect(onChange).not.toHaveBeenCalled();
  await away();
  // Published meanwhile: the list says so.
  store.changes.mockResolvedValue(all(entry(2)));
  tenants.refresh();
  expect(await shown()).toBe(text);
  expect(onChange.mock.calls).toEqual([['raon']]);
});

test('a known host without a site, and a list that never came, are 503 and no wrong host', async () => {
  const broken = start({ document: vi.fn().mockResolvedValue({ text: 'bad', file: 'raon@1' }) });
  await expect(broken.shown()).rejects.toBeInstanceOf(SiteUnavailable);
  await expect(broken.shown()).rejects.toMatchObject({ statusCode: 503 });
  expect(broken.store.document).toHaveBeenCalledOnce();
  const away = start({ changes: vi.fn().mockRejectedValue(new Error('away')) });
  await expect(away.shown()).rejects.toBeInstanceOf(SiteUnavailable);
});

test('sites that are known are shown while the backend hangs or is away', async () => {
  const { store, shown } = start();
  await shown();
  store.changes.mockImplementation(() => new Promise(() => {}));
  await sleep(10);
  expect(await shown()).toBe('one');
  const failing = start();
  await failing.shown();
  failing.store.changes.mockRejectedValue(new Error('away'));
  await sleep(10);
  expect(await failing.shown()).toBe('one');
});

test('of many sites only as many are kept prepared as there is room for', async () => {
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

test('while the backend is away, sites that are not here push out none that is', async () => {
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
  const neighbour = { ...entry(1), code: 'sol', hosts: ['sol.example'] };
  const slow = Promise.withResolvers<{ text: string; file: string }>();
  const document = vi.fn(async (_: string) => ({ text: 'x'.repeat(1_000), file: 'site' }));
  const changes = vi.fn(async () => all(entry(1), neighbour));
  const { tenants, shown } = start({ changes, document }, 15_000);
  await tenants.byHost('sol.example');
  document.mockReturnValueOnce(slow.promise);
  const before = shown();
  await vi.waitFor(() => expect(document).toHaveBeenCalledTimes(2));
  changes.mockResolvedValue(all(entry(2), neighbour));
  document.mockResolvedValueOnce({ text: 'y'.repeat(1_000), file: 'site' });
  await sleep(10);
  expect(await shown()).toMatch(/^y/);
  slow.resolve({ text: 'x'.repeat(1_000), file: 'site' });
  expect(await before).toMatch(/^x/);
  // What came late neither takes the newer one's place nor pushes the neighbour out.
  expect(await shown()).toMatch(/^y/);
  await tenants.byHost('sol.example');
  expect(document).toHaveBeenCalledTimes(3);
});

test('where the last good site is no longer at hand the earlier document is shown', async () => {
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

test('the template of the homepage config is that of the site, also when it changes without a publication', async () => {
  const { store, tenants, onChange } = start({
    changes: vi.fn(async () => all({ ...entry(1), templateCode: 'hybrid' })),
  });
  const site = async () => (await tenants.byHost('raon.example'))?.site;
  expect(await site()).toMatchObject({ document: 'one', templateCode: 'hybrid' });
  store.changes.mockResolvedValue(all({ ...entry(1), templateCode: 'branding' }));
  await sleep(10);
  expect(await site()).toMatchObject({ document: 'one', templateCode: 'branding' });
  expect(onChange).toHaveBeenCalledWith('raon');
});
