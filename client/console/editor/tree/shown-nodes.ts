import type { NodeExplanation, PageExplanation } from '#schemas/operator/preview.ts';
import { startsWith } from '../document/operations.ts';
import type { TreeRow } from './page-tree.ts';

/** The nodes of the page in a frame, and the rows that they are. */
export type ShownNodes = {
  /** The row of a node; undefined if the document does not have it any more. */
  rowOf: (marker: string) => TreeRow | undefined;
  /** The node of a row; undefined if the page does not have it yet. */
  nodeOf: (key: string) => NodeExplanation | undefined;
  /** The node's marker; without a page, the row's. */
  markerOf: (key: string) => string | undefined;
};

/**
 * Relates the page in a frame to the document, which may be newer.
 * @param explanation of that page; undefined before there is one
 */
export function shownNodes(explanation: PageExplanation | undefined, all: readonly TreeRow[]): ShownNodes {
  const [rows, nodes] = [new Map<string, TreeRow>(), new Map<string, NodeExplanation>()];
  for (const node of explanation?.nodes ?? []) {
    const row = rowOfNode(node, all);
    if (!row) continue;
    rows.set(node.marker, row);
    nodes.set(row.key, node);
  }
  for (const row of all) {
    const renamed = nodes.has(row.key) ? undefined : renamedNode(row, explanation);
    if (renamed && !rows.has(renamed.marker)) nodes.set(row.key, renamed);
  }
  return {
    rowOf: (marker) => rows.get(marker),
    nodeOf: (key) => nodes.get(key),
    markerOf: (key) => (explanation ? nodes.get(key)?.marker : key),
  };
}

/**
 * The node that a row may have been before its id was changed: while an id is typed, the page still shows the one before.
 * What is done in the page does not count on it.
 */
const renamedNode = (row: TreeRow, explanation: PageExplanation | undefined) =>
  explanation?.nodes.find(({ marker, type }) => marker === row.key && type === row.name);

/** The row of a node of a page that may be older than the rows: nodes that have moved since are recognized by their ids. */
export function rowOfNode(
  { marker, id, path }: NodeExplanation,
  all: readonly TreeRow[],
): TreeRow | undefined {
  const atMarker = all.find(({ key }) => key === marker);
  // The row of an emptied slot has no id.
  if (atMarker && (atMarker.kind === 'slot' || atMarker.id === id)) return atMarker;
  const part = path.slice(0, path[0] === 'pages' ? 2 : 1);
  return all.find((row) => row.id === id && startsWith(row.path, part));
}
