import type { PageContext } from '#engine/context/page-context.ts';
import type { SourceOutcome } from '#engine/data/load-sources.ts';
import type { requestsOf } from '#engine/resolve/resolve-page.ts';

/**
 * Whether the address asks for a page of a list that ends before it, as after articles were deleted: it is no page, and
 * not an empty list. Where several lists turn with the same address, one that has rows is enough.
 */
export function isBeyondLast(
  { query }: Pick<PageContext, 'query'>,
  requests: ReturnType<typeof requestsOf>,
  outcomes: ReadonlyMap<string, SourceOutcome>,
): boolean {
  const asked = Number(query.page ?? 1);
  if (!(asked > 1)) return false;
  const lists = [...requests.values()].flatMap((read) => {
    if (read instanceof Error || read.params.page !== asked) return [];
    const outcome = outcomes.get(read.key);
    // What could not be read may have rows.
    return [outcome?.ok ? (outcome.value as { rows?: unknown[] }).rows?.length : undefined];
  });
  return lists.length > 0 && lists.every((rows) => rows === 0);
}
