import type { Page } from '@playwright/test';
import { serverUnderTest } from '#tests/setup/site-url.ts';
import { addConsoleAccount, consoleUrl, signIn } from './console-account.ts';
import { expect } from './expect.ts';
import { expectNoViolations } from './no-violations.ts';
import { test } from './test.ts';
import { storedDraft, typingOperator } from './typing-operator.ts';

// What the editor's forms offer to pick. Nothing is published.
test.skip(serverUnderTest === 'dev', 'the console is a build');

const account = { email: 'forms@maru.example', password: 'a password for forms' };
let page: Page;

test.describe.configure({ mode: 'serial' });

test.beforeAll(async ({ browser }) => {
  await addConsoleAccount(account);
  const context = await browser.newContext({
    locale: 'en-US',
    // The clinic is in Seoul.
    timezoneId: 'America/New_York',
    storageState: { cookies: [], origins: [] },
    viewport: { width: 1280, height: 900 },
  });
  const operator = typingOperator(context, consoleUrl);
  const first = await context.newPage();
  await signIn(first, account);
  await first.close();
  page = await operator.open();
});

test.afterAll(async () => {
  await page.getByRole('button', { name: 'Discard draft' }).click();
  await expect(page.getByText('As published')).toBeVisible();
  await page.context().close();
});

const form = () => page.getByRole('region', { name: 'Form' });
const dialog = () => page.getByRole('dialog');
const frame = () => page.frameLocator('iframe[title="Page"]');
const choose = (block: string) => page.getByRole('row', { name: block }).first().click();
async function stored() {
  await expect(page.getByText('Saved as a draft', { exact: true })).toBeVisible();
  return storedDraft(page);
}
const block = async (type: string) => (await stored()).pages['/']?.sections.find((one) => one.type === type);

test('a fact is picked by its name, shown with its present value, and can be undone', async () => {
  await form().getByRole('button', { name: 'Use a fact: Heading of the page' }).click();
  await expect(dialog().getByRole('option', { name: /^Phone \(partner\.partnerTel\)/ })).toContainText(/\d/);
  await expectNoViolations(page, {}, 'facts');
  await page.keyboard.type('partner.displayName');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  const chip = form().getByRole('group', { name: 'Heading of the page' });
  await expect(chip).toContainText('봄날의원 강남');
  await expect(frame().locator('h1')).toHaveText('봄날의원 강남');
  expect(await block('HeroSlider')).toMatchObject({ data: { heading: { $bind: 'partner.displayName' } } });
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(form().getByRole('textbox', { name: 'Heading of the page: Korean' })).toBeVisible();
});

test('items of a list are moved by keyboard and by dragging', async () => {
  const names = () =>
    form().getByRole('grid', { name: 'Slides' }).locator('.ListRows-name').allTextContents();
  const before = await names();
  await form()
    .getByRole('button', { name: /^Drag: 피부에/ })
    .focus();
  await page.keyboard.press('Enter');
  await expect(page.locator('[aria-label^="Insert "]:focus')).toHaveCount(1);
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(names).not.toEqual(before);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect.poll(names).toEqual(before);
  // A long name leaves the buttons of its row in the panel.
  const list = form().getByRole('group', { name: 'Slides' });
  const widest = await list.evaluate((group) => {
    const [name] = group.querySelectorAll('.ListRows-name');
    if (name) name.textContent = 'Superlang'.repeat(22);
    return Math.max(...[...group.querySelectorAll('*')].map((one) => one.getBoundingClientRect().right));
  });
  expect(widest).toBeLessThanOrEqual(await list.evaluate((group) => group.getBoundingClientRect().right));
  const rows = form().getByRole('grid', { name: 'Slides' }).getByRole('row');
  await rows.first().dragTo(rows.last(), { targetPosition: { x: 60, y: 30 }, steps: 5 });
  await expect.poll(async () => (await names()).at(-1)).toBe(before[0]);
  await page.getByRole('button', { name: 'Undo' }).click();
});

