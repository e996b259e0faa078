import { expect, test } from 'vitest';
import { applyEdits } from './apply-edits.ts';

const text = '{\n  // ours\n  "a": [1, 2, 3],\n  "b": "x"\n}\n';

test('edits are made from the end of a list to its start and leave the rest', () => {
  const edits = [{ path: ['b'], value: 'y' }, { path: ['a', 0] }, { path: ['a', 1] }];
  expect(applyEdits(text, edits)).toBe('{\n  // ours\n  "a": [ 3],\n  "b": "y"\n}\n');
});

test('an edit without a place changes nothing', () => {
  expect(applyEdits(text, [{ path: ['c', 4] }])).toBe(text);
});
