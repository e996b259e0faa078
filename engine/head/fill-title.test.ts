import { expect, test } from 'vitest';
import { fillTitle } from './fill-title.ts';

const values = { title: '리쥬란', clinic: 'Bomnal', board: '칼럼' };

test.each([
  ['{title} | {clinic}', '리쥬란 | Bomnal'],
  ['{clinic}: {title}', 'Bomnal: 리쥬란'],
  ['{title} - {board} | {clinic}', '리쥬란 - 칼럼 | Bomnal'],
  ['  {title}  ', '리쥬란'],
  ['{title}·{clinic}', '리쥬란·Bomnal'],
])('%s becomes %s', (pattern, title) => {
  expect(fillTitle(pattern, values)).toBe(title);
});

test.each([
  ['{title} - {board} | {clinic}', '리쥬란 | Bomnal'],
  ['{board} | {title}', '리쥬란'],
  ['{title} – on {board}', '리쥬란'],
  ['{board}', ''],
  ['{title} - {clinci}', '리쥬란'],
  ['{title} | {toString}', '리쥬란'],
  ['{title} | {}', '리쥬란'],
])('without a board, %s becomes %s', (pattern, title) => {
  expect(fillTitle(pattern, { ...values, board: '' })).toBe(title);
});

test('a title stays as it is, whatever stands in it', () => {
  for (const title of ['$& {clinic}', 'A | B - C', '{page}', "$'"])
    expect(fillTitle('{title} | {clinic}', { ...values, title })).toBe(`${title} | Bomnal`);
});

test('a pattern of a million spaces is filled, in a time that grows with its length alone', () => {
  expect(fillTitle(`a${' '.repeat(1_000_000)}b | {clinic}`, values)).toMatch(/^a +b \| Bomnal$/);
});
