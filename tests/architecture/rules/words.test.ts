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

test('names of styles are read: classes, custom properties, families', () => {
  const styles =
    '.List-piece { --font-hold: 1; }\n/* A piece. */\n@font-face { font-family: "Hold Serif"; src: url(a.leads); }';
  expect(found(styles, 'themes/a.css')).toEqual([
    'themes/a.css:1 has the word "piece"',
    'themes/a.css:1 has the word "font hold"',
    'themes/a.css:3 has the word "hold serif"',
  ]);
});

test('English texts are read, but no keys, no code and no Korean', () => {
  expect(found("const text = 'A full browser says so';")).toEqual(['engine/a.ts:1 has the word "says"']);
  expect(found('const a = `It says ` + b;\n<p>It was kept here</p>', 'engine/a.tsx')).toEqual([
    'engine/a.tsx:1 has the word "says"',
    'engine/a.tsx:2 has the word "kept"',
  ]);
  expect(found("const keys = ['kept', 'const kept = new Map();', '가나 kept here'];")).toEqual([]);
});

test('Markdown is read outside code blocks and quotes of the specification', () => {
  const text =
    '# What it says\n```ts\nkept();\n```\n| 3.48 | The list is kept. | it says `a` |\n## 8. Error catalogue';
  expect(found(text, 'docs/a.md')).toEqual([
    'docs/a.md:1 has the word "says"',
    'docs/a.md:5 has the word "says"',
  ]);
});

test('some words are refused as names alone, also of whole files and in a row', () => {
  expect(found('// In the house, the piece at rest leads on after load.')).toEqual([]);
  expect(found('const lateParts = pieceOf(afterLoad);')).toEqual(
    ['late parts', 'piece', 'after load'].map((word) => `engine/a.ts:1 has the word "${word}"`),
  );
  expect(found('const isLate = partsOf(laterParts);')).toEqual([]);
  expect(found('', 'engine/turns.ts')).toEqual(['engine/turns.ts:1 has the word "turns"']);
  expect(found('', 'engine/load-words.ts')).toEqual([]);
});

test('some words begin no exported function and no file of production code', () => {
  const text =
    'export function askSite() {}\nexport const noteDraft = () => {};\nconst expectFile = () => {};';
  expect(found(text)).toEqual(['engine/a.ts:1 has the word "ask"', 'engine/a.ts:2 has the word "note"']);
  expect(found(text, 'tests/e2e/a.ts')).toEqual([]);
  expect(found('', 'server/expect-session.ts')).toEqual(['server/expect-session.ts:1 has the word "expect"']);
  expect(found('export const notes = () => [];\nexport const ask = 1;', 'engine/notes.ts')).toEqual([]);
});

test('words that only contain one of the list are left alone', () => {
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

test('phrases that read as translated are found in comments and documents, but not in strings', () => {
  expect(found('// Read it anew.\nconst anew = `saved meanwhile.`;')).toEqual([
    'engine/a.ts:1 has the word "anew"',
  ]);
  expect(found('/**\n * What others saved\n * meanwhile: it stays.\n */')).toEqual([
    'engine/a.ts:1 has the word "meanwhile"',
  ]);
  expect(found('/* Shown\n   meanwhile */', 'themes/a.css')).toEqual([
    'themes/a.css:1 has the word "meanwhile"',
  ]);
  expect(found('One.\n\nSaved (by others) meanwhile, and\nmade anew.', 'docs/a.md')).toEqual([
    'docs/a.md:4 has the word "anew"',
    'docs/a.md:3 has the word "meanwhile"',
  ]);
  expect(found('// Meanwhile, others wait; meanwhile nobody asks. `DRAFT_SAVED_MEANWHILE`')).toEqual([]);
});

test('docstrings that begin with "Of" lack a noun', () => {
  expect(found('type A = {\n  /** Of the site. */\n  languages: string[];\n};')).toEqual([
    'engine/a.ts:2 has the word "Of"',
  ]);
  expect(
    found('/** Languages of the site. Of two, the first. */\n// Of two equal prices, the first.'),
  ).toEqual([]);
});
