import { expect, test } from 'vitest';
import { registry } from '#registry/manifest.server.ts';
import { siteDocument } from '#schemas/layout/site-document.ts';
import { startPageHarness } from './page-harness.ts';

// Lists that a keyword in the URL filters.

const harness = startPageHarness();

const lists = [
  { path: '/cscenter/notice', keyword: '공지 3', found: '공지 3', other: '공지 1' },
  { path: '/cscenter/faq', keyword: '얼마', found: '얼마?', other: '당일 예약?' },
];

test.each([...registry.templates.keys()].flatMap((template) => lists.map((list) => ({ template, ...list }))))(
  '$template: $path?keyword= lists the matches of the keyword',
  async ({ template, path, keyword, found, other }) => {
    const document = siteDocument.parse({ formatVersion: 1, template, menu: [] });
    const main = async (address: string) => {
      const { body, problems } = await harness.page({ document, path: address });
      expect(problems).toEqual([]);
      return /<main[\s\S]*<\/main>/.exec(body)?.[0] ?? '';
    };
    const all = await main(path);
    expect(all).toContain(found);
    expect(all).toContain(other);
    const filtered = await main(`${path}?keyword=${encodeURIComponent(keyword)}`);
    expect(filtered).toContain(found);
    expect(filtered).not.toContain(other);
    const nothing = await main(`${path}?keyword=${encodeURIComponent('없는말')}`);
    expect(nothing).not.toContain(found);
    expect(nothing).toContain('검색 결과가 없습니다.');
  },
);
