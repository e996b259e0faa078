import { expect, test } from 'vitest';
import { findUnquoted } from './find-unquoted.ts';

const specification = `## 2. Screens
The header is hidden. It is 52px high.

### Footer
| Item | Value |
|---|---|
| Logo | 100 |`;
const row = (section: string, sentence: string) => ({
  section,
  sentence,
  id: '2.1',
  line: 1,
  files: [],
  tests: [],
  isOpen: false,
});

test('What no row quotes is found, word for word', () => {
  const rows = [row('2. Screens', 'The header is hidden.'), row('Footer', 'Item Value')];
  expect(findUnquoted(specification, rows)).toEqual({
    unquoted: [
      { section: '2. Screens', words: 'It is 52px high' },
      { section: 'Footer', words: 'Logo 100' },
    ],
    unknown: [],
  });
});

test('A long sentence may be shortened, punctuation is ignored, and text that is not in the specification is reported', () => {
  const wrong = row('Footer', 'It is 52px high.');
  const rows = [
    row('2. Screens', 'The header … high'),
    row('Footer', 'Item: Value'),
    row('Footer', 'Logo: 100'),
    wrong,
  ];
  expect(findUnquoted(specification, rows)).toEqual({ unquoted: [], unknown: [wrong] });
});
