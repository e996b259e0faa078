import type { SourceOutcome } from '#engine/data/load-sources.ts';
import type { HeldAnswer } from '#engine/data/source-reader.ts';
import type { SourceRequest } from '#engine/data/source-request.ts';
import type { NodeTraces } from '#engine/render/trace-node.ts';
import type { PageRequest } from './page-request.ts';
import type { PageTrace, ReadTrace } from './page-trace.ts';
import type { planPage } from './plan-page.ts';

type OnRead = (request: SourceRequest, milliseconds: number) => void;

/** Collects a page's trace, if the request asks for one. `onRead` also serves its timings. */
export function traceReads({ timings, onTrace }: Pick<PageRequest, 'timings' | 'onTrace'>): {
  tracing: ReturnType<typeof traceWith> | undefined;
  onRead: OnRead | undefined;
} {
  const tracing = onTrace && traceWith(onTrace);
  if (!timings && !tracing) return { tracing, onRead: undefined };
  const onRead: OnRead = (request, milliseconds) => {
    timings?.add(`load-${request.source.name}`, milliseconds);
    tracing?.onRead(request, milliseconds);
  };
  return { tracing, onRead };
}

function traceWith(onTrace: (trace: PageTrace) => void) {
  const reads = new Map<string, ReadTrace>();
  const nodes: NodeTraces = new Map();
  return {
    nodes,
    /** Called before the reads: what the site has of them. */
    begin: (requests: readonly SourceRequest[], held: (request: SourceRequest) => HeldAnswer): void => {
      for (const request of requests)
        reads.set(request.key, { held: held(request), milliseconds: 0, outcome: undefined });
    },
    onRead: (({ key }, milliseconds) => {
      const read = reads.get(key);
      if (read) read.milliseconds = milliseconds;
    }) satisfies OnRead,
    /** Called once the page is rendered. */
    end: (
      outcomes: ReadonlyMap<string, SourceOutcome>,
      made: Pick<PageTrace, 'site' | 'page' | 'context' | 'status' | 'head'> &
        Pick<ReturnType<typeof planPage>, 'requests' | 'own' | 'metadata'>,
    ): void => {
      for (const [key, read] of reads) read.outcome = outcomes.get(key);
      const { own, metadata, site, page, context, status, head, requests } = made;
      const ofPage = [...own.map(({ read }) => read), metadata];
      onTrace({ site, page, context, status, head, requests, own: ofPage, reads, nodes });
    },
  };
}
