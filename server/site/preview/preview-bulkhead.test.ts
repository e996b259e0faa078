import { expect, test, vi } from 'vitest';
import { createPageBulkhead, TooBusy } from '#server/site/requests/page-bulkhead.ts';
import { createPreviewBulkhead } from './preview-bulkhead.ts';

const limits = { ofAll: { atOnce: 2, waiting: 1 }, ofOne: { atOnce: 2, waiting: 1 } };
/** Lets all settled promises continue. */
const settle = () => new Promise<void>((resolve) => setImmediate(resolve));

test('previews run two at a time, and one beyond those that may wait is refused', async () => {
  const { run, isFull } = createPreviewBulkhead(createPageBulkhead(), { limits, rest: async () => {} });
  const ends: (() => void)[] = [];
  const make = vi.fn(() => new Promise<void>((resolve) => ends.push(resolve)));
  const runs = [run('han', make), run('han', make), run('han', make)];
  await settle();
  expect(make).toHaveBeenCalledTimes(2);
  expect(isFull('han')).toBe(true);
  await expect(run('han', make)).rejects.toThrow(TooBusy);
  ends[0]?.();
  await runs[0];
  await settle();
  expect(make).toHaveBeenCalledTimes(3);
  for (const end of ends) end();
  await Promise.all(runs);
});

test('a slot rests after its answer, while visitors’ pages go on', async () => {
  const visitors = createPageBulkhead();
  let isRested: () => void = () => {};
  const rest = vi.fn(() => new Promise<void>((resolve) => (isRested = resolve)));
  const one = { atOnce: 1, waiting: 1 };
  const { run } = createPreviewBulkhead(visitors, { limits: { ofAll: one, ofOne: one }, rest });
  expect(await run('han', async () => 'first')).toBe('first');
  const second = vi.fn(async () => 'second');
  const waiting = run('han', second);
  await settle();
  expect([rest.mock.calls.length, second.mock.calls.length]).toEqual([1, 0]);
  expect(await visitors.run('han', async () => 'a visitor’s')).toBe('a visitor’s');
  isRested();
  expect(await waiting).toBe('second');
});

test('a render that fails fails its caller, and leaves its slot', async () => {
  const one = { atOnce: 1, waiting: 0 };
  const { run } = createPreviewBulkhead(createPageBulkhead(), {
    limits: { ofAll: one, ofOne: one },
    rest: async () => {},
  });
  const failing = () => run('han', () => Promise.reject(new Error('broken')));
  await expect(failing()).rejects.toThrow('broken');
  await settle();
  await expect(failing()).rejects.toThrow('broken');
});

test('a preview waits for a slot of visitors too, and is refused where they are', async () => {
  const full = { atOnce: 0, waiting: 0 };
  const visitors = createPageBulkhead({ limits: { ofAll: full, ofOne: full } });
  const { run } = createPreviewBulkhead(visitors, { limits, rest: async () => {} });
  await expect(run('han', async () => 'x')).rejects.toThrow(TooBusy);
});

test('what waited until nobody asks for it any more is not rendered', async () => {
  const one = { atOnce: 1, waiting: 1 };
  let time = 0;
  const { run } = createPreviewBulkhead(createPageBulkhead(), {
    limits: { ofAll: one, ofOne: one },
    rest: async () => {},
    now: () => time,
  });
  let end: () => void = () => {};
  const first = run('han', () => new Promise<void>((resolve) => (end = resolve)));
  const late = vi.fn(async () => 'late');
  const waiting = run('han', late);
  time = 11_000;
  end();
  await first;
  await expect(waiting).rejects.toThrow(TooBusy);
  expect(late).not.toHaveBeenCalled();
});
