import { afterFirstPaint } from '#client/visitor/scheduling/after-first-paint.ts';
import { fetchPayload, pageOf } from './fetch-payload.ts';
import { loadShowPayload } from './load-show-payload.ts';

/**
 * If a page was shown before its deferred sources had answered, requests it in full, unless the visitor has moved on.
 */
export function completeDeferred(): void {
  const address = location.href;
  // A visitor at another anchor is still on the page.
  const page = pageOf(location);
  const isCurrent = () => pageOf(location) === page;
  const complete = async () => {
    const [fetched, { showPayload }] = await Promise.all([
      fetchPayload(new URL(address), { fresh: true }),
      loadShowPayload(),
    ]);
    if (fetched !== 'full-load' && isCurrent()) await showPayload(fetched.payload, isCurrent);
    delete document.body.dataset.deferred;
  };
  const start = () => void complete().catch((error) => console.warn('[navigation]', error));
  afterFirstPaint(start);
}
