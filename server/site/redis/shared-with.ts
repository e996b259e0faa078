import type { Env } from '#server/site/config/env.ts';
import type { PurgeBus } from '#server/site/html-cache/create-purge.ts';
import type { Shared } from './share-through-redis.ts';

/** Sets up the state shared with other processes. Redis reaches local workers too, but may be unavailable: both buses are used. */
export async function sharedWith(env: Env, workers: PurgeBus | undefined): Promise<Shared> {
  const ofMachine = workers ? [workers] : [];
  if (!env.REDIS_URL) return { purgeBuses: ofMachine };
  const { shareThroughRedis } = await import('./share-through-redis.ts');
  const shared = await shareThroughRedis(env);
  return { ...shared, purgeBuses: [...(shared.purgeBuses ?? []), ...ofMachine] };
}
