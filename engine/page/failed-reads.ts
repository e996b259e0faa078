import type { SourceOutcome } from '#engine/data/load-sources.ts';
import type { SourceRequest } from '#engine/data/source-request.ts';
import type { requestsOf } from '#engine/resolve/resolve-page.ts';

/**
 * Says which reads of a page failed though no block says so: one that can be without its source stands there with less
 * than there is, and titles are the general ones. Below 500 the backend has answered that there is nothing; what is only
 * late, and deferred, the browser asks for again.
 * @param requests what nodes read: a block that requires its source is replaced by an error of its own
 */
export function failedReads(
  { reads, requests }: { reads: readonly SourceRequest[]; requests: ReturnType<typeof requestsOf> },
  outcomes: ReadonlyMap<string, SourceOutcome>,
): string[] {
  const said = new Set<string>();
  for (const [node, read] of requests)
    if (node.kind === 'block' && node.block.meta.sourceRequired && !(read instanceof Error))
      said.add(read.key);
  const problems = reads.flatMap(({ key, source, deferred }) => {
    const outcome = outcomes.get(key);
    if (!outcome || outcome.ok || outcome.status < 500 || said.has(key)) return [];
    if (deferred && outcome.pending) return [];
    return [`[data] Source "${source.name}": ${outcome.status} ${outcome.message}`];
  });
  return [...new Set(problems)];
}
