// @vitest-environment jsdom
import { createStore } from 'jotai';
import type { ReactNode } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { mergeDocuments } from '#server/publishing/merge/merge-documents.ts';
import { freeLocks } from '#tests/setup/free-locks.ts';
import { buttonsNamed, closeConsole, renderConsole } from '#tests/setup/render-console.tsx';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import type { BodyOf } from '../../api/call.ts';
import { ToastRegion } from '../../ui/toasts.tsx';
import { replaceText } from '../document/site-document.ts';
import { draftStatusAtom } from '../draft/draft-atoms.ts';
import { SessionContext } from '../draft/session-context.ts';
import { startSession } from '../draft/start-session.ts';
import { documentAtom } from '../state/document-atoms.ts';
import { DraftConflict } from './DraftConflict.tsx';
import { StaleBase } from './StaleBase.tsx';

vi.mock('@lingui/react/macro', () => import('#tests/setup/console-macros.tsx'));

const siteOf = (values: object) =>
  JSON.stringify({ formatVersion: 1, title: 'old', menu: 'old', theme: 'old', note: 'old', ...values });
const base = siteOf({});
// Both changed the title and the menu; the rest is merged.
const ours = siteOf({ title: 'mine', menu: 'mine', theme: 'mine' });
const theirs = siteOf({ title: 'theirs', menu: 'theirs', note: 'theirs' });

const merge = (texts: { base: string; ours: string; theirs: string }) =>
  mergeDocuments(texts.base, texts.ours, texts.theirs, () => undefined);
const refusal = (code: string, details: object) =>
  Response.json(
    { statusCode: 409, code, message: code, translatedMessage: code, ...details },
    { status: 409 },
  );
const at = '2026-01-01T00:00:00.000Z';
const draftOf = (version: number, document: string) => {
  const by = { owner: 'Kim', ownerId: 1, author: 'Lee', authorId: 2 };
  return { id: 7, name: 'Prices', base: 1, version, ...by, updatedAt: at, document };
};
const revisionOf = (number: number) => ({
  number,
  document: number === 1 ? base : theirs,
  status: 'published',
  author: 'Lee',
  note: '',
  base: null,
  createdAt: at,
  publishAt: null,
  problem: null,
});

/** The server, on which Lee has saved draft 7 and published revision 2. */
let saved: { version: number; document: string } | undefined;
let deleted: number[];
beforeEach(() => {
  [saved, deleted] = [{ version: 2, document: theirs }, []];
  vi.stubGlobal('navigator', { ...navigator, locks: freeLocks });
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit = {}) => {
    const [, revision] = /revisions\/(\d+)$/.exec(path) ?? [];
    if (revision) return Response.json({ revision: revisionOf(Number(revision)) });
    if (method === 'DELETE') {
      saved = undefined;
      deleted.push(Number(/drafts\/(\d+)/.exec(path)?.[1]));
      return Response.json({ done: true });
    }
    if (path.endsWith('/merge')) {
      const merged = merge(JSON.parse(String(body)));
      return 'conflicts' in merged
        ? refusal('MERGE_CONFLICT', merged)
        : Response.json({ document: merged.text });
    }
    const sent = JSON.parse(String(body));
    const { version, document }: BodyOf<'saveDraft'> = sent;
    if (method === 'POST' || !saved)
      return Response.json({ draft: { ...draftOf(1, document), id: 8, base: sent.base } });
    const { conflicts } = merge({ base, ours: document, theirs }) as { conflicts: object[] };
    if (version < saved.version)
      return refusal('STALE_DRAFT', {
        // Lee has scheduled it as revision 2.
        draft: { ...draftOf(saved.version, saved.document), base: 2 },
        conflicts,
      });
    saved = { version: version + 1, document };
    return Response.json({ draft: draftOf(saved.version, document), isMerged: false });
  });
});

let session: ReturnType<typeof startSession>;
let store: ReturnType<typeof createStore>;
afterEach(() => {
  session.abandon();
  // Closes the message.
  store.set(documentAtom, (now) => replaceText(now, base));
  closeConsole();
  vi.unstubAllGlobals();
});

/** An editor with draft 7 at its first version, in which the same places have been changed. */
function openEditor() {
  store = createStore();
  session = startSession(
    store,
    // Sessions of one operator and site communicate, including those that other tests opened.
    { code: 'bomnal', operatorId: 32 },
    {
      base: 1,
      text: base,
      saved: { id: 7, version: 1, text: base },
      left: null,
      name: 'Prices',
      line: null,
      isMissing: false,
    },
  );
  store.set(documentAtom, (now) => replaceText(now, ours));
  return { text: () => store.get(documentAtom).text, value: () => store.get(documentAtom).value };
}

const renderDialog = (dialog: ReactNode) =>
  renderConsole(
    store,
    <SessionContext value={{ code: 'bomnal', ...session }}>
      {dialog}
      <ToastRegion />
    </SessionContext>,
  );

/** Shows that Lee has saved the draft since then. */
async function openDraftConflict() {
  const editor = openEditor();
  renderDialog(<DraftConflict />);
  await session.saver.flush();
  await vi.waitFor(() => expect(document.body.textContent).toContain('Lee saved the same'), waitTimeoutMs);
  return editor;
}
const expectClosed = () =>
  vi.waitFor(() => expect(document.querySelector('[role=dialog]')).toBeNull(), waitTimeoutMs);

