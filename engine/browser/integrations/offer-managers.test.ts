// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openType1, resetPage, showPage, stored, type1 } from './widget-for-test.ts';

const showNotice = vi.fn();
vi.mock('#engine/browser/toast/show-toast.ts', () => ({ showNotice }));

let run: typeof import('./run-widget.ts');
beforeEach(async () => {
  vi.useFakeTimers();
  vi.resetModules();
  resetPage();
  run = await import('./run-widget.ts');
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  showNotice.mockReset();
});

const doctor = { id: 2, name: '이원장', position: '원장', isDoctor: true };
const answerOf = (...rows: object[]) => Response.json({ rows, count: rows.length, page: 1, limit: 100 });

test('a widget with a choice of doctors gets those of the clinic, and at once the ones of the last visit', async () => {
  showPage();
  const ask = vi.fn(async (_url: string) => answerOf(doctor, { ...doctor, id: 3, isDoctor: false }));
  vi.stubGlobal('fetch', ask);
  const rows = [{ id: 2, name: '이원장', position: '원장' }];
  const widget = await openType1(run, 'visit', { ...type1(), setManagers: vi.fn() });
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

test('doctors that were read stay on offer when a page in another language stores its own', async () => {
  showPage();
  const ask = vi.fn(async () => answerOf(doctor));
  vi.stubGlobal('fetch', ask);
  const widget = await openType1(run, 'visit', { ...type1(), setManagers: vi.fn() });
  await vi.advanceTimersByTimeAsync(0);
  localStorage.setItem('manager', JSON.stringify({ rows: [], count: 0, languageCode: 'en' }));
  window.dispatchEvent(new StorageEvent('storage', { key: 'manager' }));
  await run.openHere({ to: 'visit' });
  expect(ask).toHaveBeenCalledOnce();
  const rows = [{ id: 2, name: '이원장', position: '원장' }];
  expect(widget.setManagers).toHaveBeenLastCalledWith({ rows, count: 1, languageCode: 'ko' });
});

test('doctors of an earlier visit are offered if they cannot be read, but not in another language', async () => {
  vi.stubGlobal('fetch', async () => new Response('', { status: 503 }));
  vi.spyOn(console, 'warn').mockImplementation(() => {});
  const before = { rows: [{ id: 2, name: '이원장', position: null }], count: 1, languageCode: 'ko' };
  localStorage.setItem('manager', JSON.stringify(before));
  window.dispatchEvent(new StorageEvent('storage', { key: 'manager' }));
  showPage();
  const widget = await openType1(run, 'visit', { ...type1(), setManagers: vi.fn() });
  showPage({ languageCode: 'en' });
  await run.openHere({ to: 'visit' });
  await vi.advanceTimersByTimeAsync(0);
  expect(widget.setManagers.mock.calls).toEqual([[before], [{ rows: [], count: 0 }]]);
  expect(showNotice).not.toHaveBeenCalled();
});

test('for a widget without a choice of doctors they are not read', async () => {
  showPage();
  const ask = vi.fn();
  vi.stubGlobal('fetch', ask);
  await openType1(run, 'visit');
  expect(ask).not.toHaveBeenCalled();
});
