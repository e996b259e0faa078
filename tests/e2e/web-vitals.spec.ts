import { siteUrl } from '#tests/setup/site-url.ts';
import { expect } from './expect.ts';
import { test } from './test.ts';

test('a visit that is measured reports its speed once, as the visitor leaves, and the site takes it', async ({
  page,
}) => {
  // The site measures a share of visits.
  await page.addInitScript(() => {
    Math.random = () => 0;
  });
  const answers: Promise<number | undefined>[] = [];
  page.on('request', (request) => {
    if (request.url().endsWith('/_maru/vitals'))
      answers.push(request.response().then((response) => response?.status()));
  });
  // It loads once the browser is idle.
  const code = page.waitForEvent(
    'response',
    async (response) =>
      response.request().resourceType() === 'script' && (await response.text()).includes('/_maru/vitals'),
  );
  await page.goto(siteUrl('bomnal', '/products?sort=newest'));
  await code;
  expect(answers).toEqual([]);
  // As in a tab that is left: browsers do not tell a test what they send after a page is gone.
  const leave = () =>
    page.evaluate(() => {
      Object.defineProperty(document, 'visibilityState', { configurable: true, value: 'hidden' });
      document.dispatchEvent(new Event('visibilitychange'));
    });
  await expect(async () => {
    await leave();
    expect(answers).toHaveLength(1);
  }).toPass();
  await leave();
  expect(await answers[0]).toBe(204);
  expect(answers).toHaveLength(1);
});
