import { expect, test } from 'vitest';
import { inboxSearch, readInboxQuery } from './inbox-query.ts';

test('An address keeps filter, page and entry', () => {
  const query = { state: 'open', page: 3, entry: 12 } as const;
  expect(inboxSearch(query)).toBe('?state=open&page=3&entry=12');
  expect(readInboxQuery(new URLSearchParams(inboxSearch(query)))).toEqual(query);
});

test('Defaults leave the address short', () => {
  expect(inboxSearch({ state: 'all', page: 1, entry: undefined })).toBe('');
});

test('Invalid values count as absent', () => {
  const query = new URLSearchParams('state=gone&page=-1&entry=1e3');
  expect(readInboxQuery(query)).toEqual({ state: 'all', page: 1, entry: undefined });
});
