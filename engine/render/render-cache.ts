import { hasEnded } from '#engine/cache/lifetime.ts';
import { createPerOwnerCache } from '#engine/cache/per-owner-cache.ts';
import { sameValue } from '#engine/cache/same-value.ts';
import type { HtmlChunk } from '#engine/html/html-chunk.ts';
import type { Catalog } from '#engine/i18n/catalog.ts';
import type { PreparedBlock } from '#engine/resolve/prepare-node.ts';
import type { Reads } from './track-reads.ts';

/** The inputs of a rendering. */
type RenderedFrom = {
  locale: string;
  data: unknown;
  source: unknown;
  facts: unknown;
  /** Dates and languages can move a node to another place on its page. */
  isLcpCandidate: boolean;
};

/** One rendering of a node: its HTML around its slots, and what it reported while rendering. */
export type CachedRender = RenderedFrom & {
  /** HTML and, between two chunks of it, the index of a slot. */
  chunks: (HtmlChunk | number)[];
  catalog: Catalog;
  expiries: string[];
  /** What it read from the page: the HTML is the same on any page with the same values. */
  reads: Reads;
};

/** A header differs by page, most nodes only by language. The byte limit is for all partners and pages. */
const renders = createPerOwnerCache<PreparedBlock, CachedRender>({
  perOwner: 32,
  maxBytes: 16 * 1024 * 1024,
});

/** A cached rendering that equals what the node would render now, if any. */
export const findCachedRender = (
  node: PreparedBlock,
  from: RenderedFrom,
  page: object,
  now: string,
): CachedRender | undefined => renders.find(node, (render) => isSame(render, from, page, now));

/** Caches a rendering. */
export function cacheRender(node: PreparedBlock, render: CachedRender): void {
  const characters = render.chunks.reduce<number>(
    (sum, chunk) => sum + (typeof chunk === 'number' ? 0 : chunk.length),
    0,
  );
  // The bytes, and the cached results of `about`.
  renders.store(node, render, 500 + characters * 1.5);
}

function isSame(render: CachedRender, from: RenderedFrom, page: object, now: string): boolean {
  if (render.locale !== from.locale || render.source !== from.source) return false;
  if (render.isLcpCandidate !== from.isLcpCandidate) return false;
  if (render.data !== from.data || !sameFacts(render.facts, from.facts)) return false;
  if (render.expiries.some((end) => hasEnded(end, now))) return false;
  for (const [name, value] of render.reads) if (!sameValue(value, Reflect.get(page, name))) return false;
  return true;
}

/** Compares roots: every page has new root objects with the same facts. */
function sameFacts(one: unknown, other: unknown): boolean {
  if (sameValue(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  const roots = Object.keys(one);
  return (
    roots.length === Object.keys(other).length &&
    roots.every((root) =>
      sameValue((one as Record<string, unknown>)[root], (other as Record<string, unknown>)[root]),
    )
  );
}
