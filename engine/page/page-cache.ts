import { hasEnded } from '#engine/cache/lifetime.ts';
import { createPerOwnerCache } from '#engine/cache/per-owner-cache.ts';
import { sameValue } from '#engine/cache/same-value.ts';
import { isShareable } from '#engine/context/is-shareable.ts';
import type { PageContext } from '#engine/context/page-context.ts';
import type { SourceOutcome } from '#engine/data/load-sources.ts';
import type { SourceRequest } from '#engine/data/source-request.ts';
import type { PreparedPage } from '#engine/resolve/prepare-site.ts';
import type { MadePage } from './page-request.ts';

/** A rendered page, with everything that it was made from. */
type CachedPage = {
  context: PageContext;
  reads: readonly SourceRequest[];
  /** The answer to each read, in order. */
  answers: readonly unknown[];
  made: MadePage;
};

const pages = createPerOwnerCache<PreparedPage, CachedPage>({ perOwner: 12, maxBytes: 16 * 1024 * 1024 });

/**
 * The page last made for the same language, URL and facts, unless it has expired. It can be reused if its reads still
 * return the same answers (`isUnchanged`).
 */
export const findCachedPage = (page: PreparedPage, context: PageContext): CachedPage | undefined =>
  isShareable(context)
    ? pages.find(
        page,
        ({ context: before, made: { validUntil } }) =>
          isSameBut('now', before, context) &&
          before.now <= context.now &&
          !hasEnded(validUntil, context.now),
      )
    : undefined;

/** Whether every read returns the same answer as before. Answers are cached, so equal ones are identical. */
export const isUnchanged = ({ reads, answers }: CachedPage, outcomes: Map<string, SourceOutcome>): boolean =>
  reads.every(({ key }, index) => {
    const outcome = outcomes.get(key);
    return outcome?.ok === true && outcome.value === answers[index];
  });

/**
 * Caches a page, replacing its previous version. Pages that belong to one visitor, or have failed or pending reads, are
 * not cached.
 */
export function cachePage(
  page: PreparedPage,
  context: PageContext,
  reads: readonly SourceRequest[],
  outcomes: Map<string, SourceOutcome>,
  made: MadePage,
): void {
  if (made.policy.isPrivate || made.problems.length || made.pending) return;
  const answers: unknown[] = [];
  for (const { key } of reads) {
    const outcome = outcomes.get(key);
    if (!outcome?.ok) return;
    answers.push(outcome.value);
  }
  const before = pages.find(page, (cached) => isSameBut('now', cached.context, context));
  if (before) pages.drop(before);
  const characters = made.chunks.reduce((sum, { length }) => sum + length, 0);
  // Most chunks are shared with cached renderings. The rest is the model, head and tail of the document.
  pages.store(page, { context, reads, answers, made }, 40_000 + characters);
}

function isSameBut(name: keyof PageContext, one: PageContext, other: PageContext): boolean {
  for (const key of Object.keys(other) as (keyof PageContext)[])
    if (key !== name && !sameValue(one[key], other[key])) return false;
  return true;
}
