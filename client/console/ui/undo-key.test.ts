import { expect, test } from 'vitest';
import { isUndoKey } from './undo-key.ts';

const key = (letter: string, held: object = {}) => ({
  key: letter,
  ctrlKey: true,
  metaKey: false,
  shiftKey: false,
  altKey: false,
  ...held,
});

test('Ctrl+Z undoes, Ctrl+Shift+Z and Ctrl+Y do again, with the command key too', () => {
  expect(isUndoKey(key('z'))).toBe('undo');
  expect(isUndoKey(key('Z', { shiftKey: true }))).toBe('redo');
  expect(isUndoKey(key('y'))).toBe('redo');
  expect(isUndoKey(key('z', { ctrlKey: false, metaKey: true }))).toBe('undo');
});

test('Other keys do nothing', () => {
  expect(isUndoKey(key('z', { ctrlKey: false }))).toBeUndefined();
  expect(isUndoKey(key('z', { altKey: true }))).toBeUndefined();
  expect(isUndoKey(key('x'))).toBeUndefined();
});
