import type { ReactNode } from 'react';
import { renderToStaticMarkup, renderToString } from 'react-dom/server';
import { isShareable } from '#engine/context/is-shareable.ts';
import type { PageContext } from '#engine/context/page-context.ts';
import { ExpiryContext, InstantContext } from '#engine/context/use-clock.ts';
import { PageLinksContext } from '#engine/context/use-has-page-links.ts';
import { LcpCandidateContext } from '#engine/context/use-is-lcp-candidate.ts';
import { HtmlChunk } from '#engine/html/html-chunk.ts';
import type { Catalog } from '#engine/i18n/catalog.ts';
import { withoutOwnPreloads } from '#engine/image/preload-links.ts';
import type { ErrorNode } from '#engine/resolve/prepare-node.ts';
import { readsPageOfAddress } from '#engine/resolve/reads-page-of-address.ts';
import type { ResolvedBlock, ResolvedNode } from '#engine/resolve/resolve-page.ts';
import type { BlockDefinition } from '#registry/contract.ts';
import { escapeHtml } from '#schemas/escape-html.ts';
import { catalogOf } from './block-catalog.ts';
import { describeError } from './describe-error.ts';
import { errorCard } from './error-card.ts';
import { failedRead } from './failed-read.ts';
import { Hole, splitAtHoles } from './holes.tsx';
import { isEmptyList } from './is-empty-list.ts';
import { IslandShell, ServerSlot } from './island-shell.tsx';
import { markRoots } from './mark-roots.ts';
import { islandContext, islandPage, type PickedFacts, pickFacts } from './pick-facts.ts';
import { type CachedRender, cacheRender, findCachedRender } from './render-cache.ts';
import { type NodeTrace, type NodeTraces, traceNode } from './trace-node.ts';
import { trackReads } from './track-reads.ts';

/** What the browser needs to hydrate one island. */
type IslandModel = {
  type: string;
  data: unknown;
  source?: unknown;
  slots?: string[];
  facts?: PickedFacts;
};

/** Collected while a page renders. */
export type RenderLog = {
  types: Set<string>;
  islands: Record<string, IslandModel>;
  catalogs: Record<string, Catalog>;
  expiries: string[];
  pending: boolean;
  /** One line per node that could not be shown. */
  problems: string[];
  /** JSON paths of nodes that threw. */
  failed: Set<string>;
  /** Whether content is being rendered, rather than the slots around it. */
  isContent: boolean;
  /** In previews: what became of each node. */
  nodes?: NodeTraces | undefined;
};

export const newRenderLog = (nodes?: NodeTraces): RenderLog => ({
  types: new Set(),
  islands: {},
  catalogs: {},
  expiries: [],
  pending: false,
  problems: [],
  failed: new Set(),
  isContent: false,
  nodes,
});

/**
 * Renders a node and those in its slots to chunks of HTML. A block that throws, or could not be resolved, degrades
 * alone: visitors see nothing or a message, the preview shows an error card, and the log gets one line.
 * @param isLcpCandidate see `useIsLcpCandidate`
 */
export function renderNode(
  node: ResolvedNode,
  page: PageContext,
  log: RenderLog,
  isLcpCandidate = false,
): HtmlChunk[] {
  if (log.nodes)
    return traceNode(log.nodes, node.path, (trace) => tryRender(node, page, log, isLcpCandidate, trace));
  return tryRender(node, page, log, isLcpCandidate);
}

function tryRender(
  node: ResolvedNode,
  page: PageContext,
  log: RenderLog,
  isLcpCandidate: boolean,
  trace?: NodeTrace,
): HtmlChunk[] {
  if (node.kind === 'error') return degrade(node, page, log, trace);
  try {
    return renderBlock(node, page, log, isLcpCandidate, trace);
  } catch (error) {
    log.failed.add(node.path);
    const reason = `[render] Block "${node.block.type}" at ${node.path} failed: ${describeError(error)}`;
    return degrade({ ...node, reason }, page, log, trace);
  }
}

function renderBlock(
  node: ResolvedBlock,
  page: PageContext,
  log: RenderLog,
  isLcpCandidate: boolean,
  trace?: NodeTrace,
): HtmlChunk[] {
  const { block, data, source } = node;
  const isIsland = block.meta.hydrate !== 'never';
  log.pending ||= node.pending;
  if (block.meta.isNeeded?.({ source, page }) === false) {
    if (trace) trace.isUnneeded = true;
    return [];
  }
  // Without its answer a list would show the message of an empty one.
  if (node.pending && block.meta.sourceRequired) return pendingRead(page, log);
  if (isEmptyList(node, page.pageKey)) return [];
  const fillings = Object.values(node.slots);
  const facts = isIsland ? pickFacts(page, block.meta.facts ?? []) : undefined;
  const from = { locale: page.locale, data, source, facts, isLcpCandidate };
  // The reads of a cached rendering are compared with the current values.
  const seen = facts ? islandContext(islandPage(page), facts) : page;
  let rendered = findCachedRender(node.prepared, from, seen, page.now);
  if (!rendered) {
    rendered = { ...from, ...renderTree(node, seen, isLcpCandidate) };
    // A private article must not stay in memory.
    if (isShareable(page)) cacheRender(node.prepared, rendered);
  }

  log.types.add(block.type);
  log.expiries.push(...rendered.expiries);
  if (facts) {
    log.catalogs[block.type] = rendered.catalog;
    log.islands[idOf(node)] = {
      type: block.type,
      data,
      ...(source === undefined ? {} : { source }),
      ...(fillings.length ? { slots: Object.keys(node.slots) } : {}),
      ...(Object.keys(facts).length ? { facts } : {}),
    };
  }
  // Slots that a block leaves out are not rendered, so that their data does not reach the browser either.
  const chunks = page.markers ? marked(rendered.chunks, node.path) : rendered.chunks;
  return chunks.flatMap((chunk) =>
    typeof chunk === 'number'
      ? (fillings[chunk] ?? []).flatMap((child) => renderNode(child, page, log))
      : [chunk],
  );
}

