import { isSiteTag } from '#engine/cache/cache-tags.ts';
import type { SharedAnswers } from '#engine/data/shared-answers.ts';
import type { SourceReader } from '#engine/data/source-reader.ts';
import type { Tenants } from '#server/site/tenant/tenants.ts';
import type { HtmlCache } from './html-cache.ts';

/** Tells the other processes that serve the same sites what to forget, and hears it from them. */
export type PurgeBus = {
  /**
   * Resolves once the others have forgotten it, or after a second.
   * @returns whom it did not reach, in words; nobody is known to be missing where it is empty
   */
  tell: (tags: readonly string[]) => Promise<string[]>;
  listen: (forget: (tags: readonly string[]) => void) => void;
};

/**
 * What came of a purge: how many pages this process had under the tags, and which other processes it did not reach,
 * in words.
 */
export type Purged = { purged: number; unreached: string[] };

/** Forgets every page, and every answer of a source, that carries one of the tags, here and in the other processes. */
export type Purge = (tags: readonly string[]) => Promise<Purged>;

/** @param shared.purgeBuses every way to other processes: of two that lead to the same one, one may fail */
export function createPurge(
  { cache, reader, tenants }: { cache: HtmlCache; reader: SourceReader; tenants: Pick<Tenants, 'refresh'> },
  {
    purgeBuses = [],
    answers,
  }: { purgeBuses?: readonly PurgeBus[] | undefined; answers?: SharedAnswers | undefined } = {},
): Purge {
  const forget = (tags: readonly string[]) => {
    reader.purge(tags);
    // Sources are no part of a site's document. Visitors' articles purge some, and would have all others wait for it.
    if (tags.some(isSiteTag)) tenants.refresh();
    return cache.purge(tags);
  };
  for (const bus of purgeBuses) bus.listen(forget);
  return async (tags) => {
    // First: what this process forgets it would else have back from there.
    await answers?.purge(tags);
    const purged = forget(tags);
    const unreached = await Promise.all(purgeBuses.map((bus) => bus.tell(tags)));
    return { purged, unreached: unreached.flat() };
  };
}
