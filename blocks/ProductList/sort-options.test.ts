import { expect, test } from 'vitest';
import { sortOptions } from './sort-options.ts';

const current = (sort: string | undefined, hasPriceView = true) =>
  sortOptions(sort, hasPriceView).find(({ isCurrent }) => isCurrent)?.sort;

test('every order is offered and the chosen one is current', () => {
  expect(sortOptions('newest', true).map(({ sort }) => sort)).toEqual([
    'recommended',
    'popular',
    'priceAsc',
    'priceDesc',
    'newest',
  ]);
  expect(current('newest')).toBe('newest');
});

test('a missing or unknown order is the default one, which needs no query', () => {
  expect(current(undefined)).toBe('recommended');
  expect(current('cheapest')).toBe('recommended');
  expect(sortOptions(undefined, true)[0]?.param).toBeUndefined();
});

test('a site without prices offers no order by price', () => {
  expect(sortOptions('priceAsc', false).map(({ sort }) => sort)).toEqual([
    'recommended',
    'popular',
    'newest',
  ]);
  expect(current('priceAsc', false)).toBe('recommended');
});
