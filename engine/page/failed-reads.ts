import { failureText, type SourceOutcome } from '#engine/data/load-sources.ts';
import type { SourceRequest } from '#engine/data/source-request.ts';
import { isVisibleFailure } from '#engine/data/visible-failures.ts';
import type { requestsOf } from '#engine/resolve/resolve-page.ts';

type Outcomes = ReadonlyMap<string, SourceOutcome>;

/** The messages of failed reads for the visitor, in the order of the reads. */
export const messagesOf = (reads: readonly SourceRequest[], outcomes: Outcomes): string[] =>
  reads.flatMap(({ key, deferred }) => {
    const outcome = outcomes.get(key);
    return outcome && !outcome.ok && isVisibleFailure(outcome, deferred) ? [outcome.message] : [];
  });

/**
 * Reports failed reads of a page that no block reports: a block that does not require its source renders with less
 * content, and titles fall back to general ones. A 404 is not a failure, and the browser repeats late deferred reads.
 * @param requests the reads of nodes: a block that requires its source is replaced by its own error
 */
export function failedReads(
  { reads, requests }: { reads: readonly SourceRequest[]; requests: ReturnType<typeof requestsOf> },
  outcomes: Outcomes,
): string[] {
  const reported = new Set<string>();
  for (const [node, read] of requests)
    if (node.kind === 'block' && node.block.meta.sourceRequired && !(read instanceof Error))
      reported.add(read.key);
  const problems = reads.flatMap(({ key, source, deferred }) => {
    const outcome = outcomes.get(key);
    if (!outcome || outcome.ok || reported.has(key) || !isVisibleFailure(outcome, deferred)) return [];
    return [`[data] Source "${source.name}": ${failureText(outcome)}`];
  });
  return [...new Set(problems)];
}
