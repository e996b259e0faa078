import { z } from 'zod';
import type { Json } from '#schemas/json.ts';
import type { CatalogBlock } from '#schemas/operator/catalog.ts';
import { maxClipboardText } from '#schemas/operator/preview-frame.ts';
import { type CopiedNode, copiedNode } from '#schemas/operator/section-calls.ts';
import type { Place } from './places.ts';

/** A node in the system's clipboard, as text: it can be pasted into another page, site or tab, or sent to a colleague. */
const copied = z.strictObject({
  maru: z.literal('node'),
  version: z.literal(1),
  /** Code of the partner. */
  from: z.string().max(64),
  node: copiedNode,
});
type Copied = z.infer<typeof copied>;

/** @throws ZodError if the value is no node, or too large */
export const toClipboard = (from: string, node: Json): string =>
  JSON.stringify(copied.parse({ maru: 'node', version: 1, from, node }), null, 2);

/** The node in a text; undefined if it has none. */
export function fromClipboard(text: string): Copied | undefined {
  if (text.length > maxClipboardText || !text.trimStart().startsWith('{')) return undefined;
  try {
    return copied.safeParse(JSON.parse(text)).data;
  } catch {
    return undefined;
  }
}

/** Why a node cannot stand at a place. `name` is the label of its block, or of one inside of it. */
export type Misfit = { reason: 'unknown' | 'newer' | 'place' | 'full' | 'broken'; name: string };

/** Whether a node fits a place, with what it has in its slots; undefined if it does. */
export function misfitOf(
  node: CopiedNode,
  { takes, isFull }: Pick<Place, 'takes' | 'isFull'>,
  blocks: ReadonlyMap<string, CatalogBlock>,
): Misfit | undefined {
  const block = blocks.get(node.type);
  if (!block) return { reason: 'unknown', name: node.type };
  const name = block.label;
  if (node.v > block.version) return { reason: 'newer', name };
  if (!block.places.includes(takes)) return { reason: 'place', name };
  if (isFull) return { reason: 'full', name };
  for (const [slotName, nodes] of Object.entries(node.slots ?? {})) {
    const slot = block.slots.find((one) => one.name === slotName);
    if (!slot || nodes.length > (slot.max ?? Number.POSITIVE_INFINITY)) return { reason: 'broken', name };
    for (const inner of nodes) {
      const read = copiedNode.safeParse(inner);
      if (!read.success) return { reason: 'broken', name };
      const misfit = misfitOf(read.data, { takes: slot.takes, isFull: false }, blocks);
      if (misfit) return misfit;
    }
  }
  return undefined;
}
