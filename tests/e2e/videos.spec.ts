import type { Page } from '@playwright/test';
import { siteUrl } from '#tests/setup/site-url.ts';
import { expect } from './expect.ts';
import { expectNoViolations } from './no-violations.ts';
import { test } from './test.ts';

// No video plays by itself for visitors who save data.
test.use({ prefetches: true });

// The services themselves are not called: their answers are mocked here.
const players = /^https:\/\/(www\.youtube-nocookie\.com|player\.vimeo\.com)\//;
const answerFor = (page: Page) =>
  page.route(players, (route) => route.fulfill({ contentType: 'text/html', body: '<title>film</title>' }));

for (const { partner, path, word, embed, watch } of [
  {
    partner: 'bomnal',
    path: '/cscenter/notice/41',
    word: 'YouTube 동영상',
    embed: /^https:\/\/www\.youtube-nocookie\.com\/embed\/aqz-KE-bpKQ\?.*autoplay=1&mute=1/,
    watch: 'https://youtu.be/aqz-KE-bpKQ',
  },
  {
    partner: 'haru',
    path: '/en/cscenter/notice/41',
    word: 'Vimeo video',
    embed: /^https:\/\/player\.vimeo\.com\/video\/1084537\?.*autoplay=1&muted=1/,
    watch: 'https://vimeo.com/1084537',
  },
]) {
  test(`${partner} ${path}: a video link in content becomes a muted player once it is in view`, {
    tag: partner === 'bomnal' ? [] : '@full',
  }, async ({ page }) => {
    await answerFor(page);
    const response = await page.goto(siteUrl(partner, path));
    const player = page.getByTitle(word, { exact: true });
    await page.locator('[data-video]').scrollIntoViewIfNeeded();
    await expect(player).toHaveAttribute('src', embed);
    const policy = response?.headers()['content-security-policy'] ?? '';
    expect(policy).toContain(
      `frame-src 'self' ${new URL(watch).host === 'youtu.be' ? 'https://www.youtube-nocookie.com' : 'https://player.vimeo.com'};`,
    );
    await expectNoViolations(page, { exclude: 'iframe' });
  });

  test(`${partner} ${path}: with reduced motion the video waits for a key press`, {
    tag: partner === 'haru' ? [] : '@full',
  }, async ({ page }) => {
    const asked: string[] = [];
    page.on('request', (request) => players.test(request.url()) && asked.push(request.url()));
    await answerFor(page);
    await page.emulateMedia({ reducedMotion: 'reduce' });
    await page.goto(siteUrl(partner, path));
    const link = page.locator('[data-video]').getByRole('link');
    await link.scrollIntoViewIfNeeded();
    await expect(link).toHaveAttribute('href', watch);
    await expectNoViolations(page);
    expect(asked).toEqual([]);
    // The code that plays it loads together with the page.
    await page.waitForLoadState('networkidle');
    await link.focus();
    await page.keyboard.press('Enter');
    await expect(page.getByTitle(word, { exact: true })).toBeFocused();
  });
}

test('a page without a video may frame no player, and a navigation to one with a video can', async ({
  page,
}) => {
  await answerFor(page);
  const response = await page.goto(siteUrl('bomnal', '/en/brandings/1'));
  expect(response?.headers()['content-security-policy']).toContain("frame-src 'self';");
  await page.getByRole('link', { name: 'All stories' }).click();
  const player = page.getByTitle('The film in our waiting room');
  // A full page load starts at the top, whatever was scrolled before.
  await expect(async () => {
    await page.locator('[data-video]').scrollIntoViewIfNeeded();
    await expect(player).toHaveAttribute('src', /youtube-nocookie/, { timeout: 2_000 });
  }).toPass({ timeout: 40_000 });
});

test.describe('without JavaScript', () => {
  test.use({ javaScriptEnabled: false });
  test('a video is a link to its page', async ({ page }) => {
    await page.goto(siteUrl('bomnal', '/cscenter/notice/41'));
    await expect(page.getByRole('link', { name: 'https://youtu.be/aqz-KE-bpKQ' })).toBeVisible();
  });
});
