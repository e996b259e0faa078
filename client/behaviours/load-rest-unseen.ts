import { loadOnce } from '#engine/load-once.ts';

type Change = Parameters<typeof import('./rest-unseen.ts').whileUnseenRests>[0];

const load = loadOnce(() => import('./rest-unseen.ts'));

/** `whileUnseenRests` of rest-unseen.ts, which no first paint needs: where it does not come, nothing rests. */
export async function whileUnseenRests(change: Change): Promise<void> {
  const loaded = await load().catch(() => undefined);
  await (loaded ? loaded.whileUnseenRests(change) : change(async () => {}));
}
