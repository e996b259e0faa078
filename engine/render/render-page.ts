import type { PageContext } from '#engine/context/page-context.ts';
import { findIn, HtmlChunk } from '#engine/html/html-chunk.ts';
import { preloadsIn } from '#engine/image/preload-links.ts';
import type { ResolvedNode, ResolvedPage } from '#engine/resolve/resolve-page.ts';
import { escapeHtml } from '#schemas/escape-html.ts';
import { type GlobalSlotName, globalSlotNames, globalSlotTable } from '#schemas/layout/slots.ts';
import { plain } from '#schemas/layout/text.ts';
import { loginNotice, readNotice } from './failed-read.ts';
import { islandPage } from './pick-facts.ts';
import { newRenderLog, type RenderLog, renderNode } from './render-node.tsx';
import type { NodeTraces } from './trace-node.ts';

/** What the browser receives besides the HTML of a page. It contains nothing of static blocks. */
export type BrowserModel = {
  page: ReturnType<typeof islandPage>;
  islands: RenderLog['islands'];
  catalogs: RenderLog['catalogs'];
};

export type RenderedPage = {
  /** Everything inside `<body>` except the scripts. */
  chunks: HtmlChunk[];
  model: BrowserModel;
  /** Types of the blocks on the page, in the order in which they first rendered. */
  types: string[];
  /** The first instant (ISO) at which the page expires; undefined: never. */
  validUntil: string | undefined;
  /** A deferred source is pending: the browser requests it after load, and this page is not cached. */
  pending: boolean;
  problems: string[];
};

/** `failed`: JSON paths of nodes that threw. */
type Rendering = RenderedPage & { failed: ReadonlySet<string> };

/** Sections that may reach the first screen of a phone. */
const leading = 2;

const regionEnd = new HtmlChunk('</maru-region>');
const mainStart = new HtmlChunk('<main id="main" class="Page-main" tabindex="-1">');
const mainEnd = new HtmlChunk('</main></div>');

/** Milliseconds after which a page with more sections to render lets others go first. */
const longestMs = 50;

/**
 * Renders a resolved page. Never throws: broken nodes degrade alone.
 * @param labels.failures messages of failed reads, shown at the beginning of the content
 * @param options.turn resolves when rendering may go on, after other requests
 * @param options.nodes in previews: receives what became of each node
 */
export async function renderPage(
  resolved: ResolvedPage,
  page: PageContext,
  { skip, failures = [] }: { skip: string; failures?: readonly string[] },
  { turn, nodes }: { turn?: (() => Promise<void>) | undefined; nodes?: NodeTraces | undefined } = {},
): Promise<Rendering> {
  const log = newRenderLog(nodes);
  const region = (name: string, node: ResolvedNode, isLcpCandidate?: boolean): HtmlChunk[] => [
    new HtmlChunk(`<maru-region id="r-${name}">`),
    ...renderNode(node, page, log, isLcpCandidate),
    regionEnd,
  ];
  const slotsIn = (place: (typeof globalSlotTable)[GlobalSlotName]['place']) =>
    globalSlotNames.flatMap((name) => {
      const node = globalSlotTable[name].place === place && resolved.slots[name];
      return node ? region(name, node) : [];
    });
  const sections: HtmlChunk[] = [];
  log.isContent = true;
  let began = performance.now();
  for (const [index, node] of resolved.sections.entries()) {
    const isLcpCandidate = index < leading && findIn(sections, preloadsIn).size === 0;
    sections.push(...region(node.key, node, isLcpCandidate));
    if (!turn || performance.now() - began < longestMs) continue;
    await turn();
    began = performance.now();
  }
  log.isContent = false;
  const notice = (page.isLoginEnded ? loginNotice(page.locale) : '') + readNotice(failures);
  const beside = slotsIn('beside');
  const chunks = [
    new HtmlChunk(`<a class="SkipLink" href="#main" data-replace>${escapeHtml(skip)}</a>`),
    ...slotsIn('before'),
    new HtmlChunk(`<div class="Page${beside.length ? ' Page--panel' : ''}">`),
    ...beside,
    mainStart,
    ...(notice ? [new HtmlChunk(notice)] : []),
    ...(findIn(sections, headingsIn).size > 0 ? [] : [ownHeading(page)]),
    ...sections,
    mainEnd,
    ...slotsIn('after'),
  ];
  const types = [...log.types];
  return {
    chunks,
    model: { page: islandPage(page), islands: log.islands, catalogs: log.catalogs },
    types,
    validUntil: log.expiries.sort()[0],
    pending: log.pending,
    problems: log.problems,
    failed: log.failed,
  };
}

const headingsIn = (html: string): string[] => (html.includes('<h1') ? ['h1'] : []);

/** A visually hidden heading for a page whose sections have none. Screen readers and search engines expect one. */
function ownHeading({ pageKey, pageTitle, partner }: PageContext): HtmlChunk {
  const title = (pageKey !== '/' && pageTitle) || partner.displayName;
  const lang = typeof title === 'string' ? '' : ` lang="${title.lang}"`;
  return new HtmlChunk(`<h1 class="u-hidden"${lang}>${escapeHtml(plain(title))}</h1>`);
}