/** Replaces a block until the browser requests its source: only visitors without scripts have to do so themselves. */
const pendingRead = (page: PageContext, log: RenderLog): HtmlChunk[] =>
  log.isContent ? [new HtmlChunk(`<noscript>${failedRead(page)}</noscript>`)] : [];

/** The id includes the type: after a navigation another type may have the same node id. */
const idOf = ({ key, block }: ResolvedBlock) => `${key}-${block.type}`;

/** Renders the block itself, with holes for its slots, and records what it reads. */
function renderTree(
  node: ResolvedBlock,
  page: PageContext,
  isLcpCandidate: boolean,
): Pick<CachedRender, 'chunks' | 'catalog' | 'expiries' | 'reads'> {
  const { block } = node;
  const id = idOf(node);
  const isIsland = block.meta.hydrate !== 'never';
  const slots: Record<string, ReactNode> = {};
  for (const [index, name] of Object.keys(node.slots).entries()) {
    const hole = <Hole index={index} />;
    slots[name] = isIsland ? <ServerSlot name={name}>{hole}</ServerSlot> : hole;
  }
  const catalog = catalogOf(block, page.locale);
  const expiries: string[] = [];
  const { tracked, reads } = trackReads(page);
  const tree = (
    <ExpiryContext value={(until) => expiries.push(until)}>
      <InstantContext value={page.now}>
        <LcpCandidateContext value={isLcpCandidate}>
          <PageLinksContext value={readsPageOfAddress(node.prepared.source)}>
            <IslandShell
              component={block.component}
              id={id}
              data={node.data}
              source={node.source}
              slots={slots}
              page={tracked}
              catalog={catalog}
            />
          </PageLinksContext>
        </LcpCandidateContext>
      </InstantContext>
    </ExpiryContext>
  );
  const options = { identifierPrefix: `${id}-` };
  const own = withoutOwnPreloads(
    isIsland ? renderToString(tree, options) : renderToStaticMarkup(tree, options),
  );
  const html = isIsland ? `<maru-island id="${id}"${strategyOf(block)}>${own}</maru-island>` : own;
  const whole = wrapDevices(node.devices, html);
  const parts = Object.keys(slots).length > 0 ? splitAtHoles(whole) : [whole];
  const chunks = parts.map((part) => (typeof part === 'number' ? part : new HtmlChunk(part)));
  return { chunks, catalog, expiries, reads };
}

const marked = (chunks: CachedRender['chunks'], path: string): CachedRender['chunks'] =>
  markRoots(
    chunks.map((chunk) => (typeof chunk === 'number' ? chunk : chunk.html)),
    path,
  ).map((part) => (typeof part === 'number' ? part : new HtmlChunk(part)));

const strategyOf = ({ meta }: BlockDefinition) =>
  ` on="${meta.hydrate}"${meta.hydrateOnStorageKey ? ` key="${escapeHtml(meta.hydrateOnStorageKey)}"` : ''}`;

function wrapDevices(devices: ResolvedNode['devices'], html: string): string {
  if (devices?.length !== 1) return html;
  return `<div class="u-only-${devices[0] === 'PC' ? 'pc' : 'mobile'}">${html}</div>`;
}

type Broken = Pick<ErrorNode, 'key' | 'path' | 'reason' | 'config' | 'isFailedRead'>;

function degrade(
  { key, path, reason, config, isFailedRead }: Broken,
  page: PageContext,
  log: RenderLog,
  trace?: NodeTrace,
): HtmlChunk[] {
  log.problems.push(reason);
  if (trace) Object.assign(trace, { problem: reason, isFailedRead });
  if (page.preview) {
    const card = [new HtmlChunk(errorCard({ path, reason, config }))];
    return page.markers ? (marked(card, path) as HtmlChunk[]) : card;
  }
  // A failed read is reported only in the content; the slots around it just show less.
  return [new HtmlChunk(isFailedRead && log.isContent ? failedRead(page) : `<!-- ${escapeHtml(key)} -->`)];
}
