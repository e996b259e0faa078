import { loadOnce } from '#engine/load-once.ts';

/** The code that renders a page: preloaded by prefetching, so that a click need not wait for it. */
export const loadShowPayload = loadOnce(() => import('./show-payload.ts'));
