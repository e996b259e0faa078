import type { PageContext } from '#engine/context/page-context.ts';
import { describeError } from '#engine/render/describe-error.ts';
import { isEmptyList } from '#engine/render/is-empty-list.ts';
import type { ResolvedBlock, ResolvedNode, ResolvedPage } from '#engine/resolve/resolve-page.ts';
import type { StructuredNode, StructuredPage } from '#registry/structured-data.ts';
import { siteNodes } from './site-nodes.ts';

type Node = Record<string, unknown> & { '@id'?: string };

/**
 * What the blocks of a page report of it to search engines, as one graph. A block that fails reports nothing, and its problem is
 * logged; one that shows nothing reports nothing.
 * @param failed JSON paths of nodes that could not be rendered: neither they nor those in their slots are shown
 */
export function collectStructuredData(
  { slots, sections }: ResolvedPage,
  page: PageContext,
  failed: ReadonlySet<string>,
): { nodes: StructuredNode[]; problems: string[] } {
  const problems: string[] = [];
  const found: Node[] = siteNodes(page) as Node[];
  const visit = (node: ResolvedNode | undefined): void => {
    if (!node || node.kind === 'error' || failed.has(node.path)) return;
    const { block, source } = node;
    try {
      if (block.meta.isNeeded?.({ source, page }) === false || isEmptyList(node, page.pageKey)) return;
      found.push(...reportOf(node, page));
    } catch (error) {
      problems.push(`[structured-data] Block "${block.type}" at ${node.path}: ${describeError(error)}`);
    }
    for (const below of Object.values(node.slots)) below.forEach(visit);
  };
  for (const node of Object.values(slots)) visit(node);
  sections.forEach(visit);
  return { nodes: merged(found) as StructuredNode[], problems };
}

/** @throws Error if a block returns anything but a list of nodes */
function reportOf({ block, data, source }: ResolvedBlock, page: StructuredPage): readonly Node[] {
  const nodes: unknown = block.structuredData?.({ data, source }, page) ?? [];
  if (nodes instanceof Promise) {
    // Its rejection would end the process.
    nodes.catch(() => {});
    throw new Error('structuredData returns a promise');
  }
  if (!Array.isArray(nodes) || nodes.some((node) => typeof node !== 'object' || node === null))
    throw new Error('structuredData returns something other than a list of nodes');
  return nodes;
}

/** Nodes with the same `@id` become one: facts of one are added to the other, and lists of both joined. */
function merged(nodes: readonly Node[]): Node[] {
  const result: Node[] = [];
  const byId = new Map<string, Node>();
  for (const node of nodes) {
    const id = node['@id'];
    const known = id === undefined ? undefined : byId.get(id);
    if (known) join(known, node);
    else {
      const own = { ...node };
      result.push(own);
      if (id !== undefined) byId.set(id, own);
    }
  }
  return result;
}

function join(known: Node, more: Node): void {
  for (const [name, value] of Object.entries(more)) {
    const before = known[name];
    if (before === undefined) known[name] = value;
    else if (Array.isArray(before) && Array.isArray(value)) {
      const texts = new Set(before.map((one) => JSON.stringify(one)));
      known[name] = [...before, ...value.filter((one) => !texts.has(JSON.stringify(one)))];
    }
  }
}
