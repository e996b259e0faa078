import { isSiteTag } from '#engine/cache/cache-tags.ts';
import type { SharedAnswers } from '#engine/data/shared-answers.ts';
import type { SourceReader } from '#engine/data/source-reader.ts';
import type { Tenants } from '#server/site/tenant/tenants.ts';
import type { HtmlCache } from './html-cache.ts';

/** Exchanges purges with the other processes that serve the same sites. */
export type PurgeBus = {
  /**
   * Resolves once the others have purged the tags, or after a second.
   * @returns descriptions of the processes that it did not reach; empty if none is known to be missing
   */
  broadcast: (tags: readonly string[]) => Promise<string[]>;
  listen: (forget: (tags: readonly string[]) => void) => void;
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
  for (const bus of purgeBuses) bus.listen(forget);
  return async (tags) => {
    // Purge shared answers first: otherwise this process could read stale ones again.
    await answers?.purge(tags);
    const purged = forget(tags);
    const unreached = await Promise.all(purgeBuses.map((bus) => bus.broadcast(tags)));
    return { purged, unreached: unreached.flat() };
  };
}
