import { siteUrl } from '#tests/setup/site-url.ts';
import { expectAccessible, makeArticle, ownTitle, password, toastShown, whenEnhanced } from './articles.ts';
import { expect } from './expect.ts';
import { holdRoute } from './hold-route.ts';
import { test } from './test.ts';
import { overflow, whenHydrated, whenIdle } from './watch-page.ts';

test('a private article opens only with its password, which is sent nowhere else', async ({ page }) => {
  const title = ownTitle();
  const path = await makeArticle(page, { title, isPrivate: true, content: 'What only she knows' });
  await page.goto(siteUrl('bomnal', '/en/cscenter/boards/11'));
  const row = page.locator(`a[href="/en${path}"]`);
  await expect(row).toContainText('Private article');
  await expect(page.locator('main')).not.toContainText(title);
  await row.click();
  await expect(page).toHaveURL(siteUrl('bomnal', `/en${path}`));
  await expect(page.getByRole('heading', { level: 1, name: 'Private article' })).toBeVisible();
  await whenEnhanced(page);
  await expectAccessible(page);
  const form = page.locator('form[data-form="open"]');
  await form.getByLabel(/^Password/).fill('wrong!');
  await form.getByRole('button', { name: 'Read the article' }).click();
  await expect(form.getByLabel(/^Password/)).toHaveAccessibleDescription('The password does not match.');
  await expect(form.getByLabel(/^Password/)).toBeFocused();
  await expect(form.getByLabel(/^Password/)).toHaveValue('');
  await form.getByLabel(/^Password/).fill(password);
  const [response] = await Promise.all([
    page.waitForResponse((answer) => answer.request().method() === 'POST'),
    form.getByRole('button', { name: 'Read the article' }).click(),
  ]);
  expect(response.headers()['cache-control']).toBe('no-store');
  await expect(page.getByText('What only she knows')).toBeVisible();
  await expect(page.getByText('We will respond as soon as possible')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toBeFocused();
  expect(page.url()).toBe(siteUrl('bomnal', `/en${path}`));
  expect(await page.evaluate(() => JSON.stringify({ ...sessionStorage, ...localStorage }))).not.toContain(
    password,
  );
  // The URL alone shows it as locked again.
  await page.reload();
  await expect(page.getByRole('heading', { level: 1, name: 'Private article' })).toBeVisible();
});

test('an article is edited by keyboard alone, after its password', async ({ page }) => {
  const title = ownTitle();
  const path = await makeArticle(page, { title });
  await page.goto(siteUrl('bomnal', `/en${path}`));
  await whenEnhanced(page);
  await page.getByRole('link', { name: 'Edit', exact: true }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Do you want to edit this article?' });
  await expect(dialog).toBeVisible();
  await expect(dialog.getByLabel(/^Password/)).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.press('Escape');
  await expect(dialog).toBeHidden();
  await expect(page.getByRole('link', { name: 'Edit', exact: true })).toBeFocused();
  await page.keyboard.press('Enter');
  await page.keyboard.type(password);
  await page.keyboard.press('Enter');
  await expect(page.getByRole('heading', { level: 1, name: 'Edit the article' })).toBeFocused();
  await expect(page.getByLabel(/^Name/)).toHaveValue('Jane Doe');
  await expect(page.getByLabel(/^Title/)).toHaveValue(title);
  await expect(page.getByLabel(/^Content/)).toHaveValue('Line one\nLine two');
  await expectAccessible(page);
  await page.getByLabel(/^Title/).focus();
  await page.keyboard.press('ControlOrMeta+a');
  await page.keyboard.type(`${title} changed`);
  await Promise.all([toastShown(page, 'Your changes have been saved.'), page.keyboard.press('Enter')]);
  await expect(page.getByRole('heading', { level: 1, name: `${title} changed` })).toBeVisible();
});

test('an article is deleted by keyboard alone, after its password', async ({ page }) => {
  const title = ownTitle();
  const path = await makeArticle(page, { title });
  await page.goto(siteUrl('bomnal', `/en${path}`));
  await whenEnhanced(page);
  await page.getByRole('link', { name: 'Delete', exact: true }).focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'Are you sure you want to delete this article?' });
  await expect(dialog).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel(/^Password/)).toHaveAccessibleDescription('Please enter your password.');
  await page.keyboard.type('not this one');
  await page.keyboard.press('Enter');
  await expect(dialog.getByLabel(/^Password/)).toHaveAccessibleDescription('The password does not match.');
  await expect(dialog.getByLabel(/^Password/)).toBeFocused();
  await expectAccessible(page);
  await page.keyboard.type(password);
  await Promise.all([toastShown(page, 'The article has been deleted.'), page.keyboard.press('Enter')]);
  await expect(page).toHaveURL(siteUrl('bomnal', '/en/cscenter/boards/11'));
  await expect(page.getByRole('link', { name: title })).toHaveCount(0);
  const gone = await page.goto(siteUrl('bomnal', `/en${path}`));
  expect(gone?.status()).toBe(404);
});

