import { expect, test } from 'vitest';
import type { Json } from '#schemas/json.ts';
import { mergeDocuments } from '#server/publishing/merge/merge-documents.ts';
import { jsonAt, readJson } from '../document/parse-document.ts';
import { type Choice, resolveConflicts } from './resolve-conflicts.ts';
import { samePlace } from './same-place.ts';

const documentOf = (sections: Json[], extra = {}) =>
  JSON.stringify({ formatVersion: 1, pages: { '/': { sections } }, ...extra }, null, 2);
const hero = (title: string) => ({ id: 'a', type: 'Hero', v: 1, data: { title } });
const other = { id: 'b', type: 'Text', v: 1, data: { html: 'x' } };
const texts = {
  base: documentOf([hero('one'), other]),
  ours: documentOf([hero('mine'), other]),
  theirs: documentOf([{ ...other, id: 'new' }, hero('theirs'), other], { template: 'commerce' }),
};

const mergeWith = (base: string, ours: string, theirs: string) =>
  mergeDocuments(base, ours, theirs, () => undefined);
const merge = async ({ base, ours, theirs }: typeof texts) => {
  const merged = mergeWith(base, ours, theirs);
  if ('conflicts' in merged) throw new Error('overlap');
  return merged.text;
};
const conflictsOf = (all: typeof texts) => {
  const merged = mergeWith(all.base, all.ours, all.theirs);
  return 'conflicts' in merged ? merged.conflicts : [];
};

test('The chosen version stands, and everything else is merged', async () => {
  const conflicts = conflictsOf(texts);
  expect(conflicts).toHaveLength(1);
  const mine = readJson(await resolveConflicts(texts, conflicts, ['mine'], merge));
  expect(mine).toEqual(readJson(texts.theirs.replace('"theirs"', '"mine"')));
  const theirs = readJson(await resolveConflicts(texts, conflicts, ['theirs'], merge));
  expect(theirs).toEqual(readJson(texts.theirs));
});

test('What was typed in the chosen place since the conflict was found stays', async () => {
  const typed = { ...texts, ours: documentOf([hero('mine, and more'), other]) };
  const mine = await resolveConflicts(typed, conflictsOf(texts), ['mine'], merge);
  expect(readJson(mine)).toEqual(readJson(texts.theirs.replace('"theirs"', '"mine, and more"')));
});

test('What one side removed and the other changed can be taken or removed', async () => {
  const removed = { ...texts, ours: documentOf([other]) };
  const conflicts = conflictsOf(removed);
  const gone = await resolveConflicts(removed, conflicts, ['mine'], merge);
  expect(readJson(gone)).toEqual(
    readJson(documentOf([{ ...other, id: 'new' }, other], { template: 'commerce' })),
  );
  const taken = await resolveConflicts(removed, conflicts, ['theirs'], merge);
  expect(taken).toContain('"theirs"');
});

/** What the choices make of three lists of sections, as `id` or `id=html`. */
async function resolved(
  [base, ours, theirs]: [string, string, string],
  choices: (Choice | undefined)[],
): Promise<string> {
  const textOf = (list: string) =>
    documentOf(
      list.split(' ').map((item) => {
        const [id = '', html = 'x'] = item.split('=');
        return { id, type: 'Text', v: 1, data: { html } };
      }),
    );
  const all = { base: textOf(base), ours: textOf(ours), theirs: textOf(theirs) };
  const conflicts = conflictsOf(all);
  expect(conflicts).toHaveLength(choices.length);
  const text = await resolveConflicts(all, conflicts, choices, merge);
  const sections = jsonAt(readJson(text), ['pages', '/', 'sections']) as {
    id: string;
    data: { html: string };
  }[];
  return sections.map(({ id, data: { html } }) => (html === 'x' ? id : `${id}=${html}`)).join(' ');
}

test('Of several sections that the other side removed, each one is removed or stays where it was', async () => {
  const lists: [string, string, string] = ['a b c d', 'a b=mine c=mine d', 'a d'];
  expect(await resolved(lists, ['theirs', 'theirs'])).toBe('a d');
  expect(await resolved(lists, ['mine', 'theirs'])).toBe('a b=mine d');
  expect(await resolved(lists, ['theirs', 'mine'])).toBe('a c=mine d');
  expect(await resolved(lists, ['mine', 'mine'])).toBe('a b=mine c=mine d');
});

test('A section that the other side changed is found behind one that it removed', async () => {
  const lists: [string, string, string] = ['a b c d', 'a b=mine c=mine d', 'a c=theirs d'];
  expect(await resolved(lists, ['theirs', 'theirs'])).toBe('a c=theirs d');
  expect(await resolved(lists, ['mine', 'theirs'])).toBe('a b=mine c=theirs d');
  expect(await resolved(lists, ['theirs', 'mine'])).toBe('a c=mine d');
});

test('Sections removed here come back in their places', async () => {
  const lists: [string, string, string] = ['a b c d', 'b d=mine', 'a b c=theirs d=theirs new'];
  // The conflict of `d` comes first: `d` is in the list of this side.
  expect(await resolved(lists, ['theirs', 'theirs'])).toBe('b c=theirs d=theirs new');
  expect(await resolved(lists, ['mine', 'theirs'])).toBe('b c=theirs d=mine new');
  expect(await resolved(lists, ['theirs', 'mine'])).toBe('b d=theirs new');
});

test('Where both sides moved sections, only the order is chosen, and the rest of both stays', async () => {
  const lists: [string, string, string] = ['a b c d', 'b=mine a new c d', 'a b d c=theirs e'];
  expect(await resolved(lists, ['mine'])).toBe('b=mine a new c=theirs e d');
  expect(await resolved(lists, ['theirs'])).toBe('a new b=mine d c=theirs e');
});

