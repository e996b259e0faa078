import { expect, test } from 'vitest';
import { renderForTest } from '#blocks/_ui/render-for-test.tsx';
import { productCategoriesResponse } from '#schemas/api/product-categories.ts';
import SkinConcerns from './index.tsx';
import messages from './messages.json' with { type: 'json' };
import { schema } from './schema.ts';

const category = { languageCode: 'en', parentId: null, kind: 'concern', icon: null, image: null };
const source = productCategoriesResponse.parse({
  rows: [{ ...category, id: 7, name: 'Wide pores', summary: 'Finer skin', productCount: 2, weight: 1 }],
  count: 1,
  page: 1,
  limit: 10,
});
const render = (data: object, answer: typeof source | undefined) =>
  renderForTest({ component: SkinConcerns, messages }, { data: schema.parse(data), source: answer }).html;

test('each concern links to a solution: those of the document first, then those of the clinic', () => {
  const html = render({ items: [{ title: 'Freckles', url: '/search?keyword=freckles' }] }, source);
  expect([...html.matchAll(/href="([^"]+)"/g)].map(([, href]) => href)).toEqual([
    '/en/search?keyword=freckles',
    '/en/products/category/7',
  ]);
  expect(html).toMatch(/Freckles[\s\S]+Wide pores[\s\S]+Finer skin/);
});

test('without concerns there is no section', () => {
  expect(render({}, undefined)).toBe('');
});