test('a link leads to a page, an entry or elsewhere, and any text stays', async () => {
  const rows = form().getByRole('grid', { name: 'Slides' }).getByRole('row');
  // A click on the open item would close it.
  await rows.last().click();
  await rows.first().click();
  const link = form().getByRole('textbox', { name: 'Link', exact: true });
  await form().getByRole('button', { name: 'Choose where to: Link' }).click();
  await expect(dialog().getByRole('option').first()).toBeVisible();
  await expectNoViolations(page, {}, 'entries');
  await dialog().getByRole('tab', { name: 'Page' }).click();
  await dialog().getByRole('searchbox').fill('/products');
  await expectNoViolations(page, {}, 'pages');
  await dialog()
    .getByRole('option', { name: /\/products(?= |$)/ })
    .first()
    .click();
  await expect(link).toHaveValue('/products');
  await form().getByRole('button', { name: 'Choose where to: Link' }).click();
  await dialog().getByRole('tab', { name: 'Elsewhere' }).click();
  await expectNoViolations(page, {}, 'elsewhere');
  await dialog().getByRole('textbox').fill('blog.example.com');
  await page.keyboard.press('Enter');
  await expect(link).toHaveValue('https://blog.example.com');
  await link.fill('/nowhere/at/all');
  await expect(form().getByText('The site has no page at this address.')).toBeVisible();
});

test('a picture is chosen from the library, and its focal point set by mouse and arrow keys', async () => {
  const picture = form().getByRole('group', { name: 'Wide picture' });
  const point = picture.getByRole('slider', { name: 'Focal point' });
  await point.click({ position: { x: 40, y: 30 } });
  await point.press('ArrowRight');
  await point.press('Shift+ArrowDown');
  const value = await point.getAttribute('aria-valuetext');
  expect(value).toMatch(/^\d+% from the left, \d+% from the top$/);
  const data = (await block('HeroSlider'))?.data as unknown as {
    slides: { picture: { pc: { focalPoint: object } } }[];
  };
  const [x, y] = value?.match(/\d+/g)?.map(Number) ?? [];
  expect(JSON.stringify(data)).toContain(`"focalPoint":{"x":${x},"y":${y}}`);
  await picture
    .getByRole('button', { name: /^Choose a picture/ })
    .first()
    .click();
  await expect(dialog().getByRole('option').first()).toBeVisible();
  await expectNoViolations(page, {}, 'library');
  await page.keyboard.press('Escape');
  await expect(dialog()).toHaveCount(0);
});

test('a source has its parameters as fields, with the rows that they give', async () => {
  await choose('Treatments');
  const content = form().getByRole('group', { name: 'Content' });
  const rows = content.locator('.SourceRows li');
  await expect(rows.first()).toBeVisible();
  const before = await rows.allTextContents();
  await content.getByRole('button', { name: 'Choose: Treatments' }).click();
  await expect(dialog().getByRole('option').first()).toBeVisible();
  await expectNoViolations(page, {}, 'entries of a source');
  await dialog().getByRole('option').nth(2).click();
  await dialog().getByRole('button', { name: 'Done' }).click();
  await expect(rows).toHaveCount(1);
  expect(before.length).toBeGreaterThan(1);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(rows).toHaveCount(before.length);
});

test('a time is that of the clinic, wherever the operator is', async () => {
  await page.getByRole('button', { name: 'At another time…' }).click();
  const time = page.getByRole('group', { name: 'At another time' });
  // Without the mouse: the page in its frame made room just now, and a click might still go there.
  await time.getByRole('spinbutton').first().focus();
  await page.keyboard.type('010220270930');
  await expect(page.getByText("In the clinic's time zone, Asia/Seoul")).toBeVisible();
  // The preview of the time as typed may be requested only now.
  const stepped = page.waitForRequest(
    (one) =>
      one.url().endsWith('/_maru/preview') &&
      one.method() === 'POST' &&
      one.postDataJSON().now === '2027-01-02T00:31:00.000Z',
  );
  await page.keyboard.press('ArrowUp');
  await stepped;
  await page.getByRole('button', { name: 'Clear: At another time' }).click();
});

test('a hidden block is listed with the reason, and leads to its form', async () => {
  await page.getByRole('button', { name: 'All pages' }).click();
  await page.getByRole('option').filter({ hasText: /^\// }).first().click();
  await page.getByRole('row', { name: 'Notice list' }).click();
  await form().getByText('When it is shown, and its name').click();
  await form().getByText('Why it looks like this').click();
  await expect(form().getByText('This block is shown.')).toBeVisible();
  await expect(form().getByText('Your document, for this page.')).toBeVisible();
  await expectNoViolations(page, {}, 'why');
});
