import { sameValue } from '#engine/cache/same-value.ts';
import { createVersions } from '#engine/cache/versions.ts';
import type { PageContext } from '#engine/context/page-context.ts';
import type { SourceOutcome } from '#engine/data/load-sources.ts';
import type { SourceRequest } from '#engine/data/source-request.ts';
import type { PreparedPage } from '#engine/resolve/prepare-site.ts';
import type { MadePage } from './page-request.ts';

/** A page as it was made, and all that it was made from. */
export type CachedPage = {
  context: PageContext;
  reads: readonly SourceRequest[];
  /** What each read answered, in their order. */
  answers: readonly unknown[];
  made: MadePage;
};

const pages = createVersions<PreparedPage, CachedPage>({ perOwner: 12, maxBytes: 16 * 1024 * 1024 });

/** Whether nothing of it is one visitor's alone. */
export const isForAll = ({ form, isPrivate }: PageContext): boolean => form === undefined && !isPrivate;

/**
 * The page as it was last made for the same language, address and facts, if that can still be true now. Its reads are
 * those of the page: where they answer what they did (`isUnchanged`), it is the page.
 */
export const findCachedPage = (page: PreparedPage, context: PageContext): CachedPage | undefined =>
  isForAll(context)
    ? pages.find(
        page,
        ({ context: before, made: { validUntil } }) =>
          isSameBut('now', before, context) &&
          before.now <= context.now &&
          (validUntil === undefined || context.now < validUntil),
      )
    : undefined;

/** Whether every read answers what it did. Answers are kept from page to page: an equal one is the very same. */
export const isUnchanged = ({ reads, answers }: CachedPage, outcomes: Map<string, SourceOutcome>): boolean =>
  reads.every(({ key }, index) => {
    const outcome = outcomes.get(key);
    return outcome?.ok === true && outcome.value === answers[index];
  });

/**
 * Keeps a page for requests to come, in place of what it was before. Not one that is one visitor's alone, nor one on
 * which something failed or is still out.
 */
export function cachePage(
  page: PreparedPage,
  context: PageContext,
  reads: readonly SourceRequest[],
  outcomes: Map<string, SourceOutcome>,
  made: MadePage,
): void {
  if (!isForAll(context) || made.problems.length || made.pending) return;
  const answers: unknown[] = [];
  for (const { key } of reads) {
    const outcome = outcomes.get(key);
    if (!outcome?.ok) return;
    answers.push(outcome.value);
  }
  const before = pages.find(page, (kept) => isSameBut('now', kept.context, context));
  if (before) pages.drop(before);
  const characters = made.pieces.reduce((sum, { length }) => sum + length, 0);
  // Most pieces are those of kept renderings too. What is its own: the model, head and tail of its document.
  pages.keep(page, { context, reads, answers, made }, 40_000 + characters);
}

function isSameBut(name: keyof PageContext, one: PageContext, other: PageContext): boolean {
  for (const key of Object.keys(other) as (keyof PageContext)[])
    if (key !== name && !sameValue(one[key], other[key])) return false;
  return true;
}
