import { type Sanitizer, sanitizeBySchema } from '#engine/data/sanitize.ts';
import type { BlockDefinition } from '#registry/contract.ts';
import type { LayoutNode, SourceRef, When } from '#schemas/layout/node.ts';
import type { JsonPath } from '#schemas/layout/walk-nodes.ts';
import { type BindingScope, boundMarkup } from './bound-markup.ts';
import { formatDiagnostic, formatPath } from './diagnostic.ts';
import { migrateData } from './migrate.ts';
import { nearest } from './nearest.ts';
import { diagnose } from './zod-diagnostics.ts';

/** A node with a known block and valid, migrated data. Prepared once per published revision. */
export type PreparedBlock = {
  kind: 'block';
  key: string;
  /** JSON path in its document, for messages. */
  path: string;
  block: BlockDefinition;
  data: Record<string, unknown>;
  boundMarkup?: ReturnType<typeof boundMarkup>;
  source?: SourceRef | undefined;
  slots: Record<string, PreparedNode[]>;
  when?: When | undefined;
  whenEmpty?: LayoutNode['whenEmpty'];
};

/** A node that cannot be shown, with the reason and its configuration. */
export type ErrorNode = {
  kind: 'error';
  key: string;
  path: string;
  reason: string;
  config: unknown;
  when?: When | undefined;
  /** Its read failed, which is reported to the visitor. */
  isFailedRead?: boolean;
};

export type PreparedNode = PreparedBlock | ErrorNode;

/** Dependencies for preparing nodes. `sources` are their page's. */
export type PrepareDeps = BindingScope & { sanitize: Sanitizer };

/**
 * Prepares one node and those in its slots.
 * @throws Error `[resolve] Unknown block "NotceList" at …. Did you mean "NoticeList"?`
 */
function tryPrepareNode(node: LayoutNode, path: JsonPath, scope: string, deps: PrepareDeps): PreparedBlock {
  const { registry, sanitize } = deps;
  const place = formatPath(path);
  const block = registry.blocks.get(node.type);
  if (!block) {
    const near = nearest(node.type, registry.blocks.keys());
    throw new Error(
      `[resolve] Unknown block "${node.type}" at ${place}.${near ? ` Did you mean "${near}"?` : ''}`,
    );
  }
  const migrated = migrateData(block, node);
  const [problem] = diagnose(block.schema, migrated, [...path, 'data']);
  if (problem) throw new Error(`[resolve] ${formatDiagnostic(problem)}`);
  const slots = Object.entries(node.slots ?? {}).map(([name, children]) => [
    name,
    prepareNodes(children, [...path, 'slots', name], scope, deps),
  ]);
  const data = sanitizeBySchema(
    block.schema.parse(migrated) as Record<string, unknown>,
    block.schema,
    sanitize,
  );
  return {
    kind: 'block',
    key: `${scope}-${node.id}`,
    path: place,
    block,
    data,
    boundMarkup: boundMarkup(data, block, deps),
    source: node.source,
    slots: Object.fromEntries(slots),
    when: node.when,
    whenEmpty: node.whenEmpty,
  };
}

/** The safe shell: a node that cannot be prepared becomes an error node with its original config. */
export function prepareNode(
  node: LayoutNode,
  path: JsonPath,
  scope: string,
  deps: PrepareDeps,
): PreparedNode {
  try {
    return tryPrepareNode(node, path, scope, deps);
  } catch (error) {
    const reason = error instanceof Error ? error.message : String(error);
    return {
      kind: 'error',
      key: `${scope}-${node.id}`,
      path: formatPath(path),
      reason,
      config: node,
      when: node.when,
    };
  }
}

/** Prepares the nodes of a list. Hidden ones are left out: they are neither read nor rendered anywhere. */
export const prepareNodes = (
  nodes: readonly LayoutNode[],
  path: JsonPath,
  scope: string,
  deps: PrepareDeps,
): PreparedNode[] =>
  nodes.flatMap((node, index) => (node.hidden ? [] : [prepareNode(node, [...path, index], scope, deps)]));
