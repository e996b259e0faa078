import { siteUrl } from '#tests/setup/site-url.ts';
import { expect } from './expect.ts';
import { expectNoViolations } from './no-violations.ts';
import { openPage, searchOverlay, searchToggle, storedSearches } from './search-parts.ts';
import { test } from './test.ts';
import { overflow, watchPage, whenHydrated } from './watch-page.ts';

const languages = [
  {
    prefix: '',
    keyword: '리프팅',
    results: '‘리프팅’ 검색 결과',
    tab: /^자주 묻는 질문/,
    recent: '최근 검색어',
  },
  {
    prefix: '/en',
    keyword: 'Lifting',
    results: 'Results for “Lifting”',
    tab: /^FAQ/,
    recent: 'Recent searches',
  },
];

for (const { prefix, keyword, results, tab, recent } of languages) {
  test(`a search from the header by keyboard alone finds treatments, events, notices and questions (${prefix || '/'})`, {
    tag: prefix ? '@full' : [],
  }, async ({ page }) => {
    const problems = watchPage(page);
    await openPage(page, prefix || '/');
    await searchToggle(page).focus();
    await page.keyboard.press('Enter');
    await expect(searchOverlay(page).getByRole('searchbox')).toBeFocused();
    await expectNoViolations(page);
    await page.keyboard.type(keyword);
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(
      siteUrl('bomnal', `${prefix}/search?keyword=${encodeURIComponent(keyword)}`),
    );
    await expect(searchOverlay(page)).toBeHidden();
    const main = page.getByRole('main');
    await expect(main.getByRole('heading', { level: 1 })).toHaveText(results);
    await expect(main.locator('mark').first()).toHaveText(new RegExp(keyword, 'i'));
    // Every kind is listed with its count, and the counts add up.
    const counts = await main.locator('nav').first().locator('a > span').allInnerTexts();
    const [total, ...kinds] = counts.map(Number);
    expect(kinds).toHaveLength(4);
    expect(kinds.reduce((sum, count) => sum + count, 0)).toBe(total);
    await expectNoViolations(page);
    expect(await overflow(page)).toBe(0);

    const link = main.getByRole('link', { name: tab }).first();
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/[?&]tab=faqs$/);
    await expect(main.getByRole('link', { name: tab }).first()).toHaveAttribute('aria-current', 'page');
    await expect(main.locator('section h2')).toHaveCount(1);
    await expectNoViolations(page);

    expect(await storedSearches(page)).toEqual([keyword]);
    await searchToggle(page).focus();
    await page.keyboard.press('Enter');
    await expect(main.getByRole('searchbox')).toBeFocused();
    await page.goto(siteUrl('bomnal', `${prefix}/search`));
    await whenHydrated(page);
    await expect(main.getByRole('heading', { name: recent })).toBeVisible();
    await expect(
      main.getByRole('region', { name: recent }).getByRole('link', { name: keyword }),
    ).toBeVisible();
    await expectNoViolations(page);
    expect(problems).toEqual([]);
  });
}

test('empty results are reported in the language of the page, for all kinds and for one', async ({
  page,
}) => {
  const languages = [
    ['bomnal', '', '검색 결과가 없습니다.', '일치하는 시술이 없습니다.'],
    ['bomnal', '/en', 'No search results found.', 'No matching treatments found.'],
    ['bomnal', '/ja', '検索結果がありません。', '該当する施術が見つかりません。'],
    ['bomnal', '/zh', '未找到搜索结果。', '未找到匹配的项目。'],
  ] as const;
  for (const [partner, prefix, nothing, noTreatments] of languages) {
    await page.goto(siteUrl(partner, `${prefix}/search?keyword=xyzzyx`));
    await expect(page.getByText(nothing)).toBeVisible();
    await page.goto(siteUrl(partner, `${prefix}/search?keyword=xyzzyx&tab=products`));
    await expect(page.getByText(noTreatments)).toBeVisible();
  }
  await expectNoViolations(page);
  await page.goto(siteUrl('bomnal', '/en/search?keyword=parking'));
  await expect(page.getByText('No matching products found.')).toBeVisible();
});

test('any keyword is plain text: symbols, markup, quotes, emoji and very long ones', async ({ page }) => {
  const problems = watchPage(page);
  for (const keyword of [
    '%',
    '_',
    '<script>alert(1)</script>',
    `"'&amp;`,
    '👩‍⚕️🙂',
    '가'.repeat(300),
    'a b '.repeat(40),
  ]) {
    const response = await page.goto(siteUrl('bomnal', `/search?keyword=${encodeURIComponent(keyword)}`));
    expect(response?.status(), keyword).toBe(200);
    const shown = keyword.slice(0, 100).trim();
    await expect(page.getByRole('main').getByRole('searchbox')).toHaveValue(shown);
    await expect(page.getByRole('heading', { level: 1 })).toContainText(shown);
    expect(await overflow(page), keyword).toBe(0);
  }
  expect(problems).toEqual([]);
});

test('more results are paged, and search pages are not indexed', async ({ page }) => {
  await page.goto(siteUrl('bomnal', '/search?keyword=%EC%8B%9C%EC%88%A0&tab=faqs'));
  await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', /noindex/);
  await page.goto(siteUrl('bomnal', '/en/search?keyword=e&tab=products'));
  const pages = page.getByRole('main').getByRole('navigation', { name: 'Pages' });
  await pages.getByRole('link', { name: '2', exact: true }).click();
  await expect(page).toHaveURL(/\/en\/search\?keyword=e&page=2&tab=products$/);
  await expect(pages.getByRole('link', { name: '2', exact: true })).toHaveAttribute('aria-current', 'page');
});

test.describe('with JavaScript off', () => {
  test.use({ javaScriptEnabled: false });

  test('the toggle leads to the search page, whose box and tabs work', async ({ page }) => {
    await page.goto(siteUrl('bomnal', '/en'));
    await searchToggle(page).click();
    await expect(page).toHaveURL(siteUrl('bomnal', '/en/search'));
    await page.getByRole('main').getByRole('searchbox').fill('lifting');
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(siteUrl('bomnal', '/en/search?keyword=lifting'));
    await page
      .getByRole('main')
      .getByRole('link', { name: /^Treatments/ })
      .first()
      .click();
    await expect(page).toHaveURL(siteUrl('bomnal', '/en/search?keyword=lifting&tab=products'));
    await expect(page.locator('main mark').first()).toHaveText(/lifting/i);
  });
});
