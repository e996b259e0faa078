import { expect, test } from 'vitest';
import { ask } from './ask.ts';
import { parsePage } from './parse-page.ts';

test('the language switcher leads to this page in the other language, and from details to their list', async () => {
  const english = async (path: string) =>
    parsePage((await ask('bomnal', path)).text)
      .querySelector('header a[hreflang="en"]')
      ?.getAttribute('href');
  expect(await english('/introduce/staff')).toBe('/en/introduce/staff');
  expect(await english('/products/1')).toBe('/en/products');
  expect(await english('/exhibitions/1')).toBe('/en');
});
