import { getDefaultStore } from 'jotai/vanilla';
import { bookedLines, removeFromCartAtom, selectionAtom } from '#engine/state/cart.ts';

const store = getDefaultStore();
// An atom of local storage reads it once somebody listens, and follows other tabs from then on.
store.sub(selectionAtom, () => {});

const linesOf = () =>
  bookedLines(store.get(selectionAtom).selectedProducts).map((line) => ({
    line,
    text: `${line.productName} – ${line.optionName}${line.quantity > 1 ? ` × ${line.quantity}` : ''}`,
  }));

/** Writes what stands in the cart into the field for it, a line each; lines that are there already stay as they are. */
export function fillFromCart(field: HTMLTextAreaElement): void {
  const missing = linesOf().filter(({ text }) => !field.value.includes(text));
  if (missing.length === 0) return;
  field.value = [field.value.trim(), ...missing.map(({ text }) => text)].filter(Boolean).join('\n');
}

/** What was sent leaves the cart, no more. */
export function leaveCart(sent: string): void {
  const gone = linesOf().filter(({ text }) => sent.includes(text));
  store.set(
    removeFromCartAtom,
    gone.map(({ line }) => line),
  );
}
