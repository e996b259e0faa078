// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { openDraft } from './open-draft.ts';
import { storeText } from './stored-texts.ts';

const bomnal = { code: 'bomnal', operatorId: 1 };
const at = '2026-01-01T00:00:00.000Z';
const draftOf = (id: number, owner: 'Kim' | 'Lee', author: 'Kim' | 'Lee' = owner) => ({
  id,
  name: `name ${id}`,
  base: 3,
  version: 2,
  document: `text ${id}`,
  updatedAt: at,
  owner,
  ownerId: owner === 'Kim' ? 1 : 2,
  author,
  authorId: author === 'Kim' ? 1 : 2,
});
type Draft = ReturnType<typeof draftOf>;

/** Answers with these drafts, last saved first. */
function answerWith(...drafts: Draft[]) {
  const revision = {
    number: 4,
    document: 'published',
    status: 'published',
    author: 'Lee',
    note: '',
    base: null,
    createdAt: at,
    publishAt: null,
    problem: null,
  };
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.endsWith('/published')) return Response.json({ revision });
    if (path.endsWith('/drafts'))
      return Response.json({ rows: drafts.map(({ document: _, ...meta }) => meta) });
    return Response.json({ draft: drafts.find(({ id }) => path.endsWith(`/drafts/${id}`)) });
  });
}

beforeEach(() => {
  localStorage.clear();
  vi.stubGlobal('navigator', { ...navigator, locks: { query: async () => ({ held: [] }) } });
});
afterEach(() => vi.unstubAllGlobals());

test('The operator’s own draft opens by itself, also if a colleague has saved it last', async () => {
  answerWith(draftOf(7, 'Lee', 'Kim'), draftOf(5, 'Kim', 'Lee'));
  expect(await openDraft(bomnal, localStorage, null)).toMatchObject({
    text: 'text 5',
    saved: { id: 5, version: 2 },
    name: 'name 5',
    line: null,
    isMissing: false,
  });
});

test('The draft of a colleague opens when it is asked for, and is edited apart from the own one', async () => {
  answerWith(draftOf(7, 'Lee'), draftOf(5, 'Kim'));
  expect(await openDraft(bomnal, localStorage, 7)).toMatchObject({
    text: 'text 7',
    base: 3,
    saved: { id: 7 },
    name: 'name 7',
    line: 7,
    isMissing: false,
  });
});

test('A draft that is gone is reported, and the own one opens', async () => {
  answerWith(draftOf(5, 'Kim'));
  expect(await openDraft(bomnal, localStorage, 7)).toMatchObject({ saved: { id: 5 }, isMissing: true });
});

test('What was not saved is restored into its draft alone', async () => {
  answerWith(draftOf(7, 'Lee'), draftOf(5, 'Kim'));
  const saved = { id: 5, version: 2, text: 'text 5' };
  storeText(localStorage, bomnal, 'closed', { text: 'unsaved', saved, base: 3 });
  expect(await openDraft(bomnal, localStorage, 7)).toMatchObject({ saved: { id: 7 }, left: null });
  expect(await openDraft(bomnal, localStorage, 5)).toMatchObject({
    saved: { id: 5 },
    left: { text: 'unsaved' },
  });
});
