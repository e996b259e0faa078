import type { BlockDefinition } from '#registry/contract.ts';
import type { LayoutNode } from '#schemas/layout/node.ts';

/**
 * Migrates a node's data to the block's current version. Throws if a step is missing: that is a bug in the block, not
 * in the document.
 */
export function migrateData(
  block: BlockDefinition,
  node: Pick<LayoutNode, 'v' | 'data'>,
): Record<string, unknown> {
  let data = node.data;
  for (let version = node.v; version < block.meta.version; version += 1) {
    const migrate = block.migrations[version];
    if (!migrate)
      throw new Error(
        `[resolve] Block "${block.type}" has no migration from version ${version}. Add it to migrations.ts.`,
      );
    data = migrate(data);
  }
  return data;
}
