import type { PageContext } from '#engine/context/page-context.ts';
import type { SourceOutcome } from '#engine/data/load-sources.ts';
import { readsPageOfAddress } from '#engine/resolve/reads-page-of-address.ts';
import type { requestsOf } from '#engine/resolve/resolve-page.ts';

/**
 * Whether the URL asks for a page beyond the last one of a list, such as after articles were deleted. That is a missing
 * page, not an empty list. If several lists share the page number, one with rows is enough.
 */
export function isPageOutOfRange(
  { query }: Pick<PageContext, 'query'>,
  requests: ReturnType<typeof requestsOf>,
  outcomes: ReadonlyMap<string, SourceOutcome>,
): boolean {
  const asked = Number(query.page ?? 1);
  if (!(asked > 1)) return false;
  const lists = [...requests.values()].flatMap((read) => {
    if (read instanceof Error || read.params.page !== asked) return [];
    const outcome = outcomes.get(read.key);
    // A failed read may have rows.
    return [outcome?.ok ? (outcome.value as { rows?: unknown[] }).rows?.length : undefined];
  });
  return lists.length > 0 && lists.every((rows) => rows === 0);
}

/** How many pages the list of a page has, by its longest list: the page itself if it has no list with pages. */
export function countListPages(
  requests: ReturnType<typeof requestsOf>,
  outcomes: ReadonlyMap<string, SourceOutcome>,
): number {
  const counts = [...requests].map(([node, read]) => {
    if (read instanceof Error || node.kind !== 'block' || !readsPageOfAddress(node.source)) return 1;
    const outcome = outcomes.get(read.key);
    const { count = 0, limit = 1 } = (outcome?.ok ? outcome.value : {}) as { count?: number; limit?: number };
    return Math.ceil(count / limit);
  });
  return Math.max(1, ...counts);
}