const choices = () => [...document.querySelectorAll<HTMLInputElement>('[type=radio]')];
/** Keeps the title of this editor, and uses the menu of Lee, before the button can be pressed. */
async function chooseOfBoth(button: string): Promise<void> {
  await vi.waitFor(() => expect(choices().map(({ value }) => value)).toHaveLength(4), waitTimeoutMs);
  choices()[0]?.click();
  expect(buttonsNamed(button)[0]?.disabled).toBe(true);
  choices()[3]?.click();
  await vi.waitFor(() => expect(buttonsNamed(button)[0]?.disabled).toBe(false), waitTimeoutMs);
  buttonsNamed(button)[0]?.click();
}
async function undo(): Promise<void> {
  await vi.waitFor(() => expect(buttonsNamed('Undo')).toHaveLength(1), waitTimeoutMs);
  buttonsNamed('Undo')[0]?.click();
}
const mergedSite = { formatVersion: 1, title: 'mine', menu: 'theirs', theme: 'mine', note: 'theirs' };

test('the draft continues with all of what the colleague saved', async () => {
  const { text } = await openDraftConflict();
  buttonsNamed('Use all of theirs')[0]?.click();
  await expectClosed();
  expect(text()).toBe(theirs);
  expect(session.saver.now()).toMatchObject({ saved: { version: 2 }, base: 2, isUnsaved: false });
  await undo();
  expect(text()).toBe(ours);
  await session.saver.flush();
  expect(saved).toEqual({ version: 3, document: ours });
});

test('the draft continues with all of what was written here, as the next version', async () => {
  const { text } = await openDraftConflict();
  buttonsNamed('Keep all of mine')[0]?.click();
  await expectClosed();
  expect(text()).toBe(ours);
  await session.saver.flush();
  expect(saved).toEqual({ version: 3, document: ours });
});

test('the draft continues with a choice for every place, and the rest of both', async () => {
  const { text, value } = await openDraftConflict();
  await chooseOfBoth('Continue');
  await expectClosed();
  expect(value()).toEqual(mergedSite);
  await session.saver.flush();
  expect(saved).toEqual({ version: 3, document: text() });
  await undo();
  expect(text()).toBe(ours);
  await session.saver.flush();
  expect(saved).toEqual({ version: 4, document: ours });
});

test('what was sent before the overlap was typed is no conflict once more', async () => {
  const { value } = openEditor();
  const sent = siteOf({ title: 'mine' });
  const { conflicts } = merge({ base: sent, ours, theirs }) as { conflicts: [] };
  renderDialog(<DraftConflict />);
  const save = { kind: 'conflict', theirs: draftOf(2, theirs), conflicts, base: sent } as const;
  store.set(draftStatusAtom, (status) => ({ ...status, save }));
  await vi.waitFor(() => expect(choices()).toHaveLength(2), waitTimeoutMs);
  choices()[0]?.click();
  await vi.waitFor(() => expect(buttonsNamed('Continue')[0]?.disabled).toBe(false), waitTimeoutMs);
  buttonsNamed('Continue')[0]?.click();
  await expectClosed();
  expect(value()).toEqual({ ...mergedSite, title: 'theirs', menu: 'mine' });
});

/** Shows that another revision is published, or scheduled, with these overlaps. */
async function openStaleBase(details: object) {
  const editor = openEditor();
  const { conflicts } = merge({ base, ours, theirs }) as { conflicts: [] };
  const body = await refusal('STALE_BASE', {}).json();
  const stale = { ...body, base: 1, published: 2, theirs: [], conflicts, ...details };
  const [onDone, onClose] = [vi.fn(), vi.fn()];
  renderDialog(<StaleBase refusal={stale} timeZone="Asia/Seoul" onDone={onDone} onClose={onClose} />);
  return { ...editor, onDone, onClose };
}

test('a document that was made from an older revision is merged with the published one, in a new draft', async () => {
  const { value, text, onDone, onClose } = await openStaleBase({});
  await chooseOfBoth('Merge and continue');
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce(), waitTimeoutMs);
  expect(value()).toEqual(mergedSite);
  await session.saver.flush();
  expect(session.saver.now()).toMatchObject({ saved: { id: 8 }, base: 2, isUnsaved: false });
  expect(saved).toBeUndefined();
  expect(onClose).not.toHaveBeenCalled();
  expect(document.body.textContent).toContain('was published since you began');
  await undo();
  expect(text()).toBe(ours);
  await session.saver.flush();
  // Made from the earlier revision again: publishing it asks once more.
  expect([session.saver.now(), deleted]).toMatchObject([{ saved: { text: ours }, base: 1 }, [7, 8]]);
});

test('a document that overlaps with a revision scheduled before it is merged with that one and follows it', async () => {
  const { value, onDone } = await openStaleBase({ publishAt: '2027-07-01T00:00:00.000Z' });
  await chooseOfBoth('Merge and continue');
  await vi.waitFor(() => expect(onDone).toHaveBeenCalledOnce(), waitTimeoutMs);
  expect(value()).toEqual(mergedSite);
  expect(session.saver.now().base).toBe(2);
  expect(document.body.textContent).toContain(
    'Revision 2 is scheduled before this document, for 2027/07/01 (09:00)',
  );
  expect(document.body.textContent).not.toContain('would change nothing');
});

test('that a document changes nothing after what is scheduled before it is told', async () => {
  await openStaleBase({ publishAt: '2027-07-01T00:00:00.000Z', conflicts: [] });
  await vi.waitFor(
    () => expect(document.body.textContent).toContain('your document would change nothing'),
    waitTimeoutMs,
  );
});
