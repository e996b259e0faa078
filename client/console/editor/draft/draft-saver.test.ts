import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '../../api/call.ts';
import { draftOf, lastKind, startSaver as start } from './draft-saver-for-test.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('A change is stored in the browser at once and saved within two seconds', async () => {
  const { server, seen, saver } = start();
  saver.change('one two 3');
  expect(seen.stored).toBe('one two 3');
  await vi.advanceTimersByTimeAsync(1_999);
  expect(server.saves).toEqual(['one two 3']);
  expect(seen.stored).toBeNull();
  expect(lastKind(seen)).toBe('saved');
});

test('Offline, changes stay in the browser and are sent when the server answers again', async () => {
  const { server, seen, saver } = start();
  server.fail = new CallError(0, undefined);
  saver.change('a');
  await vi.advanceTimersByTimeAsync(1_500);
  expect(lastKind(seen)).toBe('offline');
  saver.change('ab');
  expect(seen.stored).toBe('ab');
  server.fail = undefined;
  saver.retry();
  await vi.advanceTimersByTimeAsync(0);
  expect(server.saves).toEqual(['ab']);
  expect(lastKind(seen)).toBe('saved');
});

test('A session that ended is named, and nothing is lost', async () => {
  const { server, seen, saver } = start();
  server.fail = new CallError(401, undefined);
  saver.change('a');
  await vi.advanceTimersByTimeAsync(1_500);
  expect([lastKind(seen), seen.stored]).toEqual(['signed-out', 'a']);
});

test('What others saved elsewhere in the text is taken over, under what was typed meanwhile', async () => {
  const { server, seen, saver } = start();
  server.merge = (text) => text.replace('three', 'THREE');
  let release = () => {};
  const waiting = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { saver: slow, seen: slowSeen } = start({
    create: async ({ document }) => {
      await waiting;
      return { draft: draftOf(document.replace('three', 'THREE'), 1) };
    },
  });
  slow.change('ONE two three');
  await vi.advanceTimersByTimeAsync(1_000);
  slow.change('ONE! two three');
  release();
  await vi.advanceTimersByTimeAsync(0);
  expect(slowSeen.shown).toEqual(['ONE! two THREE']);
  saver.change('ONE two three');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(seen.shown).toEqual(['ONE two THREE']);
});

test('A conflict stops saving until a version is chosen', async () => {
  const { seen, saver } = start({
    saved: { id: 7, version: 1, text: 'one two three' },
    save: async (_, { version, document }) => {
      if (version === 2) return { draft: draftOf(document, 3), isMerged: false };
      const conflicts = [{ path: ['a'], text: { ko: '가', en: 'a' }, ours: 'mine', theirs: 'theirs' }];
      const details = { draft: draftOf('theirs', 2), conflicts };
      const code = 'STALE_DRAFT';
      throw new CallError(409, { ...details, statusCode: 409, code, message: code, translatedMessage: 'x' });
    },
  });
  saver.change('mine');
  await vi.advanceTimersByTimeAsync(1_000);
  expect(seen.states.at(-1)).toMatchObject({ kind: 'conflict', theirs: { document: 'theirs' } });
  saver.change('mine!');
  await vi.advanceTimersByTimeAsync(60_000);
  expect([lastKind(seen), seen.stored]).toEqual(['conflict', 'mine!']);
  saver.continueWith('mine!', { id: 7, version: 2, text: 'theirs' });
  await vi.advanceTimersByTimeAsync(0);
  expect([lastKind(seen), seen.stored]).toEqual(['saved', null]);
});

test('A draft that was deleted elsewhere begins again', async () => {
  const { server, saver } = start({
    saved: { id: 3, version: 1, text: 'one two three' },
    save: async () => {
      throw new CallError(404, undefined);
    },
  });
  saver.change('mine');
  await vi.advanceTimersByTimeAsync(1_100);
  expect(server.saves).toEqual(['mine']);
  expect(saver.now().saved?.id).toBe(7);
});

const draft7 = { id: 7, base: 1, name: 'editor' };

test('A save of another tab is taken over only while nothing is unsaved here', () => {
  const { seen, saver } = start();
  saver.takeOver({ ...draft7, version: 4, text: 'theirs' });
  expect(seen.shown).toEqual(['theirs']);
  saver.change('mine');
  saver.takeOver({ ...draft7, version: 5, text: 'later' });
  expect(saver.now().text).toBe('mine');
});

