import { expect, test } from 'vitest';
import type { PageContext } from '#engine/context/page-context.ts';
import { islandContext, islandPage, pickFacts } from './pick-facts.ts';

const page = {
  locale: 'ko',
  path: '/',
  query: { page: '2' },
  partner: { partnerTel: '02-1', email: 'secret@example.com' },
  marketing: { kakaoTalkUrl: 'k' },
  config: { vatRate: 10, hasPriceView: true },
  menu: [{ url: '/a' }],
  languages: [],
  pageTitle: '홈',
  consents: { article: 'secret terms' },
  formToken: 'secret token',
  now: '2026-11-24T03:00:00Z',
} as unknown as PageContext;

test('an island receives only the facts that it lists', () => {
  const facts = pickFacts(page, ['partner.partnerTel', 'config.vatRate', 'config.hasPriceView', 'menu']);
  expect(facts).toEqual({
    partner: { partnerTel: '02-1' },
    config: { vatRate: 10, hasPriceView: true },
    menu: [{ url: '/a' }],
  });
  expect(JSON.stringify([facts, islandPage(page)])).not.toMatch(/secret|kakaoTalkUrl/);
  expect(islandPage(page)).toEqual({ locale: 'ko', path: '/', query: { page: '2' } });
});

test('facts that an island does not list are missing on the server and in the browser', () => {
  const seen = islandContext(islandPage(page), pickFacts(page, ['config.vatRate']));
  expect(seen.config).toEqual({ vatRate: 10 });
  expect(seen.partner.partnerTel).toBeUndefined();
  expect(seen).toMatchObject({ menu: [], languages: [], pageTitle: '' });
});

test('an island that lists `now` gets the instant of the render', () => {
  const seen = islandContext(islandPage(page), pickFacts(page, ['now']));
  expect(seen.now).toBe(page.now);
});

test('a fact with an unknown root is refused', () => {
  expect(() => pickFacts(page, ['partnr.partnerTel'])).toThrow('Unknown fact "partnr.partnerTel"');
});
