import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '../../api/call.ts';
import { draftOf, lastKind, startSaver } from './draft-saver-for-test.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('What was typed offline and undone is nothing to save, and what is typed then is sent', async () => {
  const { server, seen, saver } = startSaver();
  server.fail = new CallError(0, undefined);
  saver.change('typed');
  await vi.advanceTimersByTimeAsync(1_500);
  saver.change('one two three');
  await vi.advanceTimersByTimeAsync(5_000);
  expect([lastKind(seen), seen.stored]).toEqual(['saved', null]);
  server.fail = undefined;
  saver.change('typed again');
  await vi.advanceTimersByTimeAsync(1_500);
  expect([server.saves, lastKind(seen)]).toEqual([['typed again'], 'saved']);
});

test('A retry that finds the draft gone while errors are typed is no failure of what is typed then', async () => {
  const begun: string[] = [];
  let isAway = true;
  const { seen, saver } = startSaver({
    saved: { id: 3, version: 1, text: 'one two three' },
    isReadable: (text) => !text.includes('['),
    save: async () => {
      if (isAway) throw new CallError(0, undefined);
      saver.change('one [');
      throw new CallError(404, undefined);
    },
    create: async ({ document }) => {
      begun.push(document);
      return { draft: draftOf(document, 1) };
    },
  });
  saver.change('one');
  await vi.advanceTimersByTimeAsync(1_500);
  isAway = false;
  saver.retry();
  await vi.advanceTimersByTimeAsync(1_500);
  expect(lastKind(seen)).toBe('unreadable');
  saver.change('one two');
  await vi.advanceTimersByTimeAsync(1_500);
  expect([begun, lastKind(seen)]).toEqual([['one two'], 'saved']);
});
