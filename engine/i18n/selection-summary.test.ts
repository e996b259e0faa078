import { expect, test } from 'vitest';
import { summarizeSelection, summaryLimit } from './selection-summary.ts';

const more = (count: number) => `${count} more`;
const names = (count: number) => Array.from({ length: count }, (_, index) => `option ${index + 1}`);

test('the summary of a multi-select names the selected items', () => {
  expect(summarizeSelection(['300 shots'], 'en', more)).toBe('300 shots');
  expect(summarizeSelection(['300 shots', '600 shots'], 'en', more)).toBe('300 shots and 600 shots');
  expect(summarizeSelection([], 'en', more)).toBe('');
});

test('the screen-reader summary of a multi-select names at most 50 items and counts the rest', () => {
  expect(summarizeSelection(names(50), 'en', more)).toContain('option 50');
  const long = summarizeSelection(names(53), 'en', more);
  expect(long).toContain(`option ${summaryLimit}`);
  expect(long).not.toContain('option 51');
  expect(long).toMatch(/and 3 more$/);
});
