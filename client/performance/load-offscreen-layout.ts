/*
 * Why it stays: the code that pauses layout is needed only when fonts or stylesheets arrive, after the first paint. It
 * would enlarge the bootstrap, which every page loads before anything else, from 7.7 to 8.7 kB, and 8 are allowed
 * (decision 008, docs/performance/optimizations.md).
 */

import { loadOnce } from '#engine/load-once.ts';

type Change = Parameters<typeof import('./offscreen-layout.ts').whileOffscreenPaused>[0];

const load = loadOnce(() => import('./offscreen-layout.ts'));

/**
 * `whileOffscreenPaused` of offscreen-layout.ts, which no first paint needs. If it fails to load, nothing is
 * paused.
 */
export async function whileOffscreenPaused(change: Change): Promise<void> {
  const loaded = await load().catch(() => undefined);
  await (loaded ? loaded.whileOffscreenPaused(change) : change(async () => {}));
}
