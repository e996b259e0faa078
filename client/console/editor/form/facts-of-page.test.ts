import { expect, test } from 'vitest';
import { isOfPage } from './facts-of-page.ts';

const document = { pages: { '/products/{productId}': { sources: { product: { name: 'product' } } } } };
const inPage = ['pages', '/products/{productId}', 'sections', 0, 'data', 'title'];

test('facts of the clinic stand anywhere', () => {
  expect([
    isOfPage('partner.partnerTel', ['slots', 'footer'], document),
    isOfPage('query.page', inPage, {}),
  ]).toEqual([true, true]);
});

test('parameters and answers are those of the page', () => {
  expect(isOfPage('params.productId', inPage, document)).toBe(true);
  expect(isOfPage('params.noticeId', inPage, document)).toBe(false);
  expect(isOfPage('page.product.row.name', inPage, document)).toBe(true);
  expect(isOfPage('page.notice.row', inPage, document)).toBe(false);
  expect(isOfPage('page.product.row.name', ['slots', 'footer'], document)).toBe(false);
});
