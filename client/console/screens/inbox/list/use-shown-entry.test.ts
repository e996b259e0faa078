// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { renderHook } from '../../../testing/render-hook-for-test.tsx';
import { useShownEntry } from './use-shown-entry.ts';

type Row = { id: number; isConfirmed: boolean };
const open: Row = { id: 4, isConfirmed: false };
const other: Row = { id: 5, isConfirmed: false };
const show = (rows: Row[], id: number | undefined) =>
  renderHook((given: Row[], entry: number | undefined) => useShownEntry(given, entry), [rows, id]);

test('a replaced entry is shown at once, also while the list has the old one, and after it has left the list', () => {
  const rows = [open, other];
  const hook = show(rows, 4);
  expect(hook.current[0]).toBe(open);
  const confirmed = { ...open, isConfirmed: true };
  hook.current[1](confirmed);
  hook.render(rows, 4);
  expect(hook.current[0]).toBe(confirmed);
  hook.render([other], 4);
  expect(hook.current[0]).toBe(confirmed);
  hook.render([other], 5);
  expect(hook.current[0]).toBe(other);
});

test('what the list has anew replaces what is shown', () => {
  const hook = show([open], 4);
  hook.current[1]({ ...open, isConfirmed: true });
  const anew = { ...open };
  hook.render([anew], 4);
  expect(hook.current[0]).toBe(anew);
  hook.render([], undefined);
  expect(hook.current[0]).toBeUndefined();
});
