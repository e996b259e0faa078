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
const drafted = site({ title: 'drafted' });

/** An editor with draft 7, made from revision 1, which is gone from the server. */
function startGone(options: Partial<SaverOptions> = {}) {
  const begun: { base: number | null; name: string; document: string }[] = [];
  const started = startSaver({
    text: drafted,
    name: 'Prices',
    saved: { id: 7, version: 1, text: drafted },
    save: async () => {
      throw new CallError(404, undefined);
    },
    create: async ({ key: _, ...body }) => {
      begun.push(body);
      return { draft: { ...draftOf(body.document, 1), ...body, id: 8 } };
    },
    merge: async ({ base, ours, theirs }) => {
      const merged = mergeDocuments(base, ours, theirs, () => undefined);
      if (!('conflicts' in merged)) return merged.text;
      const code = 'MERGE_CONFLICT';
      throw new CallError(409, { ...merged, statusCode: 409, code, message: code, translatedMessage: code });
    },
    ...options,
  });
  return { ...started, begun };
}

test('What takes back a draft that was published meanwhile is a change of that publication', async () => {
  const { saver, seen, begun } = startGone({ published: async () => ({ number: 6, document: drafted }) });
  saver.change(site({}));
  await saver.flush();
  expect(begun).toEqual([{ base: 6, name: 'editor', document: site({}) }]);
  expect([saver.now(), lastKind(seen), seen.shown]).toMatchObject([
    { saved: { id: 8 }, base: 6 },
    'saved',
    [],
  ]);
});

test('Where the publication has others’ changes too, they come under what was typed', async () => {
  const document = site({ first: 'of others', title: 'drafted', last: 'of others' });
  const { saver, seen, begun } = startGone({ published: async () => ({ number: 6, document }) });
  saver.change(site({ title: 'typed' }));
  await saver.flush();
  const merged = site({ first: 'of others', title: 'typed', last: 'of others' });
  expect(begun).toEqual([{ base: 6, name: 'editor', document: merged }]);
  expect(seen.shown).toEqual([merged]);
});

test('What overlaps with others’ changes in the publication, and what was deleted, stay as they are', async () => {
  const document = site({ title: 'drafted', last: 'of others' });
  for (const revision of [{ number: 6, document }, undefined]) {
    const { saver, seen, begun } = startGone({ published: async () => revision });
    const typed = site({ title: 'typed', last: 'typed' });
    saver.change(typed);
    await saver.flush();
    expect([begun, seen.shown]).toEqual([[{ base: 1, name: 'Prices', document: typed }], []]);
  }
});

test('A deleted draft is unsaved also once what was typed is taken back', async () => {
  let isAway = true;
  const { saver, begun } = startGone({
    create: async (body) => {
      if (isAway) throw new CallError(0, undefined);
      begun.push(body);
      return { draft: { ...draftOf(body.document, 1), id: 8 } };
    },
  });
  saver.change(site({}));
  await saver.flush();
  saver.change(drafted);
  expect(saver.now()).toMatchObject({ saved: null, isUnsaved: true });
  isAway = false;
  saver.retry();
  await vi.advanceTimersByTimeAsync(0);
  expect(begun).toMatchObject([{ document: drafted }]);
});

test('While it is not known what is published, nothing is decided', async () => {
  let isAway = true;
  const { saver, seen, begun } = startGone({
    published: async () => {
      if (isAway) throw new CallError(0, undefined);
      return { number: 6, document: drafted };
    },
  });
  saver.change(site({}));
  await saver.flush();
  expect([begun, lastKind(seen), saver.now()]).toMatchObject([[], 'offline', { base: 1, saved: { id: 7 } }]);
  isAway = false;
  await vi.advanceTimersByTimeAsync(2_000);
  expect(begun).toMatchObject([{ base: 6 }]);
});

test('The document that was opened meanwhile stays', async () => {
  const { promise, resolve } = Promise.withResolvers<{ number: number; document: string }>();
  const { saver, begun } = startGone({ published: () => promise });
  saver.change(site({}));
  const saving = saver.flush();
  await vi.advanceTimersByTimeAsync(0);
  saver.reset(site({ title: 'published' }), 7);
  resolve({ number: 6, document: drafted });
  await saving;
  expect([begun, saver.now()]).toMatchObject([[], { text: site({ title: 'published' }), base: 7 }]);
});
