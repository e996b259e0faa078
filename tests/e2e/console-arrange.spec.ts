import type { Page } from '@playwright/test';
import { serverUnderTest } from '#tests/setup/site-url.ts';
import { addConsoleAccount, signIn } from './console-account.ts';
import { expect } from './expect.ts';
import { expectNoViolations } from './no-violations.ts';
import { openEditor } from './open-editor.ts';
import { test } from './test.ts';

// Moving and copying blocks in the list and in the page, and other operators of the same site.
test.skip(serverUnderTest === 'dev', 'development shows files, not publications');

const account = { email: 'arrange@maru.example', password: 'a password for tests' };
const code = 'bomnal';
test.beforeAll(() => addConsoleAccount(account, 'Arrange'));
test.beforeEach(async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write']);
  await signIn(page, account);
});

test('a block is moved by keyboard: a step, and to a chosen place or back', async ({ page }) => {
  const { row, titles, undoAll } = await openEditor(page, code);
  const before = await titles();
  const [first = '', second = '', third = ''] = before.slice(before.indexOf('Hero slider'));
  const from = before.indexOf(first);
  await row(first).click();
  await page.keyboard.press('Alt+ArrowDown');
  await expect.poll(titles).toEqual(before.toSpliced(from, 2, second, first));
  await expect(row(first)).toBeFocused();
  await page.keyboard.press('Alt+ArrowUp');
  // At once, while the focus may still follow the row.
  await page.keyboard.press('Enter');
  const target = page.getByRole('button', { name: `Insert between ${second} and ${third}` });
  await expect(target).toBeFocused();
  // Everything but the drop targets is hidden from screen readers during a drag, including the heading of the page.
  await expectNoViolations(page, { rules: ['wcag2a', 'wcag2aa', 'wcag21aa', 'wcag22aa'] }, 'dragging');
  await expect(target).toBeFocused();
  await page.keyboard.press('Escape');
  await expect.poll(titles).toEqual(before);
  await expect(row(first).getByRole('button', { name: `Drag ${first}` })).toBeFocused();
  await row(first).focus();
  await page.keyboard.press('Enter');
  await expect(target).toBeFocused();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('Enter');
  await expect.poll(titles).toEqual(before.toSpliced(from, 3, second, third, first));
  await expect(row(first)).toBeFocused();
  // One step.
  await page.keyboard.press('Control+z');
  await expect.poll(titles).toEqual(before);
  // The focus follows the row back.
  await expect(row(first)).toBeFocused();

  await row(second).focus();
  await page.keyboard.press('Control+Shift+H');
  const hidden = row(`${second}, hidden`);
  await expect(hidden).toBeFocused();
  await hidden.getByRole('button', { name: `Hide ${second}`, pressed: true }).click();
  await expect(row(second)).toBeVisible();
  await undoAll();
});

test('a block is dragged by mouse in the list and in the page, where nothing moves before the drop', async ({
  page,
}) => {
  const { row, titles, frame, undoAll } = await openEditor(page, code);
  const before = await titles();
  await row('Stats strip').hover();
  await row('Stats strip').dragTo(row(/^Hero slider/), { targetPosition: { x: 60, y: 2 }, steps: 5 });
  const moved = before.filter((title) => title !== 'Stats strip');
  await expect.poll(titles).toEqual(moved.toSpliced(moved.indexOf('Hero slider'), 0, 'Stats strip'));
  // The page shows each step: one that came later would end the drag in it below.
  const heroAt = (index: number) => frame.locator(`[data-maru-node='pages["/"].sections[${index}]'] h1`);
  await expect(heroAt(1)).toBeAttached();
  await undoAll();
  await expect(heroAt(0)).toBeAttached();
  // A section has no place in a slot for controls: it stays.
  await row('Stats strip').dragTo(row('Header'), { steps: 5 });
  await expect.poll(titles).toEqual(before);

  // At its own size, the frame has the page's coordinates.
  await page.getByRole('radio', { name: /^Mobile/ }).click();
  await expect.poll(() => frame.locator('html').evaluate(() => innerWidth)).toBe(360);
  const marker = 'pages["/"].sections[1]';
  await frame.locator(`[data-maru-node='${marker}']`).first().hover();
  const handle = frame.locator(`[data-maru-handle='${marker}']`);
  const box = await handle.boundingBox();
  const next = await frame.locator('[data-maru-node=\'pages["/"].sections[2]\']').first().boundingBox();
  if (!box || !next) throw new Error('No handle');
  const height = () => frame.locator('html').evaluate((html) => html.scrollHeight);
  const still = await height();
  await page.mouse.move(box.x + 8, box.y + 8);
  await page.mouse.down();
  await page.mouse.move(box.x + 120, box.y + 200, { steps: 4 });
  const line = frame.locator('[data-maru-frame="drop"]');
  await expect(line).toBeVisible();
  expect(await height()).toBe(still);
  // Escape takes it back, a drop moves it by one step.
  await page.mouse.up();
  await expect.poll(titles).not.toEqual(before);
  await page.keyboard.press('Control+z');
  await expect.poll(titles).toEqual(before);
});

