/** Environment of the site under test, whichever runner starts it. */
export const testSiteSettings = {
  HOST: 'localhost',
  MARU_PREVIEW: '1',
  MARU_INDEX: '1',
  // No load balancer needs to notice that it stops.
  DRAIN_SECONDS: '0',
  // A visit that is measured loads more code, so no test is one by chance. tests/e2e/web-vitals.spec.ts makes it certain.
  VITALS_SAMPLE: '0.000001',
  // Tests that guess passwords use their own IP addresses (tests/e2e/articles.ts).
  TRUSTED_PROXIES: '127.0.0.1,::1',
};

/**
 * Settings of a site (docs/run-it.md). A developer's shell may have them for their own site, but tests set those that they
 * need. Others are also for tests: `DATABASE_URL` and `REDIS_URL` (tests/setup/external-services.ts), `MARU_DATA_DIR` and
 * `LOG_LEVEL`.
 */
export const settingsToUnset: readonly string[] = [
  'APP_KEY',
  'BACKEND_HOST',
  'BACKEND_NAME',
  'BACKEND_PORT',
  'BACKEND_URL',
  'CHAT_SCRIPT_URL',
  'CONSOLE_HOST',
  'DRAIN_SECONDS',
  'HOST',
  'HTML_CACHE_MB',
  'IMAGE_ORIGINS',
  'INDEXNOW_URL',
  'MAIL_FROM',
  'MARU_INDEX',
  'MARU_PARTNERS_DIR',
  'MARU_PREVIEW',
  'META_ACCESS_TOKENS',
  'PORT',
  'REGION_HEADER',
  'SITE_URL',
  'SMTP_URL',
  'TRUSTED_PROXIES',
  'VITALS_SAMPLE',
  'WEB_CONCURRENCY',
];

/** Removes the settings of a developer's own site from the environment of tests, which their processes inherit. */
export function unsetSettings(env: NodeJS.ProcessEnv): void {
  for (const name of settingsToUnset) delete env[name];
}
