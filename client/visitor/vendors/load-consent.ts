import { loadOnce } from '#engine/load-once.ts';

/** The code that handles consent and starts vendors. It loads when the page is idle, or when a visitor answers. */
export const loadConsent = loadOnce(() => import('./consent.ts'));
