import { expect, test, vi } from 'vitest';
import { createPageBulkhead, TooBusy } from './page-bulkhead.ts';

/** Lets all settled promises continue. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

/** A page whose render lasts until `done` is called. */
function page() {
  let done: () => void = () => {};
  const made = new Promise<void>((resolve) => (done = resolve));
  const make = vi.fn(() => made);
  return { make, done: () => done() };
}

test('renders of a partner run and wait up to their limits, and the next one is refused immediately', async () => {
  const onFull = vi.fn();
  const limits = { ofAll: { atOnce: 10, waiting: 10 }, ofOne: { atOnce: 2, waiting: 1 } };
  const { run, isFull } = createPageBulkhead({ limits, onFull });
  const pages = [page(), page(), page()];
  const runs = pages.map(({ make }) => run('raon', make));
  await settle();
  expect(pages.map(({ make }) => make.mock.calls.length)).toEqual([1, 1, 0]);
  expect([isFull('sol'), onFull.mock.calls.length, isFull('raon')]).toEqual([false, 0, true]);
  const refused = page();
  await expect(run('raon', refused.make)).rejects.toMatchObject({ statusCode: 503, retryAfter: 2 });
  expect(refused.make).not.toHaveBeenCalled();
  expect(onFull.mock.calls).toEqual([['raon'], ['raon']]);
  pages[0]?.done();
  await runs[0];
  await settle();
  expect(pages[2]?.make).toHaveBeenCalledOnce();
  for (const { done } of pages) done();
  await Promise.all(runs);
});

test('a partner whose pages hang leaves slots for the others, until the overall limit is reached', async () => {
  const limits = { ofAll: { atOnce: 3, waiting: 1 }, ofOne: { atOnce: 2, waiting: 0 } };
  const { run, isFull } = createPageBulkhead({ limits });
  const hung = [page(), page()];
  for (const { make } of hung) run('raon', make).catch(() => {});
  await expect(run('raon', page().make)).rejects.toBeInstanceOf(TooBusy);
  expect(await run('sol', async () => 'page')).toBe('page');
  const more = [page(), page()];
  for (const [index, { make }] of more.entries()) run(`site-${index}`, make).catch(() => {});
  await expect(run('han', page().make)).rejects.toBeInstanceOf(TooBusy);
  expect(isFull('any')).toBe(true);
});

test('a page that fails frees its slot, and its own error is thrown', async () => {
  const limits = { ofAll: { atOnce: 1, waiting: 0 }, ofOne: { atOnce: 1, waiting: 0 } };
  const { run } = createPageBulkhead({ limits });
  await expect(run('raon', () => Promise.reject(new Error('broken')))).rejects.toThrow('broken');
  expect(await run('raon', async () => 'page')).toBe('page');
});

test('one page is rendered per turn of the event loop, in order', async () => {
  const loop: (() => void)[] = [];
  const { turn } = createPageBulkhead({ nextLoop: (resume) => loop.push(resume) });
  const rendered: number[] = [];
  for (const index of [0, 1, 2]) void turn().then(() => rendered.push(index));
  for (const expected of [[0], [0, 1], [0, 1, 2]]) {
    await settle();
    expect(loop).toHaveLength(1);
    loop.shift()?.();
    await settle();
    expect(rendered).toEqual(expected);
  }
});

test('incoming connections delay rendering, but not forever', async () => {
  const loop: (() => void)[] = [];
  let accepted = 0;
  const { turn } = createPageBulkhead({
    nextLoop: (resume) => loop.push(resume),
    accepted: () => accepted,
  });
  const pass = async (isConnecting: boolean) => {
    await settle();
    if (isConnecting) accepted += 1;
    loop.shift()?.();
    await settle();
  };
  let rendered = 0;
  void turn().then(() => rendered++);
  await pass(true);
  await pass(true);
  expect(rendered).toBe(0);
  await pass(false);
  expect(rendered).toBe(1);

  void turn().then(() => rendered++);
  for (let turns = 0; turns < 255; turns += 1) await pass(true);
  expect(rendered).toBe(1);
  await pass(true);
  expect(rendered).toBe(2);
});
