import { isSiteTag } from '#engine/cache/cache-tags.ts';
import type { SharedAnswers } from '#engine/data/shared-answers.ts';
import type { SourceReader } from '#engine/data/source-reader.ts';
import type { Tenants } from '#server/site/tenant/tenants.ts';
import type { HtmlCache } from './html-cache.ts';

/** Exchanges purges with the other processes that serve the same sites. */
export type PurgeBus = {
  /**
   * Resolves once the others have purged the tags, or after a second.
   * @param isMissed the shared store has not received the purge
   * @returns descriptions of the processes that it did not reach; empty if none is known to be missing
   */
  broadcast: (tags: readonly string[], isMissed: boolean) => Promise<string[]>;
  listen: (forget: (tags: readonly string[], isMissed?: boolean) => void) => void;
};

/**
 * The result of a purge: how many pages this process had under the tags, and descriptions of the processes that it did
 * not reach.
 */
type Purged = { purged: number; unreached: string[] };

/** Purges every page and every source answer that has one of the tags, here and in the other processes. */
export type Purge = (tags: readonly string[]) => Promise<Purged>;

/** @param shared.purgeBuses all buses to other processes: if two reach the same one, either may fail */
export function createPurge(
  { cache, reader, tenants }: { cache: HtmlCache; reader: SourceReader; tenants: Pick<Tenants, 'refresh'> },
  {
    purgeBuses = [],
    answers,
  }: { purgeBuses?: readonly PurgeBus[] | undefined; answers?: SharedAnswers | undefined } = {},
): Purge {
  const forget = (tags: readonly string[]) => {
    reader.purge(tags);
    // Site documents contain no source data. Visitors' articles purge sources often, and a refresh would delay other requests.
    if (tags.some(isSiteTag)) tenants.refresh();
    return cache.purge(tags);
  };
  const forgetHere = (tags: readonly string[], isMissed?: boolean) => {
    // Each process must remember it: the store may be back for this one first.
    if (isMissed) void answers?.purge(tags);
    forget(tags);
  };
  for (const bus of purgeBuses) bus.listen(forgetHere);
  return async (tags) => {
    // Purge shared answers first: otherwise this process could read stale ones again.
    const isMissed = (await answers?.purge(tags)) === false;
    const purged = forget(tags);
    const unreached = await Promise.all(purgeBuses.map((bus) => bus.broadcast(tags, isMissed)));
    return { purged, unreached: unreached.flat() };
  };
}