test('the error of a password sent before the code loaded is still shown once the code is there', async ({
  page,
}) => {
  await page.goto(siteUrl('bomnal', `/en${await makeArticle(page)}?ask=delete`));
  await whenEnhanced(page);
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel(/^Password/).fill('wrong-1!');
  // Bypasses the listeners: the browser submits the form itself.
  const loaded = page.waitForEvent('load');
  await dialog.locator('form').evaluate((form: HTMLFormElement) => form.submit());
  await loaded;
  await expect(page.locator('dialog:modal')).toBeVisible();
  await whenEnhanced(page);
  await expect(dialog.getByLabel(/^Password/)).toBeFocused();
  await expect(dialog.getByLabel(/^Password/)).toHaveAccessibleDescription('The password does not match.');
});

test('markup, emoji and direction marks in an article are text and stay within it', async ({ page }) => {
  const title = `${ownTitle()} <b>bold</b> \u202e cba`;
  const content = `<img src=x onerror="document.title='owned'"> <script>document.title='owned'</script>\n${'🩺'.repeat(300)}\n${'x'.repeat(3000)}`;
  const path = await makeArticle(page, { title, content });
  await page.goto(siteUrl('bomnal', `/en${path}`));
  await expect(page.getByText('<img src=x onerror=')).toBeVisible();
  await expect(page.getByRole('heading', { level: 1 })).toContainText('<b>bold</b>');
  await expect(page.locator('article img, article script')).toHaveCount(0);
  expect(await page.title()).not.toBe('owned');
  expect(await overflow(page)).toBe(0);
  await expectAccessible(page);
});

test('boards of visitors have badges, search and pages, and boards of the clinic show their articles', async ({
  page,
}) => {
  await page.goto(siteUrl('bomnal', '/cscenter/boards/11'));
  await expect(page.getByText('공지').first()).toBeVisible();
  await expect(page.getByRole('navigation', { name: '페이지 이동' })).toBeVisible();
  await expectAccessible(page);
  const search = page.getByRole('searchbox', { name: '글 검색' });
  await search.fill('없는 낱말입니다');
  await search.press('Enter');
  await expect(page.getByText('검색 결과가 없습니다.')).toBeVisible();
  await page.getByRole('link', { name: '전체 보기' }).click();
  await expect(page).toHaveURL(siteUrl('bomnal', '/cscenter/boards/11'));
  await search.fill('리쥬란 통증');
  await search.press('Enter');
  const row = page.getByRole('link', { name: '리쥬란 통증이 걱정돼요' });
  await expect(row).toContainText('답변 완료');
  await row.click();
  await expect(page.getByRole('heading', { name: '관리자 답변' })).toBeVisible();
  await expectAccessible(page);
  await page.goto(siteUrl('bomnal', '/boards/1'));
  await page.locator('main a[href^="/boards/1/detail/"]').first().click();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.getByRole('link', { name: '목록으로' })).toHaveAttribute('href', '/boards/1');
  await expectAccessible(page);
});

test('a search that is typed while the list loads keeps its text and the focus', async ({ page }) => {
  await page.goto(siteUrl('bomnal', '/cscenter/boards/11?keyword=nothing-has-these-letters'));
  await whenHydrated(page);
  const release = await holdRoute(page, `**/_maru/page?path=${encodeURIComponent('/cscenter/boards/11')}`);
  await page.getByRole('link', { name: '전체 보기' }).click();
  await expect(page).toHaveURL(siteUrl('bomnal', '/cscenter/boards/11'));
  const search = page.getByRole('searchbox', { name: '글 검색' });
  await search.fill('리쥬란');
  release();
  await expect(page.getByText('검색 결과가 없습니다.')).toHaveCount(0);
  await whenIdle(page);
  await page.keyboard.type(' 통증');
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL((url) => url.searchParams.get('keyword') === '리쥬란 통증');
});

test("another clinic's article is not found", async ({ page }) => {
  const path = await makeArticle(page, { partner: 'bomnal' });
  const response = await page.goto(siteUrl('haru', path));
  expect(response?.status(), path).toBe(404);
});
