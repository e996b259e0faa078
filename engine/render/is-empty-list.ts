import type { ResolvedBlock } from '#engine/resolve/resolve-page.ts';

/**
 * Whether a node is a list without rows that is left out. On the home page an empty list is of no use to a visitor;
 * anywhere else the list is what the visitor came for, so its message is shown. The node may decide otherwise
 * (`whenEmpty`). Blocks that do not require their source show something without rows.
 */
export function isEmptyList(
  { block, prepared, source }: Pick<ResolvedBlock, 'block' | 'prepared' | 'source'>,
  pageKey: string,
): boolean {
  const { whenEmpty = pageKey === '/' ? 'hide' : 'show' } = prepared;
  if (whenEmpty === 'show' || !block.meta.sourceRequired) return false;
  const { rows } = (source ?? {}) as { rows?: unknown };
  return Array.isArray(rows) && rows.length === 0;
}
