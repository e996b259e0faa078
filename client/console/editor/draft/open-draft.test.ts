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

const revisionOf = (number: number, document: string) => ({
  number,
  document,
  status: 'published',
  author: 'Lee',
  note: '',
  base: null,
  createdAt: at,
  publishAt: null,
  problem: null,
});

/** Answers with these drafts, last saved first. Revision 4 is published. */
function answerWith(...drafts: Draft[]) {
  vi.stubGlobal('fetch', async (path: string) => {
    if (path.endsWith('/published')) return Response.json({ revision: revisionOf(4, 'published') });
    const [, number] = /revisions\/(\d+)$/.exec(path) ?? [];
    if (number) return Response.json({ revision: revisionOf(Number(number), `revision ${number}`) });
    if (path.endsWith('/drafts'))
      return Response.json({ rows: drafts.map(({ document: _, ...meta }) => meta) });
    const draft = drafts.find(({ id }) => path.endsWith(`/drafts/${id}`));
    return draft ? Response.json({ draft }) : Response.json({ statusCode: 404 }, { status: 404 });
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

test('An unsaved text whose draft is gone, or never began, goes on from what it was made from', async () => {
  answerWith();
  const saved = { id: 5, version: 2, text: 'text 5' };
  const cases = [
    { left: { saved, base: 3 }, opened: { saved, base: 3, text: 'text 5' } },
    { left: { saved: null, base: 3 }, opened: { saved: null, base: 3, text: 'revision 3' } },
    { left: { saved: null, base: null }, opened: { saved: null, base: null } },
    { left: { saved: null, base: 4 }, opened: { saved: null, base: 4, text: 'published' } },
    // The last save arrived, without its answer, and was published.
    { left: { saved, base: 3, sent: ['published'] }, opened: { saved: null, base: 4, text: 'published' } },
  ];
  for (const { left, opened } of cases) {
    storeText(localStorage, bomnal, 'closed', { text: 'unsaved', ...left });
    const all = { ...opened, left: { text: 'unsaved' } };
    expect(await openDraft(bomnal, localStorage, null)).toMatchObject(all);
  }
});

test('An unsaved text that is published by now is not restored', async () => {
  answerWith();
  storeText(localStorage, bomnal, 'closed', { text: 'published', saved: null, base: 3 });
  expect(await openDraft(bomnal, localStorage, null)).toMatchObject({
    base: 4,
    text: 'published',
    left: null,
  });
  expect(localStorage).toHaveLength(0);
});

test('A text that was stored without the one of its draft is restored into the draft, or as published without it', async () => {
  storeText(localStorage, bomnal, 'closed', {
    text: 'unsaved',
    saved: { id: 5, version: 2, text: '' },
    base: 3,
  });
  answerWith(draftOf(5, 'Kim'));
  expect(await openDraft(bomnal, localStorage, null)).toMatchObject({
    text: 'text 5',
    saved: { id: 5, version: 2, text: 'text 5' },
    left: { text: 'unsaved' },
  });
  answerWith();
  expect(await openDraft(bomnal, localStorage, null)).toMatchObject({
    text: 'published',
    saved: { id: 5 },
    left: { text: 'unsaved' },
  });
});
