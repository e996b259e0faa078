import { sameValue } from '#engine/cache/same-value.ts';
import { createVersions } from '#engine/cache/versions.ts';
import type { HtmlChunk } from '#engine/html/html-chunk.ts';
import type { Catalog } from '#engine/i18n/use-messages.tsx';
import type { PreparedBlock } from '#engine/resolve/prepare-node.ts';
import type { Reads } from './track-reads.ts';

/** What a node was rendered from. */
export type RenderedFrom = {
  locale: string;
  data: unknown;
  source: unknown;
  facts: unknown;
  /** A date or a language can move a node to another place on its page. */
  isLcpCandidate: boolean;
};

/** One rendering of a node: its HTML around the places of its slots, and what it said while it rendered. */
export type CachedRender = RenderedFrom & {
  /** HTML and, between two of them, the index of the slot that goes there. */
  pieces: (HtmlChunk | number)[];
  catalog: Catalog;
  expiries: string[];
  /** What it read of the page: another page on which all of it is the same has the same HTML. */
  reads: Reads;
};

/** A header differs by page, most nodes by language alone. Bytes: every partner's, of every page. */
const renditions = createVersions<PreparedBlock, CachedRender>({ perOwner: 32, maxBytes: 16 * 1024 * 1024 });

/** The kept rendering that is what the node would render now, if there is one. */
export const findCachedRender = (
  node: PreparedBlock,
  from: RenderedFrom,
  page: object,
  now: string,
): CachedRender | undefined => renditions.find(node, (rendition) => isSame(rendition, from, page, now));

/** Keeps a rendering for pages to come. */
export function cacheRender(node: PreparedBlock, rendition: CachedRender): void {
  const characters = rendition.pieces.reduce<number>(
    (sum, piece) => sum + (typeof piece === 'number' ? 0 : piece.length),
    0,
  );
  // Its bytes, and what was found out about it.
  renditions.keep(node, rendition, 500 + characters * 1.5);
}

function isSame(rendition: CachedRender, from: RenderedFrom, page: object, now: string): boolean {
  if (rendition.locale !== from.locale || rendition.source !== from.source) return false;
  if (rendition.isLcpCandidate !== from.isLcpCandidate) return false;
  if (rendition.data !== from.data || !sameFacts(rendition.facts, from.facts)) return false;
  if (rendition.expiries.some((end) => end <= now)) return false;
  for (const [name, value] of rendition.reads) if (!sameValue(value, Reflect.get(page, name))) return false;
  return true;
}

/** Facts are picked anew for every page: roots of single facts. */
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