test('The order of a list and what is in it are chosen apart', async () => {
  const lists: [string, string, string] = ['a b c', 'b=mine a c', 'a c b=theirs'];
  // The conflict about the order comes last.
  expect(await resolved(lists, ['theirs', 'mine'])).toBe('b=theirs a c');
  expect(await resolved(lists, ['mine', 'theirs'])).toBe('a c b=mine');
});

test('Of a list that both sides added, one is chosen as a whole', async () => {
  const menuOf = (...urls: string[]) => documentOf([], { menu: urls.map((url) => ({ url })) });
  const all = { base: documentOf([]), ours: menuOf('/b', '/a'), theirs: menuOf('/a', '/b', '/c') };
  const conflicts = conflictsOf(all);
  expect(conflicts).toHaveLength(1);
  expect(readJson(await resolveConflicts(all, conflicts, ['mine'], merge))).toEqual(readJson(all.ours));
  expect(readJson(await resolveConflicts(all, conflicts, ['theirs'], merge))).toEqual(readJson(all.theirs));
});

test('Comments move with the sections whose order is chosen', async () => {
  const textOf = (...items: string[]) =>
    `{"pages": {"/": {"sections": [\n${items.map((item) => `  ${item}`).join(',\n')}\n]}}}`;
  const [a, b, c] = ['{ "id": "a" }', '// about b\n  { "id": "b" }', '{ "id": "c" }'] as const;
  const all = { base: textOf(a, b, c), ours: textOf(b, a, c), theirs: textOf(c, a, b) };
  expect(await resolveConflicts(all, conflictsOf(all), ['theirs'], merge)).toBe(all.theirs);
  expect(await resolveConflicts(all, conflictsOf(all), ['mine'], merge)).toBe(all.ours);
});

test('Entries of a menu, which have no ids, are found by their addresses', async () => {
  const menuOf = (...titles: string[]) =>
    documentOf([], { menu: titles.map((title) => ({ url: `/${title.slice(0, 1)}`, title })) });
  const all = {
    base: menuOf('a', 'b', 'c'),
    ours: menuOf('a mine', 'b mine', 'c'),
    theirs: menuOf('new', 'c'),
  };
  const conflicts = conflictsOf(all);
  expect(conflicts).toHaveLength(2);
  const text = await resolveConflicts(all, conflicts, ['theirs', 'mine'], merge);
  expect(readJson(text)).toEqual(readJson(menuOf('b mine', 'new', 'c')));
});

test('A section that both moved elsewhere ends where the chosen side has it', async () => {
  const at = (key: string) =>
    JSON.stringify({
      pages: Object.fromEntries(
        ['/', '/a', '/b'].map((page) => [page, { sections: page === key ? [hero('x')] : [other] }]),
      ),
    });
  const all = { base: at('/'), ours: at('/a'), theirs: at('/b') };
  const conflicts = conflictsOf(all);
  const sectionsOf = async (choice: Choice) => {
    const text = await resolveConflicts(
      all,
      conflicts,
      conflicts.map(() => choice),
      merge,
    );
    return ['/a', '/b'].map((page) =>
      JSON.stringify(jsonAt(readJson(text), ['pages', page])).includes('Hero'),
    );
  };
  expect(await sectionsOf('mine')).toEqual([true, false]);
  expect(await sectionsOf('theirs')).toEqual([false, true]);
});

test.each(['mine', 'theirs'])(
  'A section that %s moved and the other side removed is there or not',
  async (mover) => {
    const at = (key?: string) =>
      JSON.stringify({
        pages: Object.fromEntries(
          ['/', '/a'].map((page) => [page, { sections: page === key ? [hero('x')] : [other] }]),
        ),
      });
    const isMine = mover === 'mine';
    const all = { base: at('/'), ours: at(isMine ? '/a' : undefined), theirs: at(isMine ? undefined : '/a') };
    const conflicts = conflictsOf(all);
    expect(conflicts).toHaveLength(1);
    for (const choice of ['mine', 'theirs'] as const) {
      const text = await resolveConflicts(all, conflicts, [choice], merge);
      const { sections } = jsonAt(readJson(text), ['pages', '/a']) as { sections: Json[] };
      expect(JSON.stringify(sections).includes('Hero')).toBe(choice === mover);
    }
  },
);

test('An entry of a menu that both gave another address gets the chosen one', async () => {
  const menuOf = (...urls: string[]) => documentOf([], { menu: urls.map((url) => ({ url })) });
  const all = {
    base: menuOf('/0', '/a', '/1'),
    ours: menuOf('/0', '/b', '/1'),
    theirs: menuOf('/0', '/c', '/1'),
  };
  const conflicts = conflictsOf(all);
  const resolve = async (...choices: Choice[]) =>
    readJson(await resolveConflicts(all, conflicts, choices, merge));
  expect(await resolve('mine', 'mine')).toEqual(readJson(all.ours));
  expect(await resolve('theirs', 'theirs')).toEqual(readJson(all.theirs));
  expect(await resolve('mine', 'theirs')).toEqual(readJson(menuOf('/0', '/b', '/c', '/1')));
});

test('A failing merge is not hidden', async () => {
  await expect(resolveConflicts(texts, [], [], merge)).rejects.toThrow('overlap');
});

test('Places in lists are found again by id, others by number', () => {
  const path = ['pages', '/', 'sections', 0, 'data'];
  const [from, to] = [readJson(texts.ours), readJson(texts.theirs)];
  expect(samePlace(from, to, path)).toEqual(['pages', '/', 'sections', 1, 'data']);
  expect(samePlace([1], [2, 1], [0])).toEqual([0]);
});
