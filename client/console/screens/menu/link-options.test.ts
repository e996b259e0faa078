import { expect, test } from 'vitest';
import { linkOptions } from './link-options.ts';

const entries = { categories: [{ id: 3, title: '리프팅' }], exhibitions: [{ id: 1, title: 'Welcome' }] };

test('pages without parameters come first, then entries whose page the site has', () => {
  const pages = ['/', '/own', '/products', '/products/{productId}', '/exhibitions/{exhibitionId}'];
  expect(linkOptions(pages, entries, 'en')).toEqual([
    { id: '/', title: 'Home' },
    { id: '/own', title: '' },
    { id: '/products', title: 'Treatments' },
    { id: '/products?categoryId=3', title: '리프팅' },
    { id: '/exhibitions/1', title: 'Welcome' },
  ]);
  expect(linkOptions(['/'], entries, 'ko')).toEqual([{ id: '/', title: '메인' }]);
});
