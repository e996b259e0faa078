// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { refresh } from '../../api/use-call.ts';
import { renderHook } from '../../testing/render-hook-for-test.tsx';
import { useEntries } from './use-entries.ts';
import { useEntry } from './use-entry.ts';

vi.mock('../../screens/partner/use-partner.ts', () => ({ usePartner: () => ({ code: 'han' }) }));

const asked: string[] = [];
let answers = true;
beforeEach(() => {
  asked.length = 0;
  answers = true;
  vi.stubGlobal('fetch', async (address: string) => {
    const ids = new URL(address, 'http://console').searchParams.get('ids') ?? '';
    asked.push(ids);
    if (!answers) return Response.json({ statusCode: 429, message: 'TOO_MANY' }, { status: 429 });
    const found = ids
      .split(',')
      .map(Number)
      .filter((id) => id < 1_000);
    return Response.json({
      rows: found.map((id) => ({ id, title: `Treatment ${id}`, detail: '' })),
      count: found.length,
    });
  });
});
const eventually = (expectation: () => void) => vi.waitFor(expectation, { timeout: waitTimeoutMs });
const upTo = (count: number) => Array.from({ length: count }, (_, index) => index + 1);

test('many entries are read in one call per hundred, and one more in one call', async () => {
  const shown = renderHook(useEntries, ['products', upTo(150)] as [kind: 'products', ids: number[]]);
  await eventually(() => expect(shown.current?.get(150)?.title).toBe('Treatment 150'));
  expect(asked.map((ids) => ids.split(',').length)).toEqual([100, 50]);
  asked.length = 0;
  shown.render('products', [1, 2_711]);
  expect(shown.current?.get(1)?.title).toBe('Treatment 1');
  await eventually(() => expect(shown.current?.get(2_711)).toBe(null));
  expect(asked).toEqual(['1,2711']);
  shown.unmount();
});

test('entries that are shown one by one are read in one call, also again', async () => {
  const shown = renderHook(() => [7, 8, 7, 1_001].map((id) => useEntry('categories', id)), []);
  await eventually(() => expect(shown.current.map((entry) => entry?.id ?? null)).toEqual([7, 8, 7, null]));
  expect(asked).toEqual(['7,8,1001']);
  await refresh('facts');
  expect(asked.slice(1)).toEqual(['7,8,1001']);
  shown.unmount();
});

test('entries that cannot be read are not missing', async () => {
  answers = false;
  const shown = renderHook(useEntry, ['brandings', 5] as [kind: 'brandings', id: number]);
  await eventually(() => expect(asked).toEqual(['5']));
  expect(shown.current).toBeUndefined();
  shown.unmount();
});
