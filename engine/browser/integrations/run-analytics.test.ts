// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';

type Page = { dataLayer?: unknown[] };
const page = window as Page;
const scripts = () => [...document.querySelectorAll('script')];

beforeEach(() => {
  vi.resetModules();
  delete page.dataLayer;
  document.head.replaceChildren();
});

test('the tag manager and the site analytics load with the partner’s ids', async () => {
  const { runAnalytics } = await import('./run-analytics.ts');
  runAnalytics({ gtm: 'GTM-ABC', ga4: 'G-XYZ' });
  expect(scripts().map(({ src }) => src)).toEqual([
    'https://www.googletagmanager.com/gtm.js?id=GTM-ABC',
    'https://www.googletagmanager.com/gtag/js?id=G-XYZ',
  ]);
  const [started, ...commands] = page.dataLayer ?? [];
  expect(started).toMatchObject({ event: 'gtm.js' });
  expect(commands.map((command) => [...(command as IArguments)])).toEqual([
    ['js', expect.any(Date)],
    ['config', 'G-XYZ'],
  ]);
  expect(Object.prototype.toString.call(commands[0])).toBe('[object Arguments]');
});

test('only configured services are loaded', async () => {
  const { runAnalytics } = await import('./run-analytics.ts');
  runAnalytics({ ga4: 'G-XYZ' });
  expect(scripts()).toHaveLength(1);
});

test('an analytics script that fails to load only logs a warning', async () => {
  const warn = vi.spyOn(console, 'warn').mockImplementation(() => {});
  const { runAnalytics } = await import('./run-analytics.ts');
  runAnalytics({ gtm: 'GTM-ABC' });
  scripts()[0]?.dispatchEvent(new Event('error'));
  await vi.waitFor(() => expect(warn).toHaveBeenCalledTimes(1), waitTimeoutMs);
  expect(String(warn.mock.lastCall?.[1])).toContain('gtm.js?id=GTM-ABC did not load');
});
