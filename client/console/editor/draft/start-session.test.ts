// @vitest-environment jsdom
import { createStore } from 'jotai';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { freeLocks } from '#tests/setup/free-locks.ts';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { redo, replaceText, undo } from '../document/site-document.ts';
import { documentAtom, selectionAtom } from '../state/document-atoms.ts';
import { draftStatusAtom } from './draft-atoms.ts';
import type { Opened } from './open-draft.ts';
import { startSession } from './start-session.ts';
import { unsavedTextsOfClosedTabs } from './stored-texts.ts';

const site = { code: 'bomnal', operatorId: 1 };
const sessions: ReturnType<typeof startSession>[] = [];

/** A tab of the browser with a draft open. @param line the draft, if it is not the one that opens by itself */
function openTab(id: number, line: number | null, text = `{"draft":${id}}`) {
  const saved = { id, version: 1, text };
  return openAt({ base: 1, text, saved, left: null, name: 'Prices', line, isMissing: false });
}

function openAt(opened: Opened) {
  const store = createStore();
  const session = startSession(store, site, opened);
  sessions.push(session);
  return {
    session,
    store,
    text: () => store.get(documentAtom).text,
    change: (next: string) => store.set(documentAtom, (now) => replaceText(now, next)),
  };
}

let names: string[];
let keys: (string | undefined)[];
/** What others have changed in the draft since then. */
let mergeInto: (document: string) => string;
beforeEach(() => {
  names = [];
  keys = [];
  mergeInto = (document) => document;
  localStorage.clear();
  vi.stubGlobal('navigator', { ...navigator, locks: freeLocks });
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    if (method === 'GET') return Response.json({ rows: [] });
    const { document, name = 'Prices', base = 1, key } = JSON.parse(String(body));
    names.push(name);
    keys.push(key);
    const [, id = '9'] = /drafts\/(\d+)$/.exec(path) ?? [];
    const by = { author: 'Kim', authorId: 1, owner: 'Kim', ownerId: 1 };
    const draft = {
      id: Number(id),
      name,
      base,
      version: 2,
      ...by,
      updatedAt: '2026-01-01T00:00:00.000Z',
      document: mergeInto(document),
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

test('A tab that takes over a new draft has its base and name, and publishes it against that', async () => {
  const [one, same] = [openTab(5, null), openTab(5, null)];
  one.session.saver.reset('{"draft":"published"}', 3);
  one.session.saver.rename('Prices of May');
  one.change('{"draft":"next"}');
  await one.session.saver.flush();
  await vi.waitFor(() => expect(same.text()).toBe('{"draft":"next"}'), waitTimeoutMs);
  expect(same.session.saver.now()).toMatchObject({ base: 3, name: 'Prices of May', saved: { id: 9 } });
  expect(same.store.get(draftStatusAtom)).toMatchObject({ draft: 9, base: 3 });
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

test('A draft that comes back by an undo has the name that it was given last', async () => {
  const { session } = openTab(5, null);
  session.saver.rename('Prices of December');
  const { text, base, name } = session.saver.now();
  session.saver.reset('{"draft":"published"}', 3);
  expect(session.saver.now().name).toBe('editor');
  session.saver.continueWith(text, null, base, name);
  await session.saver.flush();
  expect(names).toEqual(['Prices of December']);
});

test('Undo past a publication that merged a colleague’s takes back what was typed, and leaves the colleague’s', async () => {
  const site = (title: string, menu: string) => JSON.stringify({ title, pages: [], menu }, null, 2);
  const { session, store, text, change } = openTab(5, null, site('old', 'old'));
  change(site('typed', 'old'));
  session.saver.reset(site('typed', 'of a colleague'), 3);
  change(site('typed on', 'of a colleague'));
  await session.saver.flush();
  store.set(documentAtom, undo);
  store.set(documentAtom, undo);
  expect([text(), store.get(documentAtom).past]).toEqual([site('old', 'of a colleague'), []]);
  expect(session.saver.now()).toMatchObject({ base: 3, saved: { id: 9 } });
});

test('A discarded draft and one that was merged with a colleague’s are no steps of undo', () => {
  const { session, store, text, change } = openTab(5, null, '{"draft":"old"}');
  change('{"draft":"typed"}');
  session.saver.reset('{"draft":"published"}', 3);
  store.set(documentAtom, undo);
  expect(text()).toBe('{"draft":"published"}');
  change('{"draft":"mine"}');
  session.saver.continueWith('{"draft":"merged"}', null, 4);
  store.set(documentAtom, undo);
  expect(text()).toBe('{"draft":"merged"}');
});

test('What another tab has saved does not move the selection to another block', async () => {
  const node = (id: string) => ({ id, type: 'Cta', data: {} });
  const page = (...ids: string[]) => JSON.stringify({ pages: { '/': { sections: ids.map(node) } } });
  const [one, same] = [openTab(5, null, page('a', 'b')), openTab(5, null, page('a', 'b'))];
  same.store.set(selectionAtom, ['pages', '/', 'sections', 1]);
  one.change(page('new', 'a', 'b'));
  await one.session.saver.flush();
  await vi.waitFor(() => expect(same.text()).toBe(page('new', 'a', 'b')), waitTimeoutMs);
  expect(same.store.get(selectionAtom)).toEqual(['pages', '/', 'sections', 2]);
});

test('Undo takes back what was typed here, and leaves what a colleague has saved since', async () => {
  const site = (title: string, ...others: string[]) =>
    JSON.stringify({ title, others: others.length > 0 ? others : ['old'] }, null, 2);
  const { session, store, text, change } = openTab(5, null, site('old'));
  change(site('typed'));
  await session.saver.flush();
  const saved = { id: 5, version: 3, base: 1, name: 'Prices' };
  session.saver.takeOver({ ...saved, text: site('typed', 'of a colleague') });
  expect(text()).toBe(site('typed', 'of a colleague'));
  store.set(documentAtom, undo);
  expect(text()).toBe(site('old', 'of a colleague'));
  store.set(documentAtom, redo);
  expect(text()).toBe(site('typed', 'of a colleague'));
});

test('What a save brings from a colleague is no step of undo', async () => {
  const site = (title: string, menu: string) => JSON.stringify({ title, pages: [], menu }, null, 2);
  const { session, store, text, change } = openTab(5, null, site('old', 'old'));
  mergeInto = (document) => document.replace('"menu": "old"', '"menu": "of a colleague"');
  change(site('typed', 'old'));
  await session.saver.flush();
  expect(text()).toBe(site('typed', 'of a colleague'));
  store.set(documentAtom, undo);
  expect(text()).toBe(site('old', 'of a colleague'));
  expect(store.get(documentAtom).past).toEqual([]);
});

test('JSON with errors stays in this tab and in the browser until it is corrected', async () => {
  const [one, same] = [openTab(5, null, '{"a":1}'), openTab(5, null, '{"a":1}')];
  one.change('{"a":[');
  await one.session.saver.flush();
  expect([names, one.store.get(draftStatusAtom).save]).toEqual([[], { kind: 'unreadable' }]);
  const leaving = new Event('beforeunload', { cancelable: true });
  window.dispatchEvent(leaving);
  expect(leaving.defaultPrevented).toBe(true);
  one.change('{"a":[2]}');
  await one.session.saver.flush();
  expect(one.store.get(draftStatusAtom).save).toEqual({ kind: 'saved' });
  await vi.waitFor(() => expect(same.text()).toBe('{"a":[2]}'), waitTimeoutMs);
});

test('JSON with errors is found again when the document is opened next time', async () => {
  const { session, change } = openTab(5, null, '{"a":1}');
  change('{"a":[');
  sessions.pop();
  await session.stop();
  const [left] = unsavedTextsOfClosedTabs(localStorage, site, []);
  expect(left).toMatchObject({ text: '{"a":[', saved: { id: 5, version: 1 } });
  expect(names).toEqual([]);
});

test('A draft that a closed tab was about to begin is begun with its key', async () => {
  const left = { tab: 'closed', text: '{"a":2}', saved: null, base: 1, key: 'of the closed tab', at: 0 };
  const opened = { text: '{"a":1}', saved: null, left, name: undefined, line: null, isMissing: false };
  for (const base of [1, 2]) await openAt({ ...opened, base }).session.saver.flush();
  expect(keys).toEqual(['of the closed tab', expect.not.stringContaining('closed')]);
});

test('A browser without room for what is unsaved reports it, until that is stored', async () => {
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('', 'QuotaExceededError');
  });
  const { store, change } = openTab(5, null, '{"a":1}');
  const isStored = (wanted: boolean) =>
    vi.waitFor(() => expect(store.get(draftStatusAtom).isStored).toBe(wanted), waitTimeoutMs);
  change('{"a":[');
  await isStored(false);
  full.mockRestore();
  change('{"a":[2');
  await isStored(true);
});
