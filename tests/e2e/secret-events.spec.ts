import { siteUrl } from '#tests/setup/site-url.ts';
import { expect } from './expect.ts';
import { expectNoViolations } from './no-violations.ts';
import { test } from './test.ts';

for (const [path, title, link, to] of [
  ['/products/9/secret/4', '종료된 이벤트입니다', '진행 중인 이벤트 보기', '/exhibitions?state=running'],
  ['/en/products/9/secret/4', 'This event has ended', 'See ongoing events', '/en/exhibitions?state=running'],
] as const) {
  test(`${path}: an ended event links to the ongoing ones, by keyboard too`, async ({ page }) => {
    const response = await page.goto(siteUrl('bomnal', path));
    expect([response?.status(), response?.headers()['x-robots-tag']]).toEqual([200, 'noindex']);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole('link', { name: link }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(siteUrl('bomnal', to));
  });
}
