import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { CallError } from '../../api/call.ts';
import { createDraftSaver, type SaverOptions, type SaveState } from './draft-saver.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const draftOf = (document: string, version: number) => ({
  id: 7,
  name: 'editor',
  base: 1,
  version,
  author: 'Demo',
  authorId: 1,
  owner: 'Kim',
  ownerId: 1,
  updatedAt: '2026-01-01T00:00:00.000Z',
  document,
});

/** A server with one draft; `others` overwrites it as if it had merged, `fail` refuses the next calls. */
function start(options: Partial<SaverOptions> = {}) {
  const server = {
    text: '',
    version: 0,
    saves: [] as string[],
    fail: undefined as unknown,
    merge: (text: string) => text,
  };
  const answer = async (document: string) => {
    if (server.fail) throw server.fail;
    server.saves.push(document);
    server.text = server.merge(document);
    server.version += 1;
    return draftOf(server.text, server.version);
  };
  const seen = { states: [] as SaveState[], stored: null as string | null, shown: [] as string[] };
  const saver = createDraftSaver({
    text: 'one two three',
    base: 1,
    saved: null,
    create: async ({ document }) => ({ draft: await answer(document) }),
    save: async (_, { document }) => ({ draft: await answer(document), isMerged: false }),
    store: (unsaved) => {
      seen.stored = unsaved?.text ?? null;
    },
    onState: (state) => seen.states.push(state),
    onSaved: () => undefined,
    onText: (text) => seen.shown.push(text),
    ...options,
  });
  return { server, seen, saver };
}
const lastKind = (seen: { states: SaveState[] }) => seen.states.at(-1)?.kind;

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

test('A save of another tab is taken over only while nothing is unsaved here', () => {
  const { seen, saver } = start();
  saver.takeOver({ id: 7, version: 4, text: 'theirs' });
  expect(seen.shown).toEqual(['theirs']);
  saver.change('mine');
  saver.takeOver({ id: 7, version: 5, text: 'later' });
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
    saver.takeOver({ id: 7, version, text: 'theirs on top of mine' });
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
  expect(saver.now()).toEqual({ text: 'published', saved: null, base: 2, isUnsaved: false });
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
