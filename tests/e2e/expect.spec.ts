import { expect } from './expect.ts';
import { test } from './test.ts';

const soon = { timeout: 150 };

test.beforeEach(({ page }) =>
  page.setContent('<main>Here</main><p hidden>Hidden</p><ul><li>One</li><li>Two</li></ul>'),
);

test('toBeVisible waits, and tells apart what is visible, hidden, missing and ambiguous', async ({
  page,
}) => {
  const [here, hidden, missing] = ['main', 'p', 'aside'].map((name) => page.locator(name));
  if (!here || !hidden || !missing) throw new Error('no locators');
  await expect(here).toBeVisible();
  await expect(here).not.toBeVisible({ visible: false, ...soon });
  for (const absent of [hidden, missing]) {
    await expect(absent).not.toBeVisible();
    await expect(absent).toBeVisible({ visible: false });
    await expect(expect(absent).toBeVisible(soon)).rejects.toThrow(/failed[\s\S]*Timeout:\s*150ms/);
  }
  await expect(expect(here).not.toBeVisible(soon)).rejects.toThrow(/failed/);
  await expect(expect(here).toBeVisible({ visible: false, ...soon })).rejects.toThrow(/failed/);
  await expect(expect(page.locator('li')).toBeVisible()).rejects.toThrow(/strict mode violation/);
  await expect(expect(missing, 'the aside').toBeVisible(soon)).rejects.toThrow(/the aside/);

  const appearing = expect(hidden).toBeVisible();
  await hidden.evaluate((element) => element.removeAttribute('hidden'));
  await appearing;
});
