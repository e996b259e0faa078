import type { Env } from '#server/site/config/env.ts';
import type { PurgeBus } from '#server/site/html-cache/create-purge.ts';
import type { Shared } from './share-through-redis.ts';

/** What this process has in common with others. Redis reaches the workers of this machine too, but may be away: both ways are taken. */
export async function sharedWith(env: Env, workers: PurgeBus | undefined): Promise<Shared> {
  const ofMachine = workers ? [workers] : [];
  if (!env.REDIS_URL) return { purgeBuses: ofMachine };
  const { shareThroughRedis } = await import('./share-through-redis.ts');
  const shared = await shareThroughRedis(env);
  return { ...shared, purgeBuses: [...(shared.purgeBuses ?? []), ...ofMachine] };
}
