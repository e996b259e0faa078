import { loadOnce } from '#engine/load-once.ts';

const load = loadOnce(() => import('./rest-unseen.ts'));

/** `whileUnseenRests` of rest-unseen.ts, which no first paint needs: where it does not come, nothing rests. */
export async function whileUnseenRests(change: () => Promise<unknown>): Promise<void> {
  const loaded = await load().catch(() => undefined);
  await (loaded ? loaded.whileUnseenRests(change) : change());
}
