import { expect, test } from 'vitest';
import { meta } from './schema.ts';

const isShown = (path: string) => meta.isNeeded?.({ source: undefined, page: { path, pageKey: path } });

test('the floating button appears on exactly the listed pages', () => {
  for (const path of [
    '/',
    '/introduce',
    '/introduce/staff',
    '/introduce/schedule',
    '/introduce/space',
    '/cscenter/notice',
    '/cscenter/faq',
    '/cscenter/contact',
    '/exhibitions',
    '/products',
    '/brandings',
    '/search',
  ])
    expect(isShown(path), path).toBe(true);
  for (const path of [
    '/info',
    '/products/1',
    '/products/category/pick',
    '/exhibitions/1',
    '/brandings/1',
    '/cscenter',
    '/cscenter/notice/1',
    '/cscenter/boards/1',
    '/boards/1',
    '/terms/privacy-policy',
    '/landing',
    '/nowhere',
  ])
    expect(isShown(path), path).toBe(false);
});
