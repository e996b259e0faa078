import { expect, test } from 'vitest';
import { checkSpelling, checkWords } from './words.ts';

const found = (text: string, path = 'engine/a.ts') =>
  checkWords([{ path, text }]).map(({ file, found }) => `${file} ${found}`);

test('words of the list are found in comments, identifiers and file names, with the line', () => {
  expect(found('/** What it says. */\nexport const a = 1;\n// Whoever reads this.')).toEqual([
    'engine/a.ts:1 has the word "says"',
    'engine/a.ts:3 has the word "whoever"',
  ]);
  expect(found('const keptPages = new Map();')).toEqual(['engine/a.ts:1 has the word "kept"']);
  expect(found('a { } /* mended */', 'themes/a.css')).toEqual(['themes/a.css:1 has the word "mended"']);
  expect(found('', 'engine/kept-pages.ts')).toEqual(['engine/kept-pages.ts:1 has the word "kept"']);
});

test('texts in strings and words that only contain one are left alone', () => {
  expect(found("const skipped = 'whoever said so'; // sketch")).toEqual([]);
  expect(found('const keptSeparately = 1;')).toHaveLength(1);
  expect(found('const essay = unkempt;')).toEqual([]);
});

test('the remedy names the standard term', () => {
  expect(checkWords([{ path: 'a.ts', text: 'const patience = 3;' }])[0]?.remedy).toContain('timeoutMs');
});

test('British spellings are found, but no names of the platform or of data', () => {
  expect(found('// Normalised colours of neighbours, unlabelled.')).toEqual(
    ['normalised', 'colours', 'neighbours', 'unlabelled'].map(
      (word) => `engine/a.ts:1 has the word "${word}"`,
    ),
  );
  expect(found("const centred = { 'aria-labelledby': lightgrey };")).toEqual([
    'engine/a.ts:1 has the word "centred"',
  ]);
  expect(found('const labelledBy = cancelled; // raised, promised, the center')).toEqual([]);
});

test('British spellings are found in texts, but not in names of files', () => {
  const text =
    'msgid "The schedule is cancelled."\nmsgstr "behaviour"\n\nmsgid "See docs/a-colour.md, canceled"';
  expect(checkSpelling({ path: 'en.po', text }).map(({ file, found }) => `${file} ${found}`)).toEqual([
    'en.po:1 has the word "cancelled"',
  ]);
});
