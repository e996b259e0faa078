// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { canStoreChoice, readChoice, storeChoice } from './choice.ts';
import { choiceKey } from './consent-names.ts';

beforeEach(() => localStorage.clear());

test('a choice is read as stored, and nothing accepted is a choice too', () => {
  expect(readChoice()).toBeUndefined();
  storeChoice(['marketing']);
  expect(readChoice()).toEqual(['marketing']);
  storeChoice([]);
  expect(readChoice()).toEqual([]);
});

test('after a year, and if the clock was wrong, visitors are asked again', () => {
  const now = Date.now();
  storeChoice(['statistics'], now);
  expect(readChoice(now + 364 * 86_400_000)).toEqual(['statistics']);
  expect(readChoice(now + 366 * 86_400_000)).toBeUndefined();
  expect(readChoice(now - 1)).toBeUndefined();
});

test.each(['', 'yes', '[]', '{"at":1}', '{"at":"now","granted":["marketing"]}', 'null'])(
  'stored nonsense (%j) grants nothing',
  (text) => {
    localStorage.setItem(choiceKey, text);
    expect(readChoice()).toBeUndefined();
  },
);

test('a category that does not exist is not granted', () => {
  localStorage.setItem(choiceKey, JSON.stringify({ at: Date.now(), granted: ['everything', 'statistics'] }));
  expect(readChoice()).toEqual(['statistics']);
});

test('a choice that has no room leaves no earlier one behind', () => {
  expect(canStoreChoice()).toBe(true);
  storeChoice(['marketing']);
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  storeChoice([]);
  expect([readChoice(), canStoreChoice()]).toEqual([undefined, false]);
  full.mockRestore();
  expect(localStorage).toHaveLength(0);
});
