import { expect, test } from 'vitest';
import { fc } from '#tests/setup/fast-check.ts';
import { splice } from './difference.ts';
import {
  createDocument,
  redo,
  replaceText,
  type SiteDocument,
  undo,
  withChangesOfOthers,
} from './site-document.ts';

const lines = ['alpha', 'beta', 'gamma', 'delta', 'epsilon'];
const textOf = (...changed: [line: number, text: string][]) =>
  lines.map((line, index) => changed.find(([at]) => at === index)?.[1] ?? line).join('\n');
const undoAll = (document: SiteDocument): SiteDocument =>
  document.past.length > 0 ? undoAll(undo(document)) : document;
const redoAll = (document: SiteDocument): SiteDocument =>
  document.future.length > 0 ? redoAll(redo(document)) : document;

test('undo and redo leave what others changed around the own steps', () => {
  const typed = replaceText(
    replaceText(createDocument(textOf()), textOf([2, 'GAMMA'])),
    textOf([2, 'GAMMA!!']),
  );
  const now = withChangesOfOthers(undo(typed), textOf([0, 'A'], [2, 'GAMMA'], [4, 'epsilon of others']));
  expect(undo(now).text).toBe(textOf([0, 'A'], [4, 'epsilon of others']));
  expect(redo(now).text).toBe(textOf([0, 'A'], [2, 'GAMMA!!'], [4, 'epsilon of others']));
  expect(redoAll(undoAll(now)).text).toBe(redo(now).text);
});

test('a step in a place that others have changed since is left out, and those before and after it stay', () => {
  const own = [
    textOf([0, 'one']),
    textOf([0, 'one'], [2, 'two']),
    textOf([0, 'one'], [2, 'two'], [4, 'three']),
  ];
  const now = withChangesOfOthers(
    own.reduce((document, text) => replaceText(document, text), createDocument(textOf())),
    textOf([0, 'one'], [2, 'of others, and longer'], [4, 'three']),
  );
  expect(undo(now).text).toBe(textOf([0, 'one'], [2, 'of others, and longer']));
  expect(undoAll(now).text).toBe(textOf([2, 'of others, and longer']));
  expect(redoAll(undoAll(now)).text).toBe(now.text);
});

test('the same text is no change', () => {
  const document = replaceText(createDocument('a'), 'b');
  expect(withChangesOfOthers(document, 'b')).toBe(document);
});

test('whatever others change, every step that is left finds its place', () => {
  const change = fc.record({
    isOwn: fc.boolean(),
    isUndo: fc.boolean(),
    at: fc.nat(40),
    length: fc.nat(6),
    added: fc.constantFrom('', 'x', 'y\n', 'alpha\n', 'z\nz'),
  });
  const follow = (document: SiteDocument, take: (now: SiteDocument) => SiteDocument): void => {
    const [past, future] = [document.past.length, document.future.length];
    const step = take === undo ? document.past.at(-1) : document.future.at(-1);
    if (!step) return;
    const present = take === undo ? step.added : step.removed;
    expect(document.text.slice(step.offset, step.offset + present.length)).toBe(present);
    const next = take(document);
    expect(next.past.length + next.future.length).toBe(past + future);
    follow(next, take);
  };
  fc.assert(
    fc.property(fc.array(change, { maxLength: 12 }), (changes) => {
      const end = changes.reduce((now, { isOwn, isUndo, at, length, added }) => {
        if (isUndo) return undo(now);
        const text = splice(now.text, Math.min(at, now.text.length), length, added);
        return isOwn ? replaceText(now, text) : withChangesOfOthers(now, text);
      }, createDocument(textOf()));
      follow(end, undo);
      follow(end, redo);
    }),
  );
});
