import { readFileSync } from 'node:fs';
import { type APIRequestContext, expect, test } from '@playwright/test';
import { hostOf, serverUrl, siteUrl } from '#tests/setup/site-url.ts';
import { demoPartners, inLanguage, otherPaths } from './demo-pages.ts';
import { expectNoViolations } from './no-violations.ts';

type SecretEvent = {
  id: number;
  title: Record<string, string>;
  isSecret?: boolean;
  prices: { productId: number }[];
};
const secretsOf = (code: string) =>
  (
    JSON.parse(readFileSync(`fixtures/partners/${code}/content/events.json`, 'utf8')) as {
      rows: SecretEvent[];
    }
  ).rows.filter(({ isSecret }) => isSecret);

const ask = (request: APIRequestContext, partner: string, path: string) =>
  request.get(serverUrl(path), { headers: { host: hostOf(partner) } });

for (const partner of demoPartners) {
  const secrets = secretsOf(partner.code);
  const titles = secrets.flatMap(({ title }) => Object.values(title));

  test(`${partner.code}: no page, list, search, sitemap or call names a secret event`, async ({
    request,
  }) => {
    expect(secrets.length).toBeGreaterThan(0);
    const pages = partner.languages.flatMap((language) =>
      [...partner.paths, ...otherPaths, '/after-notices', '/event-ended', '/exhibitions?state=running'].map(
        (path) => inLanguage(partner, language, path),
      ),
    );
    const products = secrets.flatMap(({ prices }) => prices.map(({ productId }) => `/products/${productId}`));
    const searches = titles.map((title) => `/search?keyword=${encodeURIComponent(title)}`);
    const calls = ['events', 'exhibitions', 'products', 'global-exhibition-products'].map(
      (name) => `/api/customer/global/${name}?limit=100`,
    );
    for (const path of [
      ...new Set([...pages, ...products]),
      ...searches,
      ...calls,
      '/sitemap.xml',
      '/robots.txt',
    ]) {
      const answer = await ask(request, partner.code, path);
      if (calls.includes(path)) expect(answer.status(), path).toBe(200);
      const body = await answer.text();
      expect(body, path).not.toMatch(/\/secret\//);
      // What a visitor typed may be said again: searches are only asked for links.
      if (!searches.includes(path))
        for (const title of titles) expect(body.includes(title), `${path}: ${title}`).toBe(false);
    }
  });

  test(`${partner.code}: a secret event shows its price at its own address, which no search engine keeps`, async ({
    page,
  }) => {
    const [secret] = secrets;
    const path = `/products/${secret?.prices[0]?.productId}/secret/${secret?.id}`;
    for (const language of partner.languages.slice(0, 2)) {
      const response = await page.goto(siteUrl(partner.code, inLanguage(partner, language, path)));
      expect(response?.status()).toBe(200);
      expect(response?.headers()['x-robots-tag']).toBe('noindex');
      await expect(page.locator('meta[name=robots]')).toHaveAttribute('content', 'noindex');
      await expect(page.locator('link[rel=canonical], link[rel=alternate][hreflang]')).toHaveCount(0);
      await expect(page.getByText(secret?.title[language] ?? '').first()).toBeVisible();
      await expect(page.locator('[data-share]')).toHaveCount(0);
    }
    await expectNoViolations(page);
  });
}

for (const [path, title, link] of [
  ['/products/9/secret/4', '종료된 이벤트입니다', '진행 중인 이벤트 보기'],
  ['/en/products/9/secret/4', 'This event has ended', 'See ongoing events'],
] as const) {
  test(`${path}: an ended event leads to the ongoing ones, by keyboard too`, async ({ page }) => {
    const response = await page.goto(siteUrl('bomnal', path));
    expect([response?.status(), response?.headers()['x-robots-tag']]).toEqual([200, 'noindex']);
    await expect(page.getByRole('heading', { level: 1, name: title })).toBeVisible();
    await expectNoViolations(page);
    await page.getByRole('link', { name: link }).focus();
    await page.keyboard.press('Enter');
    await expect(page).toHaveURL(/\/exhibitions\?state=running$/);
  });
}
