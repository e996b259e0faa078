import { loadOnce } from '#engine/load-once.ts';

/** The code that puts a page in place: prefetching has it ready, so that a click need not wait for it. */
export const loadShowPayload = loadOnce(() => import('./show-payload.ts'));
