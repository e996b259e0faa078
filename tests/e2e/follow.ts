import type { Page } from '@playwright/test';

/** Follows a link as a visitor does, wherever on the page it may stand. */
export const follow = (page: Page, to: string): Promise<void> =>
  page.evaluate((href) => {
    const link = Object.assign(document.createElement('a'), { href });
    document.body.append(link);
    link.click();
    link.remove();
  }, to);

/** Goes to an address as the site's own code does: nothing on the page is clicked. */
export const navigate = (page: Page, to: string): Promise<void> =>
  page.evaluate((url) => {
    const { navigation } = window as unknown as { navigation: { navigate: (url: string) => void } };
    navigation.navigate(url);
  }, to);

/** Leaves a note in the page that is gone once another loads whole. */
export const stay = (page: Page): Promise<void> =>
  page.evaluate(() => void Object.assign(window, { stayed: true }));
export const stayed = (page: Page): Promise<boolean> =>
  page.evaluate(() => (window as { stayed?: boolean }).stayed === true);
