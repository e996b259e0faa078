import type { Page } from '@playwright/test';
import { siteUrl } from '#tests/setup/site-url.ts';
import { expect } from './expect.ts';
import { whenHydrated } from './watch-page.ts';

const key = 'booster-search-keyword';

/** The recent searches in the page's local storage, the newest first. */
export const storedSearches = (page: Page) =>
  page.evaluate((name) => JSON.parse(localStorage.getItem(name) ?? '[]') as string[], key);

/** Makes the next page start with recent searches: a list, or the raw text in storage. */
export const storeSearches = (page: Page, keywords: string[] | string) =>
  page.addInitScript(
    ([name, text]) => {
      if (!sessionStorage.getItem('searchesStored')) localStorage.setItem(name ?? '', text ?? '');
      sessionStorage.setItem('searchesStored', '1');
    },
    [key, typeof keywords === 'string' ? keywords : JSON.stringify(keywords)],
  );

/** The header's toggle of the search overlay. */
export const searchToggle = (page: Page) => page.getByRole('banner').locator('[data-search-toggle]');
export const searchOverlay = (page: Page) => page.locator('#search-overlay');

/** Opens a page and waits for its islands. */
export async function openPage(page: Page, path = '/', partner = 'bomnal') {
  await page.goto(siteUrl(partner, path));
  await whenHydrated(page);
}

/** Opens a page and the search overlay on it. */
export async function openOverlay(page: Page, path = '/', partner = 'bomnal') {
  await openPage(page, path, partner);
  await searchToggle(page).click();
  await expect(searchOverlay(page)).toBeVisible();
}
