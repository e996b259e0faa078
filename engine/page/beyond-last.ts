import type { PageContext } from '#engine/context/page-context.ts';
import type { SourceOutcome } from '#engine/data/load-sources.ts';
import type { requestsOf } from '#engine/resolve/resolve-page.ts';

/**
 * Whether the address asks for a page beyond the last one of a list, such as after articles were deleted. That is a
 * missing page, not an empty list. If several lists share the page number, one with rows is enough.
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
    // A failed read may have rows.
    return [outcome?.ok ? (outcome.value as { rows?: unknown[] }).rows?.length : undefined];
  });
  return lists.length > 0 && lists.every((rows) => rows === 0);
}
