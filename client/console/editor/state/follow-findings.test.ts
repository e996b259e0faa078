import { expect, test } from 'vitest';
import {
  createDocument,
  moveNode,
  removeAt,
  replaceText,
  setValue,
  undo,
} from '../document/site-document.ts';
import { followFindings } from './follow-findings.ts';

const node = (id: string, title: string) => ({ id, type: 'PageIntro', v: 1, data: { title: { ko: title } } });
const menu = [{ title: '하나' }, { title: '둘' }];
const sections = [node('a', '가'), node('b', '나'), node('c', '다')];
const document = createDocument(JSON.stringify({ menu, pages: { '/': { sections } } }));
const at = (index: number, ...rest: string[]) => ['pages', '/', 'sections', index, ...rest];
const title = (index: number) => at(index, 'data', 'title', 'ko');

/** Where what was found at `path` is after a change. */
const followed = (path: (string | number)[], after: typeof document) =>
  followFindings([{ path }], document.value, after).map((finding) => finding.path);

test('a finding follows its node to another place, and goes with it', () => {
  const moved = moveNode(document, at(0), at(0).slice(0, -1), 2);
  expect(followed(title(0), moved)).toEqual([title(2)]);
  expect(followed(title(1), moved)).toEqual([title(0)]);
  expect(followed(title(0), removeAt(document, at(0)))).toEqual([]);
});

test('a finding stays while its value is typed, and is left out once the value has changed otherwise', () => {
  const typed = setValue(document, at(1, 'data', 'title'), { ko: '나라' }, 0);
  expect(followed(title(1), typed)).toEqual([title(1)]);
  expect(followed(at(1), typed)).toEqual([at(1)]);
  const discarded = replaceText(typed, document.text.replace('"나"', '"라"'));
  expect(followed(title(1), discarded)).toEqual([]);
  expect(followed(title(0), discarded)).toEqual([title(0)]);
  // What was found in the text that an undo took back.
  const before = createDocument(document.text.replace('"나"', '"너"'));
  const changed = setValue(before, title(1), '나', 0);
  expect(changed.text).toBe(document.text);
  expect(followed(title(1), undo(changed))).toEqual([]);
});

test('an item that has taken the place of another has none of its findings', () => {
  expect(followed(['menu', 0, 'title'], removeAt(document, ['menu', 0]))).toEqual([]);
  const swapped = setValue(document, ['menu'], menu.toReversed(), 0);
  expect(followed(['menu', 0, 'title'], swapped)).toEqual([]);
});

test('findings stay as they are while the text cannot be read, and the same list if nothing concerns them', () => {
  const findings = [{ path: title(0) }];
  expect(followFindings(findings, document.value, replaceText(document, '{'))).toBe(findings);
  expect(followFindings(findings, document.value, setValue(document, title(2), '라', 0))).toBe(findings);
});
