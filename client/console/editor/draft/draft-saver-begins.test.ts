import { afterEach, beforeEach, expect, test, vi } from 'vitest';
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
