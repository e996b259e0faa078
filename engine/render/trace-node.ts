import type { HtmlChunk } from '#engine/html/html-chunk.ts';

/** What became of a node when its page was rendered. */
export type NodeTrace = {
  /** Rendering it, with the nodes in its slots. */
  milliseconds: number;
  /** It rendered no element and no text. */
  isEmpty: boolean;
  /** Its block has nothing to do on this page (`isNeeded`). */
  isUnneeded?: boolean;
  /** Why it could not be shown. */
  problem?: string;
  isFailedRead?: boolean | undefined;
};

/** By the JSON path of the node. */
export type NodeTraces = Map<string, NodeTrace>;

/** Renders a node and records how. */
export function traceNode(
  nodes: NodeTraces,
  path: string,
  render: (trace: NodeTrace) => HtmlChunk[],
): HtmlChunk[] {
  const trace: NodeTrace = { milliseconds: 0, isEmpty: false };
  nodes.set(path, trace);
  const began = performance.now();
  const chunks = render(trace);
  trace.milliseconds = performance.now() - began;
  trace.isEmpty = chunks.every(({ length, html }) => length < maxShell && shells.test(html));
  return chunks;
}

/** An island or a device's wrapper around nothing, and comments. */
const shells = /^(?:<\/?(?:maru-island|div class="u-only-\w+")[^>]*>|<\/div>|<!--[\s\S]*?-->|\s)*$/;
const maxShell = 500;
