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
