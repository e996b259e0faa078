import { afterFirstPaint } from '#client/visitor/scheduling/after-first-paint.ts';

/** Starts tag manager and analytics for partners with an id, after everything that visitors need. */
export function startAnalytics(): void {
  const { gtm, ga4 } = document.body.dataset;
  if (!gtm && !ga4) return;
  const run = () =>
    import('#engine/browser/integrations/run-analytics.ts').then(
      (loaded) => loaded.runAnalytics({ gtm, ga4 }),
      (error) => console.warn('[analytics]', error),
    );
  const idle = window.requestIdleCallback ?? ((later: () => void) => setTimeout(later, 1_000));
  afterFirstPaint(() => idle(run));
}
