import { siteUrl } from '#tests/setup/site-url.ts';
import { expect } from './expect.ts';
import { expectNoViolations } from './no-violations.ts';
import { openOverlay, searchOverlay, storedSearches, storeSearches } from './search-parts.ts';
import { test } from './test.ts';
import { whenHydrated } from './watch-page.ts';

test('recent searches are listed newest first and removed one by one or all at once, without losing the focus', {
  tag: '@phone',
}, async ({ page }) => {
  await storeSearches(page, ['리쥬란', '보톡스', '필러']);
  await openOverlay(page);
  const recent = searchOverlay(page).getByRole('region', { name: '최근 검색어' });
  await expect(recent.getByRole('link')).toHaveText(['리쥬란', '보톡스', '필러']);
  await expectNoViolations(page);
  await recent.getByRole('button', { name: '최근 검색어 보톡스 삭제' }).press('Enter');
  await expect(recent.getByRole('link')).toHaveText(['리쥬란', '필러']);
  await expect(recent.getByRole('button', { name: '최근 검색어 필러 삭제' })).toBeFocused();
  expect(await storedSearches(page)).toEqual(['리쥬란', '필러']);
  await recent.getByRole('link', { name: '필러' }).click();
  await expect(page).toHaveURL(/search\?keyword=/);
  expect(await storedSearches(page)).toEqual(['필러', '리쥬란']);

  await page.goto(siteUrl('bomnal', '/search'));
  await whenHydrated(page);
  const list = page.getByRole('main').getByRole('region', { name: '최근 검색어' });
  await expect(list.getByRole('link')).toHaveText(['필러', '리쥬란']);
  await list.getByRole('button', { name: '전체 삭제' }).press('Enter');
  await expect(list).toBeHidden();
  await expect(page.getByRole('main').getByRole('searchbox')).toBeFocused();
  expect(await storedSearches(page)).toEqual([]);
});

test('another tab updates, and corrupt storage is reset', { tag: '@phone' }, async ({ page, context }) => {
  await storeSearches(page, '{"broken":');
  await openOverlay(page);
  const recent = searchOverlay(page).getByRole('region', { name: '최근 검색어' });
  await expect(recent).toBeHidden();
  const other = await context.newPage();
  await other.goto(siteUrl('bomnal', '/search'));
  await other.getByRole('main').getByRole('searchbox').fill('보톡스');
  await other.keyboard.press('Enter');
  await expect(other).toHaveURL(/keyword=/);
  await expect(recent.getByRole('link')).toHaveText(['보톡스']);
});
