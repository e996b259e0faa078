// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { canStoreChoice, readChoice, storeChoice } from './choice.ts';
import { choiceKey } from './consent-names.ts';

beforeEach(() => localStorage.clear());

const both = ['statistics', 'marketing'] as const;
const statistics = { granted: ['statistics'], asked: ['statistics'] } as const;
const store = (choice: object) =>
  localStorage.setItem(choiceKey, JSON.stringify({ at: Date.now(), ...choice }));

test('a choice is read as stored, with the categories that it is about', () => {
  expect(readChoice()).toBeUndefined();
  storeChoice({ granted: ['marketing'], asked: both });
  expect(readChoice()).toEqual({ granted: ['marketing'], asked: both });
  storeChoice(statistics);
  expect(readChoice()).toEqual(statistics);
});

test('a visitor who refused all is not asked about more', () => {
  storeChoice({ granted: [], asked: ['statistics'] });
  expect(readChoice()).toEqual({ granted: [], asked: both });
});

test('of a choice of an earlier version, which does not tell what was offered, a part is one, and everything is none', () => {
  store({ granted: [] });
  expect(readChoice()).toEqual({ granted: [], asked: both });
  store({ granted: ['statistics'] });
  expect(readChoice()).toEqual({ granted: ['statistics'], asked: both });
  store({ granted: both });
  expect(readChoice()).toBeUndefined();
});

test('after a year, and if the clock was wrong, visitors are asked again', () => {
  const now = Date.now();
  storeChoice(statistics, now);
  expect(readChoice(now + 364 * 86_400_000)).toEqual(statistics);
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
  store({ granted: ['everything', 'statistics'], asked: ['everything', 'statistics'] });
  expect(readChoice()).toEqual(statistics);
});

test('a choice that has no room leaves no earlier one behind', () => {
  expect(canStoreChoice()).toBe(true);
  storeChoice({ granted: both, asked: both });
  const full = vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  storeChoice({ granted: [], asked: both });
  expect([readChoice(), canStoreChoice()]).toEqual([undefined, false]);
  full.mockRestore();
  expect(localStorage).toHaveLength(0);
});
