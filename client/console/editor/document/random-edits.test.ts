import { parseTree, visit } from 'jsonc-parser';
import { expect, test } from 'vitest';
import type { Json } from '#schemas/json.ts';
import { fc } from '#tests/setup/fast-check.ts';
import { isEqual } from './operations.ts';
import { jsonAt, type Path } from './parse-document.ts';
import * as site from './site-document.ts';

const start = site.createDocument(`{
  // Of the whole document.
  "pages": {
    "home": [ // of the list
      // of a
      { "id": "a", "props": { "text": { "ko": "가", /* of en */ "en": "a" }, "list": [1, 2, 3] } }, // behind a
      {
        "id": "b" // of b
      }
      // at the end
    ],
    "empty": [],
    "inline": [1, /* of two */ 2]
  }
  /* last */
}
`);

type Edit = (document: site.SiteDocument) => site.SiteDocument;

const name = fc.constantFrom('id', 'props', 'text', 'ko', 'en', 'list', 'new', 'a"b\\');
const json = fc.letrec<{ value: Json }>((tie) => ({
  value: fc.oneof(
    { maxDepth: 2 },
    fc.constantFrom<Json>(null, true, 0, -1.5, '', 'text', '// no comment', '[{,}]', 'a\n"b"'),
    fc.array(tie('value'), { maxLength: 3 }),
    fc.dictionary(name, tie('value'), { maxKeys: 3 }),
  ),
})).value;

/** Paths of the document's lists, items and properties, and some that do not exist. */
function pathsIn(value: Json | undefined, path: Path = []): Path[] {
  if (typeof value !== 'object' || value === null) return [path];
  const keys = Array.isArray(value) ? value.keys() : Object.keys(value);
  return [path, ...[...keys].flatMap((key) => pathsIn(jsonAt(value, [key]), [...path, key]))];
}

/** A path of the present document, chosen by a number. */
const pick = (document: site.SiteDocument, chosen: number): Path => {
  const paths = pathsIn(document.value);
  return paths[chosen % paths.length] ?? [];
};

const at = fc.nat(10_000);
const edit: fc.Arbitrary<Edit> = fc.oneof(
  fc.tuple(at, json).map<Edit>(
    ([to, value]) =>
      (now) =>
        site.setValue(now, pick(now, to), value),
  ),
  fc.tuple(at, name, json).map<Edit>(
    ([to, key, value]) =>
      (now) =>
        site.setValue(now, [...pick(now, to), key], value),
  ),
  at.map<Edit>((to) => (now) => site.removeAt(now, pick(now, to))),
  fc.tuple(at, fc.nat(5), json).map<Edit>(
    ([to, index, value]) =>
      (now) =>
        site.insertNode(now, pick(now, to), index, value),
  ),
  fc.tuple(at, at, fc.nat(5)).map<Edit>(
    ([from, to, index]) =>
      (now) =>
        site.moveNode(now, pick(now, from), pick(now, to), index),
  ),
  at.map<Edit>((to) => (now) => site.duplicateNode(now, pick(now, to))),
);

const commentsOf = (text: string): string[] => {
  const found: string[] = [];
  visit(text, { onComment: (offset, length) => found.push(text.slice(offset, offset + length).trim()) });
  return found.sort();
};

/** Runs of the suite; `RUNS=10000` takes about a minute. */
const numRuns = Number(process.env.RUNS ?? 300);
const edits = fc.array(edit, { minLength: 1, maxLength: 8 });

test('After any edits the text is a document, and undoing all of them restores every byte', () => {
  fc.assert(
    fc.property(edits, (sequence) => {
      const texts = [start.text];
      let now = start;
      for (const change of sequence) {
        const next = change(now);
        expect(next.problems, next.text).toEqual([]);
        if (next !== now) texts.push(next.text);
        now = next;
      }
      const end = now.text;
      while (now.past.length > 0) {
        // Steps of one place are grouped, so that texts between them are skipped.
        expect(texts).toContain(now.text);
        now = site.undo(now);
      }
      expect(now.text).toBe(start.text);
      while (now.future.length > 0) now = site.redo(now);
      expect(now.text).toBe(end);
    }),
    { numRuns },
  );
});

test('The text has what the edit asked for', () => {
  fc.assert(
    fc.property(edits, at, json, (sequence, to, value) => {
      const before = sequence.reduce((now, change) => change(now), start);
      const path = pick(before, to);
      const after = site.setValue(before, path, value);
      expect(isEqual(jsonAt(after.value, path), value)).toBe(true);
      expect(parseTree(after.text)?.offset).toBeDefined();
    }),
    { numRuns },
  );
});

test('No comment outside of what is removed is lost, and moving a node loses none', () => {
  fc.assert(
    fc.property(edits, at, at, fc.nat(5), (sequence, from, to, index) => {
      const before = sequence.reduce((now, change) => change(now), start);
      const moved = site.moveNode(before, pick(before, from), pick(before, to), index);
      expect(commentsOf(moved.text)).toEqual(commentsOf(before.text));
      const set = site.setValue(before, ['pages', 'added'], [{ id: 'x' }]);
      const isPossible = typeof jsonAt(before.value, ['pages']) === 'object';
      if (isPossible && !Array.isArray(jsonAt(before.value, ['pages'])))
        for (const comment of commentsOf(before.text)) expect(set.text).toContain(comment);
    }),
    { numRuns },
  );
});
