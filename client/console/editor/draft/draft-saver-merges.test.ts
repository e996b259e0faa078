import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mergeDocuments } from '#server/publishing/merge/merge-documents.ts';
import { CallError } from '../../api/call.ts';
import { draftOf, lastKind, startSaver } from './draft-saver-for-test.ts';
import type { SaverOptions } from './saver-options.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const site = (values: object) => JSON.stringify({ first: 'old', title: 'old', last: 'old', ...values });
const colleague = { first: 'of others', last: 'of others' };

const merge: SaverOptions['merge'] = async ({ base, ours, theirs }) => {
  const merged = mergeDocuments(base, ours, theirs, () => undefined);
  if (!('conflicts' in merged)) return merged.text;
  const code = 'MERGE_CONFLICT';
  throw new CallError(409, { ...merged, statusCode: 409, code, message: code, translatedMessage: code });
};

/** A merge that takes until `release` is called. */
function slowMerge() {
  const { promise, resolve: release } = Promise.withResolvers<void>();
  const slow: SaverOptions['merge'] = async (texts) => {
    await promise;
    return merge(texts);
  };
  return { slow, release };
}

/** An editor whose save of `t` takes until `answer` is called, which has what a colleague saved around it. */
async function startSlow(options: Partial<SaverOptions> = {}, theirs: object = colleague) {
  let answer = () => {};
  const waiting = new Promise<void>((resolve) => {
    answer = resolve;
  });
  const sent: string[] = [];
  const started = startSaver({
    text: site({}),
    saved: { id: 7, version: 1, text: site({}) },
    save: async (_, { version, document }) => {
      sent.push(document);
      if (version > 1) return { draft: draftOf(document, version + 1), isMerged: false };
      await waiting;
      return { draft: draftOf(site({ title: 't', ...theirs }), 2), isMerged: true };
    },
    merge,
    ...options,
  });
  started.saver.change(site({ title: 't' }));
  await vi.advanceTimersByTimeAsync(1_000);
  return { ...started, sent, answer };
}

test('Distant changes of others on both sides of what is typed during a save are merged by structure', async () => {
  const { saver, seen, sent, answer } = await startSlow();
  saver.change(site({ title: 'typed' }));
  answer();
  await vi.advanceTimersByTimeAsync(0);
  const merged = site({ title: 'typed', ...colleague });
  expect([seen.shown, lastKind(seen)]).toEqual([[merged], 'changed']);
  await vi.advanceTimersByTimeAsync(1_000);
  expect([sent.at(-1), lastKind(seen)]).toEqual([merged, 'saved']);
});

test('What is typed during the merge is in the result too', async () => {
  const { slow, release } = slowMerge();
  const { saver, seen, answer } = await startSlow({ merge: slow });
  saver.change(site({ title: 'type' }));
  answer();
  await vi.advanceTimersByTimeAsync(0);
  saver.change(site({ title: 'typed' }));
  release();
  await vi.advanceTimersByTimeAsync(0);
  expect(seen.shown).toEqual([site({ title: 'typed', ...colleague })]);
});

test('A real overlap is a conflict of its place only, with the sent text as what both were made from', async () => {
  const { saver, seen, answer } = await startSlow({}, { ...colleague, title: 'of others' });
  saver.change(site({ title: 'typed' }));
  answer();
  await vi.advanceTimersByTimeAsync(0);
  expect(seen.states.at(-1)).toMatchObject({
    kind: 'conflict',
    base: site({ title: 't' }),
    conflicts: [{ path: ['title'], ours: 'typed', theirs: 'of others' }],
  });
});

test('Without a connection, the merge is tried again, and nothing is sent before it', async () => {
  let isOffline = true;
  const { saver, seen, sent, answer } = await startSlow({
    merge: async (texts) => {
      if (isOffline) throw new CallError(0, undefined);
      return merge(texts);
    },
  });
  saver.change(site({ title: 'typed' }));
  answer();
  await vi.advanceTimersByTimeAsync(0);
  expect(lastKind(seen)).toBe('offline');
  // Even the text from before the save is unsaved: the server has the sent one.
  saver.change(site({}));
  expect([saver.now().isUnsaved, seen.stored]).toEqual([true, site({})]);
  isOffline = false;
  await vi.advanceTimersByTimeAsync(3_000);
  const merged = site(colleague);
  expect([sent, lastKind(seen)]).toEqual([[site({ title: 't' }), merged], 'saved']);
});

test('A text with errors is merged once it can be read', async () => {
  const { saver, seen, answer } = await startSlow({ isReadable: (text) => text.endsWith('}') });
  saver.change(site({ title: 'typed' }).slice(0, -1));
  answer();
  await vi.advanceTimersByTimeAsync(5_000);
  expect([seen.shown, lastKind(seen)]).toEqual([[], 'unreadable']);
  saver.change(site({ title: 'typed' }));
  await vi.advanceTimersByTimeAsync(1_000);
  expect(seen.shown).toEqual([site({ title: 'typed', ...colleague })]);
});

test('A corrected text is merged at once, also where a save before it had failed', async () => {
  let [isAway, answer] = [true, () => {}];
  const save: SaverOptions['save'] = async (_, { version, document }) => {
    if (isAway) throw new CallError(0, undefined);
    await new Promise<void>((resolve) => {
      answer = resolve;
    });
    if (version > 1) return { draft: draftOf(document, version + 1), isMerged: false };
    return { draft: draftOf(site({ title: 't', ...colleague }), 2), isMerged: true };
  };
  const { saver, seen } = await startSlow({ isReadable: (text) => text.endsWith('}'), save });
  expect(lastKind(seen)).toBe('offline');
  isAway = false;
  saver.retry();
  await vi.advanceTimersByTimeAsync(0);
  saver.change(site({ title: 'typed' }).slice(0, -1));
  answer();
  await vi.advanceTimersByTimeAsync(5_000);
  expect(lastKind(seen)).toBe('unreadable');
  saver.change(site({ title: 'typed' }));
  await vi.advanceTimersByTimeAsync(1_000);
  expect([seen.shown.at(-1), lastKind(seen)]).toEqual([site({ title: 'typed', ...colleague }), 'changed']);
});

test('A merge does not bring a discarded draft back', async () => {
  const { slow, release } = slowMerge();
  const { saver, seen, answer } = await startSlow({ merge: slow });
  saver.change(site({ title: 'typed' }));
  answer();
  await vi.advanceTimersByTimeAsync(0);
  saver.reset(site({ title: 'published' }), 2);
  release();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(seen.shown).toEqual([site({ title: 'published' })]);
  expect(saver.now()).toMatchObject({ saved: null, base: 2, isUnsaved: false });
});
