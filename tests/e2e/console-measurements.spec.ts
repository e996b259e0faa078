import type { Page } from '@playwright/test';
import type { PageVitals, RefusedOrigin } from '#schemas/operator/measurement-calls.ts';
import { vitalMetrics } from '#schemas/site/vital-buckets.ts';
import { serverUnderTest } from '#tests/setup/site-url.ts';
import { addConsoleAccount, consoleUrl, signIn } from './console-account.ts';
import { expect } from './expect.ts';
import { expectNoViolations } from './no-violations.ts';
import { test } from './test.ts';

// What browsers report, as operators read it. The counts are given here: the site under test also counts its other
// tests. server/backend/operator/measurements proves the calls.
test.skip(serverUnderTest === 'dev', 'the console is a build');

// Adding an account that exists ends its sessions: each worker has its own.
const account = {
  email: `measures-${process.env.TEST_WORKER_INDEX}@maru.example`,
  password: 'a password for measures',
};
const at = '2026-11-20T03:04:05.000Z';

const refused = (more: Partial<RefusedOrigin>): RefusedOrigin => ({
  directive: 'script-src-elem',
  origin: 'https://analytics.tiktok.com',
  count: 41,
  firstAt: at,
  lastAt: at,
  note: 'Your tag manager wants to load https://analytics.tiktok.com (script).',
  pages: [
    { pageKey: '/products', count: 40 },
    { pageKey: '/summer', count: 1 },
  ],
  ...more,
});
const policyReports: RefusedOrigin[] = [
  refused({}),
  refused({
    origin: 'inline',
    directive: 'script-src',
    count: 7,
    note: 'Something wanted to put code into the page.',
  }),
  refused({
    directive: 'img-src',
    origin: `https://${'long-name.'.repeat(12)}example`,
    count: 1,
    note: 'A page wanted more.',
  }),
];

const p75 = { LCP: 4_210, INP: 350, CLS: 0.04, FCP: 1_700, TTFB: 240 };
const webVitals: PageVitals[] = ['/', '/products', '/boards/{boardTypeId}/detail/{id}', '/summer'].flatMap(
  (pageKey) =>
    (['mobile', 'desktop'] as const).flatMap((device) =>
      vitalMetrics.map((metric) => ({
        pageKey,
        device,
        metric,
        count: device === 'mobile' ? 1_204 : 3,
        p75: p75[metric],
        good: 1,
        needsImprovement: 1,
        poor: 1,
        before: metric === 'LCP' && device === 'mobile' ? { count: 900, p75: 6_000 } : null,
        causes: metric === 'LCP' ? [{ cause: 'article>img.ProductCard-picture', count: 12 }] : [],
      })),
    ),
);

test.use({ viewport: { width: 1440, height: 900 }, storageState: { cookies: [], origins: [] } });
test.beforeAll(() => addConsoleAccount(account));
test.beforeEach(async ({ page }) => {
  await page.addInitScript(() =>
    localStorage.setItem('maru-language', localStorage.getItem('asked') ?? 'en'),
  );
  await signIn(page, account);
  await answer(page, 'web-vitals', { rows: webVitals });
  await answer(page, 'policy-reports', { rows: policyReports });
});

const answer = (page: Page, call: string, json: object, status = 200) =>
  page.route(`**/operator/partners/bomnal/${call}*`, (route) => route.fulfill({ status, json }));

async function open(page: Page, kind = ''): Promise<void> {
  await page.goto(`${consoleUrl}/partners/bomnal/measurements${kind}`);
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  await expect(page.locator('.Skeleton')).toHaveCount(0);
}

test('the speed of each kind of page stands with its rating, its visits and what it means', async ({
  page,
}) => {
  await open(page);
  const row = (name: RegExp) => page.getByRole('row', { name });
  await expect(row(/^Treatments Phones/)).toContainText(
    /4\.2 s\s*Poor\s*30% better\s*1,204 visits.*350 ms\s*Needs improvement.*0\.04\s*Good/s,
  );
  await expect(row(/^Treatments Computers/)).toContainText('3 visits (too few to judge)');
  await expect(page.getByText('Good up to 2.5 s, poor above 4.0 s.')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Elements that made visits slow' })).toContainText(
    'ProductCard',
  );
  await expectNoViolations(page);
  const asked = page.waitForRequest(/web-vitals\?days=7/);
  await page.getByRole('link', { name: 'Last 7 days' }).click();
  await asked;
  await expect(page.getByRole('link', { name: 'Last 7 days' })).toHaveAttribute('aria-current', 'page');
});

test('a refused origin is listed with what it is, where and how often it was refused, and what to do', async ({
  page,
}) => {
  await open(page);
  await page.getByRole('link', { name: 'Refused origins' }).click();
  const entry = page.getByRole('listitem').filter({ hasText: 'https://analytics.tiktok.com' });
  await expect(entry).toContainText(/Script.*Your tag manager wants to load/s);
  await expect(entry).toContainText('Enter its id under marketing.trackingIds.tiktok-pixel');
  await expect(entry).toContainText('Treatments (40), /summer (1)');
  await expect(entry).toContainText(/41 times.*2026\/11\/20 \(12:04\)/s);
  await expect(page.getByText(/Nothing as long as the number stays small/)).toBeVisible();
  await expectNoViolations(page);
});

test('without counts both screens report it, and a failure can be tried again', async ({ page }) => {
  await answer(page, 'web-vitals', { rows: [] });
  await answer(page, 'policy-reports', { statusCode: 403, message: 'FORBIDDEN' }, 403);
  await open(page);
  await expect(page.getByRole('heading', { name: 'Nothing measured yet' })).toBeVisible();
  await page.getByRole('link', { name: 'Refused origins' }).click();
  await expect(page.getByRole('alert')).toBeVisible();
  await answer(page, 'policy-reports', { rows: [] });
  await page.getByRole('button', { name: 'Try again' }).click();
  await expect(page.getByRole('heading', { name: 'Nothing was refused' })).toBeVisible();
  await expectNoViolations(page);
});

test('both screens fit from 1024 to 1600 px, in Korean too', async ({ page }) => {
  await page.evaluate(() => localStorage.setItem('asked', 'ko'));
  for (const width of [1024, 1600])
    for (const kind of ['/speed', '/blocked']) {
      await page.setViewportSize({ width, height: 900 });
      await open(page, kind);
      await expect(page.getByRole('heading', { level: 1, name: '측정' })).toBeVisible();
      await expectNoViolations(page);
      const overflow = await page.evaluate(() => document.documentElement.scrollWidth - innerWidth);
      expect(overflow, `${kind} at ${width}`).toBeLessThanOrEqual(0);
    }
});
