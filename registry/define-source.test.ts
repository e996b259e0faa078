import { expect, test } from 'vitest';
import boardType from './sources/notice-board-type.ts';

test('a source states what its answers mean for the page about them: a board its name, for titles of its articles', () => {
  const answer = { row: { name: '칼럼', languageCode: 'ko', translations: ['ko'], description: '글' } };
  expect(boardType.boardOf?.(answer)).toBe('칼럼');
  expect(boardType.entryOf?.(answer)).toMatchObject({ languageCode: 'ko', text: '글' });
});
