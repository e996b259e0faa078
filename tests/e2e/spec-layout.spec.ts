import type { Page } from '@playwright/test';
import { siteUrl } from '#tests/setup/site-url.ts';
import { demoPartners } from './demo-pages.ts';
import { expect } from './expect.ts';
import { test } from './test.ts';

// Sizes of SPEC sections 2 and 9, measured in the browser.
/** Width and height of the first such element without its padding; undefined if there is none. */
const sizeOf = (page: Page, selector: string) =>
  page.evaluate((selector) => {
    const element = document.querySelector(selector);
    if (!element) return undefined;
    const { width, height } = element.getBoundingClientRect();
    const { paddingLeft, paddingRight } = getComputedStyle(element);
    return {
      width: Math.round(width - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight)),
      height: Math.round(height),
    };
  }, selector);

test('the header is 52 px high, 100 px with its second row, and 104 or 152 px in its variant', {
  tag: '@every-size',
}, async ({ page, isMobile }) => {
  const heights = async (code: string, path: string) => {
    await page.goto(siteUrl(code, path));
    return [(await sizeOf(page, '.HeaderBar-main'))?.height, (await sizeOf(page, '.HeaderBar-sub'))?.height];
  };
  // Next to the side panel of haru a page must still be as wide as a desktop.
  if (!isMobile) await page.setViewportSize({ width: 1600, height: 900 });
  // The home page has no submenu, the introduction has one.
  for (const code of ['bomnal', 'haru']) {
    expect(await heights(code, '/'), code).toEqual([isMobile ? 100 : 104, undefined]);
    expect(await heights(code, '/introduce'), code).toEqual([isMobile ? 100 : 104, 48]);
  }
  expect(await heights('shirakawa', '/introduce')).toEqual([52, 48]);
});

test('the content is at most 1200 px wide', async ({ page, isMobile }) => {
  test.skip(isMobile, 'phones are narrower than that');
  await page.setViewportSize({ width: 1920, height: 900 });
  for (const { code } of demoPartners) {
    await page.goto(siteUrl(code, '/products'));
    const widths = await page.locator('main .Ui-section-inner').evaluateAll((parts) =>
      parts.map((part) => {
        const { paddingLeft, paddingRight } = getComputedStyle(part);
        return part.clientWidth - Number.parseFloat(paddingLeft) - Number.parseFloat(paddingRight);
      }),
    );
    expect(widths.length, code).toBeGreaterThan(0);
    expect(Math.max(...widths), code).toBeLessThanOrEqual(1200);
  }
});

test('the content of the footer is at most 768 px wide', async ({ page, isMobile }) => {
  test.skip(isMobile, 'phones are narrower than that');
  for (const code of ['bomnal', 'haru']) {
    await page.goto(siteUrl(code, '/'));
    expect((await sizeOf(page, 'footer .FooterMain-inner'))?.width, code).toBe(768);
  }
});
