import { expect, test } from 'vitest';
import { describeVendors, type MeasuredPage } from './describe-vendors.ts';

const figures = { score: 100, workedScore: 100, fcp: 900, lcp: 1000, tbt: 0, worked: 0, cls: 0 };
const kind = (name: string, isIndexed = true) => ({ name, isIndexed, pattern: /x/ });
const page = (path: string, changes: Partial<MeasuredPage> = {}): MeasuredPage => ({
  partner: 'haru',
  path,
  kind: kind('home'),
  plain: figures,
  full: { ...figures, score: 97, workedScore: 98 },
  categories: { accessibility: 100, 'best-practices': 100, seo: 100 },
  failed: [],
  loaded: 11,
  ...changes,
});

test('the lowest score of each kind meets its bar or not; a page that search engines may not show has no SEO', () => {
  const { bars, tables } = describeVendors({
    rounds: 1,
    vendors: 11,
    rendererRaised: true,
    pages: [
      page('/'),
      page('/search?keyword=a', {
        kind: kind('search results', false),
        categories: { accessibility: 96, 'best-practices': 100, seo: 66 },
        failed: ['color-contrast', 'is-crawlable'],
      }),
    ],
  });
  expect(bars.map(({ measured, passed }) => [measured, passed])).toEqual([
    ['96.0', false],
    ['100', true],
    ['100', true],
    ['100', true],
    ['97.0', true],
    ['100', true],
    ['98.0', true],
  ]);
  expect(tables[0]?.rows[1]?.slice(3)).toEqual([
    'not indexed',
    '100',
    '100',
    '97.0',
    '98.0',
    '0',
    '11',
    'color-contrast',
  ]);
});
