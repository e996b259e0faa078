import { isSiteTag } from '#engine/cache/cache-tags.ts';
import type { SharedAnswers } from '#engine/data/shared-answers.ts';
import type { SourceReader } from '#engine/data/source-reader.ts';
import type { Tenants } from '#server/tenant/tenants.ts';
import type { HtmlCache } from './html-cache.ts';

/** Tells the other processes that serve the same sites what to forget, and hears it from them. */
export type PurgeBus = {
  /** Resolves once the others have forgotten it, or after a second. */
  tell: (tags: readonly string[]) => Promise<void>;
  listen: (forget: (tags: readonly string[]) => void) => void;
};

/** Forgets every page, and every answer of a source, that carries one of the tags, here and in the other processes. */
export type Purge = (tags: readonly string[]) => Promise<number>;

/** @returns the purge; it answers with how many pages this process had under the tags */
export function createPurge(
  { cache, reader, tenants }: { cache: HtmlCache; reader: SourceReader; tenants: Pick<Tenants, 'refresh'> },
  { purgeBus: bus, answers }: { purgeBus?: PurgeBus | undefined; answers?: SharedAnswers | undefined } = {},
): Purge {
  const forget = (tags: readonly string[]) => {
    reader.purge(tags);
    // Sources are no part of a site's document. Visitors' articles purge some, and would have all others wait for it.
    if (tags.some(isSiteTag)) tenants.refresh();
    return cache.purge(tags);
  };
  bus?.listen(forget);
  return async (tags) => {
    // First: what this process forgets it would else have back from there.
    await answers?.purge(tags);
    const purged = forget(tags);
    await bus?.tell(tags);
    return purged;
  };
}