test('a block is copied to another page and refused where it may not stand; the template gets its page back', async ({
  page,
}) => {
  const { row, titles, showPage, undoAll, tree, frame } = await openEditor(page, code);
  await row('Stats strip').click();
  await page.keyboard.press('Control+c');
  await showPage('/cscenter');
  await expect.poll(titles).not.toContain('Stats strip');
  const before = await titles();
  await row(/^Page intro/).click();
  await page.keyboard.press('Control+v');
  await expect.poll(titles).toEqual(before.toSpliced(before.indexOf('Page intro') + 1, 0, 'Stats strip'));
  // Its id is free.
  await page.keyboard.press('Control+v');
  await expect(tree.getByRole('row', { name: 'Stats strip' })).toHaveCount(2);
  // It is the same with the focus in the page.
  await frame.locator('body').evaluate(() => window.focus());
  await page.keyboard.press('Control+v');
  await expect(tree.getByRole('row', { name: 'Stats strip' })).toHaveCount(3);
  await frame.locator('body').evaluate(() => window.focus());
  await page.keyboard.press('Control+c');
  await expect(page.getByText('The block has been copied.')).toBeVisible();
  await expect(page.getByText('Saved as a draft')).toBeVisible();
  await expect(tree.locator('.Badge--error')).toHaveCount(0);

  // A page that reports a key while the operator is elsewhere pastes nothing.
  await row('Header').click();
  const copied = await page.evaluate(() => navigator.clipboard.readText());
  await frame.locator('body').evaluate((_body, text) => {
    window.parent.postMessage({ type: 'paste', text }, '*');
    window.parent.postMessage({ type: 'go', path: '/not/a/page' }, '*');
  }, copied);
  await expect(page.getByText('The site has no page at /not/a/page.')).toBeVisible();
  await expect(tree.getByRole('row', { name: 'Stats strip' })).toHaveCount(3);

  await page.keyboard.press('ArrowRight');
  await row('Buttons at the right').click();
  await page.keyboard.press('ArrowRight');
  await row('Cart button').click();
  await page.keyboard.press('Control+c');
  await row(/^Page intro/).click();
  await page.keyboard.press('Control+v');
  await expect(
    page.getByText('“Cart button” is not allowed here. Choose another place first.'),
  ).toBeVisible();
  await page.evaluate(() => navigator.clipboard.writeText('<script>alert(1)</script>'));
  await page.keyboard.press('Control+v');
  await expect(page.getByText('There is no block in the clipboard. Copy one first.')).toBeVisible();

  await page.getByRole('button', { name: 'More', exact: true }).click();
  await expectNoViolations(page, {}, 'menu');
  await page.getByRole('menuitem', { name: 'Use the template’s page again' }).click();
  await expect(page.getByText('The template’s version is used again.')).toBeVisible();
  await expect.poll(titles).not.toContain('Stats strip');
  await page.keyboard.press('Control+z');
  await expect.poll(titles).toContain('Stats strip');
  await undoAll();
  await expect.poll(titles).not.toContain('Stats strip');
});

test('operators see the others with the same site open, and none of another site', async ({
  page,
  browser,
}) => {
  const add = async (name: string, partner: string) => {
    const added = { ...account, email: `${name.toLowerCase()}@maru.example` };
    await addConsoleAccount(added, name, { partner, role: 'editor' });
    return added;
  };
  const visit = async (name: string, where: string) => {
    const context = await browser.newContext();
    const tab = await context.newPage();
    await signIn(tab, await add(name, where));
    await openEditor(tab, where);
    return { tab, context };
  };
  const elsewhere = await visit('Elsewhere', 'haru');
  const second = await visit('Second', code);
  await openEditor(page, code);
  await expect(page.getByText('Also here: Second')).toBeVisible();
  // The tests before this one may have left Arrange a draft.
  const arrange = second.tab.getByText(/^(Also here|In another draft): Arrange$/);
  await whenReturning(second.tab, () => expect(arrange).toBeVisible(soon));
  await expect(elsewhere.tab.getByText('Also here')).toHaveCount(0);
  await second.tab.goto('about:blank');
  await whenReturning(page, () => expect(page.getByText('Also here')).toHaveCount(0, soon));
  await second.context.close();
  await elsewhere.context.close();
});

const soon = { timeout: 1_000 };

/** Expects something of a tab that an operator returns to: it asks at once then, and otherwise every 15 seconds. */
const whenReturning = (tab: Page, expectation: () => Promise<void>): Promise<void> =>
  expect(async () => {
    await tab.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expectation();
  }).toPass();
