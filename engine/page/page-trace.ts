import type { PageContext } from '#engine/context/page-context.ts';
import type { SourceOutcome } from '#engine/data/load-sources.ts';
import type { HeldAnswer } from '#engine/data/source-reader.ts';
import type { SourceRequest } from '#engine/data/source-request.ts';
import type { NodeTraces } from '#engine/render/trace-node.ts';
import type { PreparedPage, PreparedSite } from '#engine/resolve/prepare-site.ts';
import type { requestsOf } from '#engine/resolve/resolve-page.ts';
import type { Head } from './make-head.ts';

/** One read of a page: what the site had before, and how long it took. */
export type ReadTrace = { held: HeldAnswer; milliseconds: number; outcome: SourceOutcome | undefined };

/** Everything that a page was made from, to explain it. */
export type PageTrace = {
  site: PreparedSite;
  page: PreparedPage;
  context: PageContext;
  status: number;
  head: Head;
  /** The reads of the nodes that are shown. */
  requests: ReturnType<typeof requestsOf>;
  /** The reads of the page itself. */
  own: readonly (SourceRequest | Error)[];
  /** By key of the request. */
  reads: ReadonlyMap<string, ReadTrace>;
  /** Empty if the page's content could not be read. */
  nodes: NodeTraces;
};
