import { afterFirstPaint } from '#client/visitor/scheduling/after-first-paint.ts';
import { fetchPayload, pageOf } from './fetch-payload.ts';

/**
 * If a page was shown before its deferred sources had answered, requests it in full, unless the visitor has moved on.
 */
export function completeDeferred(): void {
  const url = new URL(location.href);
  // A visitor at another anchor is still on the page.
  const isCurrent = () => pageOf(location) === pageOf(url);
  afterFirstPaint(() => {
    const complete = fetchPayload(url, { fresh: true });
    import('./complete-page.ts').then((loaded) => loaded.completePage(complete, isCurrent), console.warn);
  });
}
