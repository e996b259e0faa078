import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Draft } from '#schemas/operator/revisions.ts';
import { mergeDocuments } from '#server/publishing/merge/merge-documents.ts';
import { CallError } from '../../api/call.ts';
import { draftOf, lastKind, startSaver } from './draft-saver-for-test.ts';
import type { SaverOptions } from './saver-options.ts';
import type { Unsaved } from './stored-texts.ts';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

test('A draft that began without its answer is begun once, also after the page has been closed', async () => {
  const drafts = new Map<string | undefined, string>();
  let isLost = true;
  const browser: { stored: Unsaved | null } = { stored: null };
  const options: Partial<SaverOptions> = {
    create: async ({ key, document }) => {
      drafts.set(key, document);
      if (isLost) throw new CallError(0, undefined);
      return { draft: draftOf(document, 2) };
    },
    store: (unsaved) => {
      browser.stored = unsaved;
    },
  };
  const { saver } = startSaver(options);
  for (const text of ['a', 'ab']) {
    saver.change(text);
    await vi.advanceTimersByTimeAsync(5_000);
  }
  saver.stop();
  expect(browser.stored).toMatchObject({ saved: null, key: expect.any(String) });
  isLost = false;
  const { saver: next } = startSaver({ ...options, key: browser.stored?.key });
  next.change('abc');
  await next.flush();
  expect([...drafts.values()]).toEqual(['abc']);
  // The next one has another key.
  next.reset('published', 2);
  next.change('new');
  await next.flush();
  expect([...drafts.values()]).toEqual(['abc', 'new']);
});

test('Where others have saved the draft that an earlier try began, the text becomes another one', async () => {
  const keys = new Set<string | undefined>();
  const { saver, seen } = startSaver({
    create: async ({ key, document }) => {
      keys.add(key);
      if (keys.size > 1) return { draft: { ...draftOf(document, 1), id: 8 } };
      const details = { draft: draftOf('of others', 2), conflicts: [] };
      const code = 'STALE_DRAFT';
      throw new CallError(409, { ...details, statusCode: 409, code, message: code, translatedMessage: code });
    },
  });
  saver.change('mine');
  await saver.flush();
  expect([keys.size, lastKind(seen), saver.now().saved]).toMatchObject([2, 'saved', { id: 8, text: 'mine' }]);
});

const site = (values: object) => JSON.stringify({ first: 'old', last: 'old', ...values });

/** Two tabs of one editor without a draft, and their server. A `late` message of a draft that has begun comes after the other. */
function startTabs({ isLate = false, bases = [1, 1] } = {}) {
  const drafts = new Map<number, Draft>();
  let turn: Promise<unknown> = Promise.resolve();
  let isOffline = true;
  const stored = (draft: Draft) => {
    drafts.set(draft.id, draft);
    return draft;
  };
  const options = (other: () => ReturnType<typeof startSaver>): Partial<SaverOptions> => ({
    text: site({}),
    create: async ({ base, document }) => {
      if (isOffline) throw new CallError(0, undefined);
      return { draft: stored({ ...draftOf(document, 1), base, id: 7 + drafts.size }) };
    },
    save: async (id, { version, document }) => {
      const known = drafts.get(id);
      if (!known) throw new CallError(404, undefined);
      expect(version).toBe(known.version);
      return { draft: stored({ ...draftOf(document, version + 1), id }), isMerged: false };
    },
    merge: async ({ base, ours, theirs }) => {
      const merged = mergeDocuments(base, ours, theirs, () => undefined);
      if ('text' in merged) return merged.text;
      const code = 'MERGE_CONFLICT';
      throw new CallError(409, { ...merged, statusCode: 409, code, message: code, translatedMessage: code });
    },
    alone: (begin) => {
      const begun = turn.then(begin);
      turn = begun.catch(() => undefined);
      return begun;
    },
    isGone: async (id) => !drafts.has(id),
    onSaved: (saved) => {
      if (isLate) setTimeout(() => other().saver.takeOver(saved), 100);
      else other().saver.takeOver(saved);
    },
  });
  const [ofOne = null, ofTwo = null] = bases;
  const one = startSaver({ ...options(() => two), base: ofOne });
  const two = startSaver({ ...options(() => one), base: ofTwo });
  /** Both have typed without a connection, which then comes back. */
  const reconnect = async () => {
    await Promise.all([one.saver.flush(), two.saver.flush()]);
    isOffline = false;
    for (const { saver } of [one, two]) saver.retry();
    await vi.advanceTimersByTimeAsync(5_000);
  };
  return { one: one.saver, two: two.saver, drafts, reconnect };
}

test('Two tabs that begin at the same time begin one draft, with what was typed in both', async () => {
  const { one, two, drafts, reconnect } = startTabs();
  one.change(site({ first: 'of one' }));
  two.change(site({ last: 'of two' }));
  await reconnect();
  const both = { text: site({ first: 'of one', last: 'of two' }), saved: { id: 7, version: 2 } };
  expect([drafts.size, one.now(), two.now()]).toMatchObject([1, both, both]);
});

test('Two tabs that change the same place, or do not hear of each other in time, have a draft each', async () => {
  for (const [isLate, typed] of [
    [false, { first: 'of two' }],
    [true, { last: 'of two' }],
  ] as const) {
    const { one, two, drafts, reconnect } = startTabs({ isLate });
    one.change(site({ first: 'of one' }));
    two.change(site(typed));
    await reconnect();
    expect([one.now(), two.now()]).toMatchObject([
      { text: site({ first: 'of one' }), saved: { id: 7 } },
      { text: site(typed), saved: { id: 8 } },
    ]);
    // Once its own one is gone, a tab shows the other one.
    drafts.delete(7);
    two.change(site({ ...typed, last: 'more' }));
    await vi.advanceTimersByTimeAsync(5_000);
    expect(one.now()).toMatchObject({ text: two.now().text, saved: { id: 8 } });
  }
});

test('Tabs with different bases have a draft each: what takes back the later publication would be lost', async () => {
  const { one, two, drafts, reconnect } = startTabs({ bases: [1, 2] });
  one.change(site({ first: 'of one' }));
  two.change(site({ last: 'of two' }));
  await reconnect();
  expect([drafts.size, one.now(), two.now()]).toMatchObject([
    2,
    { text: site({ first: 'of one' }), base: 1, saved: { id: 7 } },
    { text: site({ last: 'of two' }), base: 2, saved: { id: 8 } },
  ]);
});