test('What another tab saved during a save here is shown after it, unless the answer has it already', async () => {
  for (const [version, shown] of [
    [2, ['theirs on top of mine']],
    [1, []],
  ] as const) {
    let release = () => {};
    const waiting = new Promise<void>((resolve) => {
      release = resolve;
    });
    const { seen, saver } = start({
      create: async ({ document }) => {
        await waiting;
        return { draft: draftOf(document, 1) };
      },
    });
    saver.change('mine');
    await vi.advanceTimersByTimeAsync(1_000);
    saver.takeOver({ ...draft7, version, text: 'theirs on top of mine' });
    expect(seen.shown).toEqual([]);
    release();
    await vi.advanceTimersByTimeAsync(0);
    expect(seen.shown).toEqual(shown);
    expect(saver.now()).toMatchObject({ saved: { version }, isUnsaved: false });
    saver.stop();
  }
});

test('The answer to a save does not bring a discarded draft back', async () => {
  let release = () => {};
  const waiting = new Promise<void>((resolve) => {
    release = resolve;
  });
  const { saver } = start({
    create: async ({ document }) => {
      await waiting;
      return { draft: draftOf(document, 1) };
    },
  });
  saver.change('mine');
  await vi.advanceTimersByTimeAsync(1_000);
  saver.reset('published', 2);
  release();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(saver.now()).toMatchObject({ text: 'published', saved: null, base: 2, isUnsaved: false });
});

test('A save that arrived without its answer is no conflict with what was typed since', async () => {
  const { server, seen, saver } = start({ saved: { id: 7, version: 1, text: 'one two three' } });
  saver.change('one two 3');
  server.fail = new CallError(502, undefined);
  await vi.advanceTimersByTimeAsync(1_000);
  saver.change('one two 3 four');
  // The server has the first save and refuses the second, which was made from the text before both.
  const code = 'STALE_DRAFT';
  const details = { draft: draftOf('one two 3', 2), conflicts: [] };
  const body = { ...details, statusCode: 409, code, message: code, translatedMessage: 'x' };
  server.fail = new CallError(409, body);
  await vi.advanceTimersByTimeAsync(2_000);
  expect(lastKind(seen)).not.toBe('conflict');
  server.fail = undefined;
  await vi.advanceTimersByTimeAsync(2_000);
  expect([server.saves, lastKind(seen), saver.now().text]).toEqual([
    ['one two 3 four'],
    'saved',
    'one two 3 four',
  ]);
});

const withoutBrackets = { isReadable: (text: string) => !text.includes('[') };

test('A text with errors stays in the browser, and is saved once it can be read', async () => {
  const { server, seen, saver } = start(withoutBrackets);
  saver.change('one [');
  await vi.advanceTimersByTimeAsync(60_000);
  await saver.flush();
  expect([server.saves, lastKind(seen), seen.stored]).toEqual([[], 'unreadable', 'one [']);
  expect(saver.now().isUnsaved).toBe(true);
  saver.change('one');
  expect(lastKind(seen)).toBe('changed');
  await vi.advanceTimersByTimeAsync(1_000);
  expect([server.saves, lastKind(seen), seen.stored]).toEqual([['one'], 'saved', null]);
});

test('What others saved does not replace a text with errors', () => {
  const { seen, saver } = start(withoutBrackets);
  saver.change('one [');
  saver.takeOver({ ...draft7, version: 4, text: 'theirs' });
  expect([seen.shown, saver.now().text]).toEqual([[], 'one [']);
});

test('An error that is corrected after a failed save is saved without a wait for the next retry', async () => {
  const { server, seen, saver } = start(withoutBrackets);
  server.fail = new CallError(0, undefined);
  saver.change('one');
  await vi.advanceTimersByTimeAsync(1_000);
  saver.change('one [');
  await vi.advanceTimersByTimeAsync(2_000);
  expect(lastKind(seen)).toBe('unreadable');
  server.fail = undefined;
  saver.change('one two');
  await vi.advanceTimersByTimeAsync(1_000);
  expect([server.saves, lastKind(seen)]).toEqual([['one two'], 'saved']);
});

test('Errors typed during a save stay here, with what the save brings', async () => {
  const { server, seen, saver } = start(withoutBrackets);
  server.merge = (text) => text.replace('three', 'THREE');
  saver.change('1 two three');
  const saved = saver.flush();
  await Promise.resolve();
  saver.change('1 [two three');
  await saved;
  expect([server.saves, seen.shown, lastKind(seen)]).toEqual([
    ['1 two three'],
    ['1 [two THREE'],
    'unreadable',
  ]);
});
