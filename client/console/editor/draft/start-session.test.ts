// @vitest-environment jsdom
import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { replaceText } from '../document/site-document.ts';
import { documentAtom } from '../state/document-atoms.ts';
import { startSession } from './start-session.ts';

const site = { code: 'bomnal', operatorId: 1 };
const sessions: ReturnType<typeof startSession>[] = [];

/** A tab of the browser with a draft open. @param line the draft, if it is not the one that opens by itself */
function openTab(id: number, line: number | null) {
  const store = createStore();
  const text = `{"draft":${id}}`;
  const session = startSession(store, site, {
    base: 1,
    text,
    saved: { id, version: 1, text },
    left: null,
    name: 'Prices',
    line,
    isMissing: false,
  });
  sessions.push(session);
  return {
    session,
    text: () => store.get(documentAtom).text,
    change: (next: string) => store.set(documentAtom, (now) => replaceText(now, next)),
  };
}

let names: string[];
beforeEach(() => {
  names = [];
  localStorage.clear();
  vi.stubGlobal('navigator', { ...navigator, locks: { request: async () => undefined } });
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    const { document, name = 'Prices' } = JSON.parse(String(body));
    names.push(name);
    const [, id = '9'] = /drafts\/(\d+)$/.exec(path) ?? [];
    const by = { author: 'Kim', authorId: 1, owner: 'Kim', ownerId: 1 };
    const draft = {
      id: Number(id),
      name,
      base: 1,
      version: 2,
      ...by,
      updatedAt: '2026-01-01T00:00:00.000Z',
      document,
    };
    return Response.json({ draft, ...(path.endsWith(id) && { isMerged: false }) });
  });
});
afterEach(() => {
  for (const session of sessions.splice(0)) session.abandon();
  vi.unstubAllGlobals();
});

test('Tabs with the same draft show what the other one saves; one with the draft of a colleague does not', async () => {
  const [one, same, colleague] = [openTab(5, null), openTab(5, null), openTab(4, 4)];
  one.change('{"draft":"new"}');
  await one.session.saver.flush();
  await vi.waitFor(() => expect(same.text()).toBe('{"draft":"new"}'), waitTimeoutMs);
  expect(colleague.text()).toBe('{"draft":4}');
  expect(colleague.session.saver.now().saved?.id).toBe(4);
});

test('A draft that begins again keeps its name, and one after a publication has none', async () => {
  const { session, change } = openTab(5, null);
  session.saver.continueWith('{"draft":"merged"}', null, 2);
  await session.saver.flush();
  session.saver.reset('{"draft":"published"}', 3);
  change('{"draft":"next"}');
  await session.saver.flush();
  expect(names).toEqual(['Prices', 'editor']);
});
