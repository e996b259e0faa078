import { z } from 'zod';
import { node } from './node.ts';

/** The seven global slots, in the order in which they stand on the page (SPEC section 3, Global layout slots). */
export const globalSlotNames = [
  'header',
  'search',
  'layoutSearch',
  'footer',
  'floatingButton',
  'popup',
  'widget',
] as const;
export type GlobalSlotName = (typeof globalSlotNames)[number];

/** One node per global slot; `null` empties a slot that the template fills. */
export const globalSlots = z
  .strictObject({
    header: node.nullable().optional(),
    search: node.nullable().optional(),
    layoutSearch: node.nullable().optional(),
    footer: node.nullable().optional(),
    floatingButton: node.nullable().optional(),
    popup: node.nullable().optional(),
    widget: node.nullable().optional(),
  })
  .meta({ id: 'GlobalSlots' });
export type GlobalSlots = z.infer<typeof globalSlots>;
