import type { BlockDefinition, Registry } from '#registry/contract.ts';
import { isBinding } from '#schemas/layout/binding.ts';
import type { SourceRef } from '#schemas/layout/node.ts';
import { type Layout, walkNodes } from '#schemas/layout/walk-nodes.ts';

/**
 * The source that a new node of a block begins with, including its parameters: the source of the template's first such
 * node whose source can be read on every page, or else of the first at all. Blocks that no template uses begin with
 * their only source, or the first of a source that they require.
 */
export function usualSource(
  { type, meta }: Pick<BlockDefinition, 'type' | 'meta'>,
  { templates }: Pick<Registry, 'templates'>,
): SourceRef | undefined {
  const used = [...templates.values()].flatMap(({ template }) =>
    [...walkNodes(template as Layout)].flatMap(({ node }) =>
      node.type === type && node.source ? [node.source] : [],
    ),
  );
  const [first] = meta.sources;
  const isClear = meta.sourceRequired === true || meta.sources.length === 1;
  return (
    used.find(isForEveryPage) ?? used[0] ?? (first !== undefined && isClear ? { name: first } : undefined)
  );
}

/** Whether no parameter comes from the path of the page or from its sources. */
const isForEveryPage = ({ params = {} }: SourceRef): boolean =>
  !Object.values(params).some((value) => isBinding(value) && /^(?:params|page)\./.test(value.$bind));
