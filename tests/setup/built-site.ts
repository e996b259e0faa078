import { startTestSite } from '#scripts/lib/test-site.ts';

/**
 * Vitest's globalSetup for tests of the built site over HTTP: builds and serves it unless the caller already does
 * (`npm test` shares one site between its stages).
 */
export default async function setup(): Promise<(() => Promise<void>) | undefined> {
  if (process.env.MARU_E2E_REUSE === '1') return undefined;
  const site = await startTestSite();
  // Workers start after this and inherit it; tests/setup/site-url.ts reads it.
  process.env.MARU_E2E_PORT = String(site.port);
  return site.stop;
}
