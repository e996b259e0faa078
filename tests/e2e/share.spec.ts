import { siteUrl } from '#tests/setup/site-url.ts';
import { toastShown } from './articles.ts';
import { expect } from './expect.ts';
import { test } from './test.ts';

const pages = [
  { partner: 'bomnal', path: '/products/9', name: '공유하기', toast: '링크를 복사했습니다.' },
  { partner: 'bomnal', path: '/en/exhibitions/1', name: 'Share', toast: 'Link copied.' },
  { partner: 'haru', path: '/en/cscenter/notice/2', name: 'Share', toast: 'Link copied.' },
  { partner: 'shirakawa', path: '/brandings/1', name: '共有する', toast: 'リンクをコピーしました。' },
];

for (const { partner, path, name, toast } of pages) {
  test(`${partner} ${path}: its shortened address is copied and leads back, with a toast`, {
    tag: path === '/products/9' || partner === 'shirakawa' ? [] : '@full',
  }, async ({ page, context }) => {
    await context.grantPermissions(['clipboard-read', 'clipboard-write']);
    await page.addInitScript(() => Object.defineProperty(navigator, 'share', { value: undefined }));
    await page.goto(siteUrl(partner, path));
    await page.getByRole('button', { name, exact: true }).focus();
    await Promise.all([toastShown(page, toast), page.keyboard.press('Enter')]);
    const copied = await page.evaluate(() => navigator.clipboard.readText());
    expect(copied).toMatch(new RegExp(`^${siteUrl(partner, '/s/')}[\\w-]{4,32}$`));
    await page.goto(copied);
    await expect(page).toHaveURL(siteUrl(partner, path));
  });
}

for (const { path, name, how } of [
  {
    path: '/en/products/9',
    name: 'Share',
    how: 'The link could not be copied. Select it below and copy it yourself.',
  },
  {
    path: '/info',
    name: '주소 복사',
    how: '주소를 복사하지 못했습니다. 아래 주소를 선택해 직접 복사해 주세요.',
  },
])
  test(`${path}: without a clipboard a field shows the address and how to copy it`, async ({ page }) => {
    await page.addInitScript(() => {
      for (const name of ['share', 'clipboard']) Object.defineProperty(navigator, name, { value: undefined });
    });
    await page.goto(siteUrl('bomnal', path));
    const shown = page.waitForEvent('dialog');
    const clicked = page.getByRole('button', { name, exact: true }).click();
    const dialog = await shown;
    expect([dialog.type(), dialog.message()]).toEqual(['prompt', how]);
    const text = dialog.defaultValue();
    await dialog.dismiss();
    await clicked;
    if (name === 'Share') expect(text).toContain(siteUrl('bomnal', '/s/'));
    else expect(text).toBe(await page.locator('.LocationInfo-place').textContent());
  });

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('there is no share button', async ({ page }) => {
    await page.goto(siteUrl('bomnal', '/products/9'));
    await expect(page.locator('[data-share]')).toBeHidden();
  });
});
