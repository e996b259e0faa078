import { expect, test } from 'vitest';
import { diagnoseSiteDocument } from '#engine/resolve/validate-site.ts';
import { registry } from '#registry/manifest.server.ts';
import { diagnosticFinding } from '#server/publishing/diagnostic-finding.ts';

const many = <T>(count: number, make: (index: number) => T): T[] =>
  Array.from({ length: count }, (_, index) => make(index));
const text = (index: number, html = 'a') => ({ id: `n${index}`, type: 'RichText', v: 1, data: { html } });
const page = (content: object) => ({ pages: { '/a': { sections: [], ...content } } });
const sections = (count: number) => page({ sections: many(count, (index) => text(index)) });
const pages = (count: number) => ({
  pages: Object.fromEntries(many(count, (index) => [`/p${index}`, { sections: [] }])),
});
const entry = { url: '/', title: 'a' };
const source = { name: 'product', params: { productId: 1 } };
const event = (inside: number) => ({
  id: 'event',
  type: 'ExhibitionDetail',
  v: 1,
  data: {},
  source: { name: 'exhibition', params: { id: 1 } },
  slots: { after: many(inside, (index) => text(1_000 + index)) },
});
const inside = (count: number) => page({ sections: [event(count)] });
const nested = (count: number) => page({ sections: [event(9), ...many(count - 10, (index) => text(index))] });
const words = (length: number) => page({ sections: [text(0, 'a'.repeat(length))] });
const characters = (count: number) => words(count - JSON.stringify(words(0).pages['/a']).length);
const sources = (count: number) =>
  page({ sources: Object.fromEntries(many(count, (index) => [`s${index}`, source])) });
const submenu = (count: number) => ({ menu: [{ ...entry, subList: many(count, () => entry) }] });

const findingsIn = (document: object) =>
  diagnoseSiteDocument(JSON.stringify({ formatVersion: 1, menu: [], ...document }), registry).diagnostics.map(
    diagnosticFinding,
  );

test.each([
  ['pages', pages, 1_000, 'Too many pages: at most 1000 (found 1001)', '페이지가 너무 많습니다: 최대 1000개'],
  ['sections', sections, 100, 'expected array to have <=100 items (found 101)', '목록: 최대 100개'],
  ['blocks', nested, 100, 'Too many blocks: at most 100 (found 101)', '블록이 너무 많습니다: 최대 100개'],
  [
    'blocks inside',
    inside,
    20,
    'Too many blocks inside: at most 20 (found 21)',
    '안쪽 블록이 너무 많습니다: 최대 20개',
  ],
  [
    'sources of a page',
    sources,
    20,
    'Too many sources: at most 20 (found 21)',
    '소스가 너무 많습니다: 최대 20개',
  ],
  [
    'entries of the menu',
    (count: number) => ({ menu: many(count, () => entry) }),
    50,
    '<=50 items (found 51)',
    '최대 50개',
  ],
  ['entries of a submenu', submenu, 100, '<=100 items (found 101)', '최대 100개'],
  [
    'characters of a page',
    characters,
    300_000,
    'Too many characters: at most 300000 (found 300001)',
    '내용이 너무 깁니다: 최대 300000자',
  ],
])('A document may have %s up to a limit', (_, make, most, english, korean) => {
  expect(findingsIn(make(most))).toEqual([]);
  const [finding, ...others] = findingsIn(make(most + 1));
  expect(others).toEqual([]);
  expect(finding).toMatchObject({ rule: 'shape', level: 'error' });
  expect(finding?.message.en).toContain(english);
  expect(finding?.message.ko).toContain(korean);
});

test('The limits hold for the global slots too', () => {
  const footer = { id: 'footer', type: 'FooterMain', v: 1, data: { copyright: 'a'.repeat(300_000) } };
  expect(findingsIn({ slots: { footer } })).toMatchObject([{ path: ['slots'] }]);
});
