import { expect, test } from 'vitest';
import { chosenKey } from './chosen-key.ts';

test('the item that was clicked is a new one, or the one that was chosen already', () => {
  expect(chosenKey([], new Set(['a']))).toBe('a');
  expect(chosenKey(['a'], new Set(['b']))).toBe('b');
  expect(chosenKey(['a'], new Set())).toBe('a');
  expect(chosenKey([1, 2], new Set([1, 2, 3]))).toBe(3);
  expect(chosenKey([1, 2], new Set([2]))).toBe(1);
});

test('nothing was clicked if nothing changed', () => {
  expect([chosenKey(['a'], new Set(['a'])), chosenKey([], 'all')]).toEqual([undefined, undefined]);
});
