import { serverUnderTest, siteUrl } from '#tests/setup/site-url.ts';
import { addConsoleAccount, consoleUrl, signIn } from './console-account.ts';
import { expect } from './expect.ts';
import { expectNoViolations } from './no-violations.ts';
import { test } from './test.ts';

// The console beside its editor: a refused sign-in, an answer to a visitor, the tour, and every screen.
test.skip(serverUnderTest === 'dev', 'development shows files, not publications');

const account = { email: 'console@maru.example', password: 'a password for tests' };

test.beforeAll(() => addConsoleAccount(account));

test('a wrong password is refused in words', async ({ page }) => {
  await page.goto(consoleUrl);
  await page.evaluate(() => localStorage.setItem('maru-language', 'en'));
  await page.reload();
  await page.getByLabel('Email').fill(account.email);
  await page.getByLabel('Password').fill('wrong password');
  await page.getByRole('button', { name: 'Sign in' }).click();
  await expect(page.getByRole('alert')).toHaveText('The email address or the password is wrong.');
  await expectNoViolations(page);
});

test("an operator answers a visitor's article, and the visitor sees it at once", async ({ page }) => {
  await signIn(page, account);
  await page.goto(`${consoleUrl}/partners/bomnal/inbox/articles`);
  await page.getByRole('link', { name: /^휠체어로 방문할 수 있나요/ }).click();
  await expectNoViolations(page);
  await page.getByRole('textbox', { name: 'Answer' }).fill('네, 모든 층에 휠체어로 오실 수 있습니다.');
  await page.getByRole('button', { name: 'Answer', exact: true }).click();
  await expect(page.getByRole('link', { name: /^휠체어로 방문할 수 있나요.*Answered/ })).toBeVisible();
  const visitor = await page.context().newPage();
  const id = new URL(page.url()).searchParams.get('entry');
  await expect
    .poll(async () => {
      await visitor.goto(siteUrl('bomnal', `/cscenter/boards/11/detail/${id}`));
      return visitor.getByText('모든 층에 휠체어로').count();
    })
    .toBeGreaterThan(0);
});

test('the tour of the editor points at five parts of the screen, and ends for good', async ({ page }) => {
  await signIn(page, account);
  await page.evaluate(() => localStorage.removeItem('maru-tour'));
  await page.goto(`${consoleUrl}/partners/bomnal/site`);
  for (const title of ['The structure', 'The page', 'The form', 'Saved, and undone', 'What visitors send']) {
    const step = page.getByRole('dialog', { name: title });
    await expect(step).toBeInViewport({ ratio: 1 });
    await expect(page.locator('.is-tourTarget')).toBeVisible();
    if (title === 'The structure') await expectNoViolations(page);
    await page.keyboard.press('Enter');
  }
  await expect(page.getByRole('dialog')).toHaveCount(0);
  await page.reload();
  await expect(page.getByRole('row', { name: 'Hero slider' })).toBeVisible();
  await expect(page.getByRole('dialog')).toHaveCount(0);

  await page.getByRole('button', { name: 'Account of Test' }).click();
  await page.getByRole('menuitem', { name: 'Tour of the editor' }).click();
  await page.getByRole('dialog', { name: 'The structure' }).getByText('Skip the tour').click();
  await expect(page.getByRole('dialog')).toHaveCount(0);
});

test('every screen of the console is accessible and has no sideways scroll', async ({ page }) => {
  await signIn(page, account);
  const places = new Set<string>();
  const seeNavigation = async () => {
    const navigation = page.getByRole('navigation', { name: 'Sections' });
    places.add(JSON.stringify(await navigation.boundingBox()));
  };
  const ofClinic = ['', '/inbox/articles', '/history', '/checks', '/media', '/members', '/log'];
  const inClinic = ofClinic.map((screen) => `/partners/bomnal${screen}`);
  for (const screen of [...inClinic, '/account', '/forgotten-password']) {
    await page.goto(`${consoleUrl}${screen}`);
    await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
    await expect(page.locator('.Skeleton')).toHaveCount(0);
    await expectNoViolations(page);
    const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
    expect(overflow, screen).toBeLessThanOrEqual(0);
    if (inClinic.includes(screen)) await seeNavigation();
  }
  await page.goto(`${consoleUrl}/partners/bomnal/menu`);
  await expect(page.getByRole('main').getByRole('heading', { level: 1 })).toBeVisible();
  await seeNavigation();
  expect([...places], 'The navigation stays where it is from screen to screen').toHaveLength(1);
});
