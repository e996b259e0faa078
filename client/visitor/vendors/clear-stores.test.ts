// @vitest-environment jsdom
import { expect, test } from 'vitest';
import { clearStores, refusedStores } from './clear-stores.ts';

// biome-ignore lint/suspicious/noDocumentCookie: vendors' scripts do the same
const setCookie = (text: string) => (document.cookie = text);

test('a vendor’s cookies and storage go, by name and by beginning, and others stay', () => {
  for (const name of ['_ga', '_ga_ABC', '_gat', 'session', 'DO_NOT_SHOW_POPUP_1'])
    setCookie(`${name}=1; path=/`);
  localStorage.setItem('_ga_store', '1');
  localStorage.setItem('reservation', '{}');
  clearStores(['_ga', '_ga_*']);
  expect(document.cookie.split('; ').sort()).toEqual(['DO_NOT_SHOW_POPUP_1=1', '_gat=1', 'session=1']);
  expect(Object.keys(localStorage)).toEqual(['reservation']);
});

test('of a vendor with several categories, the stores of refused ones go, and a list goes with its last category', () => {
  const both = ['statistics', 'marketing'] as const;
  const stores = { statistics: ['_ga'], marketing: ['_gcl_*'] };
  expect(refusedStores(stores, both, ['statistics'])).toEqual(['_gcl_*']);
  expect(refusedStores(stores, both, [])).toEqual(['_ga', '_gcl_*']);
  expect(refusedStores(stores, both, both)).toEqual([]);
  expect(refusedStores(['_a'], both, ['marketing'])).toEqual([]);
  expect(refusedStores(['_a'], ['marketing'], ['statistics'])).toEqual(['_a']);
});
