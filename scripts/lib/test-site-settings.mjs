/** How the site under test is served, by whichever runner starts it. */
export const testSiteSettings = {
  HOST: 'localhost',
  MARU_PREVIEW: '1',
  MARU_INDEX: '1',
  // No balancer has to notice that it stops.
  DRAIN_SECONDS: '0',
  // Tests that guess passwords come from addresses of their own (tests/e2e/articles.ts).
  TRUSTED_PROXIES: '127.0.0.1,::1',
};
