import { z } from 'zod';
import { type LayoutNode, node } from './node.ts';

type GlobalSlot = {
  /** Where its node is rendered: before the content, in one row with it, or after it. */
  place: 'before' | 'beside' | 'after';
  /** Its node covers the page, and is as wide as the window even where a panel narrows the page. */
  isOverlay?: true;
  /** Page keys without the slot, whatever template or document name. */
  absentFrom?: readonly string[];
  /** What visitors see there: editors show it beside the slot's name. */
  shows: string;
};

/** The pages that show no header (SPEC section 2, Other paths). */
const special = ['/landing', '/ready', '/goodbye', '/sign-up/welcome'];
/** The pages without a search panel (SPEC section 2, Layout). */
const terms = ['/terms/terms-of-service', '/terms/privacy-policy'];

/** The global slots, in the order in which they are rendered (SPEC section 3, Global layout slots). A new one is a row here. */
const table = {
  header: { place: 'before', absentFrom: special, shows: 'logo, menu, languages' },
  search: { place: 'before', isOverlay: true, shows: 'the search over the whole page' },
  layoutSearch: {
    place: 'beside',
    isOverlay: true,
    absentFrom: terms,
    shows: 'the search panel of wide windows',
  },
  footer: { place: 'after', shows: 'contact, hours, business details' },
  floatingButton: { place: 'after', isOverlay: true, shows: 'quick contact' },
  popup: { place: 'after', isOverlay: true, shows: 'popups' },
  widget: { place: 'after', isOverlay: true, shows: 'the reservation widget and the cart' },
} as const satisfies Record<string, GlobalSlot>;

export type GlobalSlotName = keyof typeof table;

export const globalSlotTable: Readonly<Record<GlobalSlotName, GlobalSlot>> = table;

export const globalSlotNames = Object.keys(table) as GlobalSlotName[];

/** One node per global slot; `null` empties a slot that the template fills. */
export type GlobalSlots = { [Name in GlobalSlotName]?: LayoutNode | null | undefined };

const slotNode = node.nullable().optional();
const shape = Object.fromEntries(globalSlotNames.map((name) => [name, slotNode.describe(table[name].shows)]));

export const globalSlots = z
  .strictObject(shape as Record<GlobalSlotName, typeof slotNode>)
  .meta({ id: 'GlobalSlots' });
