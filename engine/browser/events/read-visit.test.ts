// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { visit } from '#schemas/site/visit.ts';
import { campaignKey } from './campaign-key.ts';
import { readVisit } from './read-visit.ts';
import { visitKey } from './visit-key.ts';

beforeEach(() => {
  sessionStorage.clear();
  history.replaceState(null, '', '/');
});

test('a visit has its campaign, its first page without the query, and the origin it came from', () => {
  sessionStorage.setItem(campaignKey, '?utm_source=naver&utm_medium=cpc&name=Kim');
  sessionStorage.setItem(visitKey, '/en/products/3\nhttps://m.search.naver.com/search?query=private');
  const found = readVisit();
  expect(found).toEqual({
    utm: { utm_source: 'naver', utm_medium: 'cpc' },
    landing: '/en/products/3',
    referrer: 'https://m.search.naver.com',
  });
  expect(visit.parse(found)).toEqual(found);
});

test('a campaign in the address is newer than the stored one', () => {
  sessionStorage.setItem(campaignKey, '?utm_source=naver&utm_campaign=spring');
  history.replaceState(null, '', '/?utm_source=kakao');
  expect(readVisit().utm).toEqual({ utm_source: 'kakao' });
});

test.each([
  ['nothing', ''],
  ['words', 'lorem ipsum'],
  ['a script', '/a\njavascript:alert(1)'],
  ['the own site', `/a\n${location.origin}/b`],
  ['an endless address', `/${'a'.repeat(5_000)}\nhttps://${'a'.repeat(5_000)}.example`],
])('%s in the storage still fits the schema and names no referrer', (_, text) => {
  sessionStorage.setItem(visitKey, text);
  const found = readVisit();
  expect(visit.safeParse(found).success).toBe(true);
  expect(found.referrer).toBeNull();
});
