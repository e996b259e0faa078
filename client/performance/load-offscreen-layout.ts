/*
 * Why it stays: the code that pauses layout is needed only when fonts or stylesheets arrive, after the first paint.
 * The bootstrap, which every page loads before anything else, has no room for it (decision 008).
 */

import { loadOnce } from '#engine/load-once.ts';

type Change = Parameters<typeof import('./offscreen-layout.ts').whileOffscreenPaused>[0];

const load = loadOnce(() => import('./offscreen-layout.ts'));

/**
 * `whileOffscreenPaused` of pause-offscreen-layout.ts, which no first paint needs. If it fails to load, nothing is
 * paused.
 */
export async function whileOffscreenPaused(change: Change): Promise<void> {
  const loaded = await load().catch(() => undefined);
  await (loaded ? loaded.whileOffscreenPaused(change) : change(async () => {}));
}
