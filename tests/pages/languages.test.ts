import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { askForWhole } from './ask.ts';
import { parsePage } from './parse-page.ts';

test('the language switcher leads to this page in the other language, and from a detail page to its list', async () => {
  const english = async (path: string) =>
    parsePage((await askForWhole('bomnal', path)).text)
      .querySelector('header a[hreflang="en"]')
      ?.getAttribute('href');
  expect(await english('/introduce/staff')).toBe('/en/introduce/staff');
  expect(await english('/products/1')).toBe('/en/products');
  expect(await english('/exhibitions/1')).toBe('/en');
});

test.each([
  ['/', '홈', 'ko'],
  ['/en', 'Home', 'en'],
  ['/ja', 'ホーム', 'ja'],
  ['/zh', '首页', 'zh'],
])(
  'the logo of %s leads home, and the navigation begins with %s in the words of the language',
  async (address, label, language) => {
    const { menu } = JSON.parse(readFileSync('fixtures/partners/bomnal/site.json', 'utf8')) as {
      menu: { title: Record<string, string> }[];
    };
    const page = parsePage((await askForWhole('bomnal', address)).text);
    expect(page.querySelector('header .HeaderBar-logo')?.getAttribute('href')).toBe(address);
    const entries = [...page.querySelectorAll('header .HeaderBar-nav a')];
    expect(entries[0]?.getAttribute('href')).toBe(address);
    expect(entries.map((entry) => entry.textContent?.trim())).toEqual([
      label,
      ...menu.map(({ title }) => title[language]),
    ]);
  },
);
