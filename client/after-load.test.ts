// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { patience } from '#tests/setup/patience.ts';
import { afterLoad } from './after-load.ts';

test('what waits for the page follows its load event in tasks of its own, and afterwards waits for nothing', async () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const runs: string[] = [];
  afterLoad(() => runs.push('waited'));
  dispatchEvent(new Event('load'));
  expect(runs).toEqual([]);
  await vi.waitFor(() => expect(runs).toEqual(['waited']), patience);
  state.mockReturnValue('complete');
  afterLoad(() => runs.push('at once'));
  expect(runs).toEqual(['waited', 'at once']);
});
