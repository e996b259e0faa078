import type { BlockPart } from '#registry/contract.ts';
import type { LayoutNode } from '#schemas/layout/node.ts';
import { type GlobalSlotName, globalSlotNames, globalSlotTable } from '#schemas/layout/slots.ts';
import type { JsonPath } from '#schemas/layout/walk-nodes.ts';
import { isHidden, walkNodes } from '#schemas/layout/walk-nodes.ts';
import type { CheckContext } from './check-context.ts';

/** A place of the document that takes a part away, with the pages that lack it. */
type Removal = { path: JsonPath; pages: string[] };

/**
 * Where the document removes a part that its template has in a global slot.
 * @param onAll also on pages that are not indexed: they are for advertisements and for messages, and may lack other parts
 */
export function removalsOf(part: BlockPart, context: CheckContext, { onAll = false } = {}): Removal[] {
  const { template, registry } = context;
  const has = (node: LayoutNode | null | undefined) =>
    node !== null &&
    node !== undefined &&
    [...walkNodes({ slots: { header: node } })].some(
      (placed) =>
        !placed.node.when &&
        !isHidden(placed) &&
        registry.blocks.get(placed.node.type)?.meta.provides?.includes(part),
    );
  const slot = globalSlotNames.find((name) => has(template.template.slots[name]));
  return slot ? removals(slot, globalSlotNames, has, context, onAll) : [];
}

/** Where the document empties a global slot, or hides the node in it, apart from pages that are not indexed. */
export const emptied = (slot: GlobalSlotName, context: CheckContext): Removal[] =>
  removals(slot, [slot], (node) => node !== null && node !== undefined && !node.hidden, context);

/** @param anywhere the slots whose nodes can have the part */
function removals(
  slot: GlobalSlotName,
  anywhere: readonly GlobalSlotName[],
  has: (node: LayoutNode | null | undefined) => boolean,
  { pages, document }: CheckContext,
  onAll = false,
): Removal[] {
  const found = new Map<string, Removal>();
  for (const { key, page, isOwn, slots } of pages.values()) {
    if (globalSlotTable[slot].absentFrom?.includes(key) || (page.noindex && !onAll)) continue;
    if (anywhere.some((name) => has(slots[name]?.node))) continue;
    const path = isOwn && slot in (page.slots ?? {}) ? ['pages', key, 'slots', slot] : ['slots', slot];
    if (path[0] === 'slots' && !(slot in (document.slots ?? {}))) continue;
    const id = path.join(' ');
    const removal = found.get(id) ?? { path, pages: [] };
    found.set(id, removal);
    removal.pages.push(key);
  }
  return [...found.values()];
}
