import { applyEdits, getNodeValue, modify } from 'jsonc-parser';
import { formatPath } from '#engine/resolve/diagnostic.ts';
import { migrateData } from '#engine/resolve/migrate.ts';
import { parseWithPositions } from '#engine/resolve/source-position.ts';
import type { Registry } from '#registry/contract.ts';
import type { Layout } from '#schemas/layout/walk-nodes.ts';
import { walkNodes } from '#schemas/layout/walk-nodes.ts';

type MigratedNode = { place: string; type: string; from: number; to: number };

/**
 * Rewrites the data of nodes whose block has a newer version, as the site migrates them on reading. Everything else in the
 * text keeps its bytes: comments, order, blanks.
 * @throws Error naming the place if the text is not JSON, or the block if a migration step is missing or fails
 */
export function migrateDocument(
  text: string,
  registry: Registry,
): { text: string; migrated: MigratedNode[] } {
  const { syntaxErrors, tree } = parseWithPositions(text);
  const [broken] = syntaxErrors;
  if (broken) throw new Error(`${broken.line}:${broken.column} ${broken.message}`);
  if (tree?.type !== 'object') throw new Error('It is not a site document.');
  const migrated: MigratedNode[] = [];
  let result = text;
  // Paths stay valid throughout: edits replace values, and no node is added or removed.
  for (const { node, path } of walkNodes(getNodeValue(tree) as Layout)) {
    const block = registry.blocks.get(node.type);
    if (!block || node.v >= block.meta.version) continue;
    const data = migrateData(block, node);
    const formattingOptions = { insertSpaces: true, tabSize: 2 };
    for (const [key, value] of Object.entries({ v: block.meta.version, data }))
      result = applyEdits(result, modify(result, [...path, key], value, { formattingOptions }));
    migrated.push({ place: formatPath(path), type: node.type, from: node.v, to: block.meta.version });
  }
  return { text: result, migrated };
}
