import { atom } from 'jotai/vanilla';
import { maxQuantity } from '#schemas/quantity.ts';
import type { SelectedProductOption, TemporarySelection } from '#schemas/site/client-state.ts';
import { commonAtom, reservationAtom } from './persisted-state.ts';

const nothing: TemporarySelection = { selectedEvent: null, selectedProductId: null, selectedProducts: [] };

/**
 * The options in the cart (SPEC section 3, temporary selected product options). Writing them also updates the badge
 * count in the header.
 */
export const selectionAtom = atom(
  (get) => get(reservationAtom).temporary ?? nothing,
  (_get, set, change: TemporarySelection | ((previous: TemporarySelection) => TemporarySelection)) => {
    let cartCount = 0;
    set(reservationAtom, (reservation) => {
      const temporary = typeof change === 'function' ? change(reservation.temporary ?? nothing) : change;
      cartCount = countOf(temporary.selectedProducts);
      return { ...reservation, temporary };
    });
    set(commonAtom, (common) => ({ ...common, cartCount }));
  },
);

/** The number of items in the cart. */
export const cartCountAtom = atom((get) => get(commonAtom).cartCount);

/** Removes options from the cart. Removing the last one also removes the event they were chosen in. */
export const removeFromCartAtom = atom(null, (_get, set, options: readonly OptionKey[]) =>
  set(selectionAtom, (selection) => {
    const isLeft = (option: OptionKey) => !options.some((gone) => same(gone, option));
    const selectedProducts = selection.selectedProducts.filter(isLeft);
    return selectedProducts.length === 0 ? nothing : { ...selection, selectedProducts };
  }),
);

/** Sets the quantity of an option in the cart, 1 to `maxQuantity`. */
export const setQuantityAtom = atom(null, (_get, set, option: OptionKey & { quantity: number }) =>
  set(selectionAtom, (selection) => ({
    ...selection,
    selectedProducts: selection.selectedProducts.map((other) =>
      same(other, option)
        ? { ...other, quantity: Math.min(Math.max(option.quantity, 1), maxQuantity) }
        : other,
    ),
  })),
);

/** Empties the cart. */
export const emptyCartAtom = atom(null, (_get, set) => set(selectionAtom, nothing));

/** Whether a line can be part of a reservation, as far as known. */
export const isBookable = ({ standing }: SelectedProductOption): boolean =>
  standing !== 'gone' && standing !== 'closed';

/** The cart lines for a reservation: without unavailable treatments, and without prices that could not be read. */
export const bookedLines = (lines: readonly SelectedProductOption[]): SelectedProductOption[] =>
  lines.filter(isBookable).map(({ standing, ...line }) => (standing ? { ...line, price: null } : line));

type OptionKey = Pick<SelectedProductOption, 'productId' | 'optionId'>;
const same = (a: OptionKey, b: OptionKey) => a.productId === b.productId && a.optionId === b.optionId;
const countOf = (options: SelectedProductOption[]) =>
  options.reduce((sum, { quantity }) => sum + quantity, 0);
