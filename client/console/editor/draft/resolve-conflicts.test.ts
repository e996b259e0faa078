import { expect, test } from 'vitest';
import { mergeDocuments } from '#server/publishing/merge/merge-documents.ts';
import { type Json, readJson } from '../document/parse-document.ts';
import { resolveConflicts, samePlace } from './resolve-conflicts.ts';

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

test('What one side removed and the other changed can be kept or removed', async () => {
  const removed = { ...texts, ours: documentOf([other]) };
  const conflicts = conflictsOf(removed);
  const gone = await resolveConflicts(removed, conflicts, ['mine'], merge);
  expect(readJson(gone)).toEqual(
    readJson(documentOf([{ ...other, id: 'new' }, other], { template: 'commerce' })),
  );
  const kept = await resolveConflicts(removed, conflicts, ['theirs'], merge);
  expect(kept).toContain('"theirs"');
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
