import { failureText, type SourceOutcome } from '#engine/data/load-sources.ts';
import type { SourceRequest } from '#engine/data/source-request.ts';
import { isTold } from '#engine/data/told-failures.ts';
import type { requestsOf } from '#engine/resolve/resolve-page.ts';

type Outcomes = ReadonlyMap<string, SourceOutcome>;

/** What a page's visitor reads of the reads that failed, in their order. */
export const messagesOf = (reads: readonly SourceRequest[], outcomes: Outcomes): string[] =>
  reads.flatMap(({ key, deferred }) => {
    const outcome = outcomes.get(key);
    return outcome && !outcome.ok && isTold(outcome, deferred) ? [outcome.message] : [];
  });

/**
 * Says which reads of a page failed though no block says so: one that can be without its source stands there with less
 * than there is, and titles are the general ones. That there is no such thing is no failure; what is only late, and
 * deferred, the browser asks for again.
 * @param requests what nodes read: a block that requires its source is replaced by an error of its own
 */
export function failedReads(
  { reads, requests }: { reads: readonly SourceRequest[]; requests: ReturnType<typeof requestsOf> },
  outcomes: Outcomes,
): string[] {
  const said = new Set<string>();
  for (const [node, read] of requests)
    if (node.kind === 'block' && node.block.meta.sourceRequired && !(read instanceof Error))
      said.add(read.key);
  const problems = reads.flatMap(({ key, source, deferred }) => {
    const outcome = outcomes.get(key);
    if (!outcome || outcome.ok || said.has(key) || !isTold(outcome, deferred)) return [];
    return [`[data] Source "${source.name}": ${failureText(outcome)}`];
  });
  return [...new Set(problems)];
}
