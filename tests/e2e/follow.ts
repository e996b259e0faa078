import type { Page } from '@playwright/test';

/** Follows a link as a visitor does, wherever it is on the page. */
export const follow = (page: Page, to: string): Promise<void> =>
  page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.body.append(link);
    link.click();
    link.remove();
  }, to);

/** Navigates as the site's own code does, without a click. */
export const navigate = (page: Page, to: string): Promise<void> =>
  page.evaluate((url) => {
    const { navigation } = window as unknown as { navigation: { navigate: (url: string) => void } };
    navigation.navigate(url);
  }, to);

/** Marks the document; the mark is gone after a full page load. */
export const stay = (page: Page): Promise<void> =>
  page.evaluate(() => void Object.assign(window, { stayed: true }));
export const stayed = (page: Page): Promise<boolean> =>
  page.evaluate(() => (window as { stayed?: boolean }).stayed === true);
