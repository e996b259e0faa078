import { getDefaultStore } from 'jotai/vanilla';
import { bookedLines, removeFromCartAtom, selectionAtom } from '#engine/browser/state/cart.ts';
import { formatPrice } from '#engine/i18n/format-price.ts';
import { languageCodes } from '#schemas/language-codes.ts';
import type { SelectedProductOption } from '#schemas/site/client-state.ts';

const store = getDefaultStore();
// An atom of local storage reads it once somebody listens, and follows other tabs from then on.
store.sub(selectionAtom, () => {});

const linesOf = () =>
  bookedLines(store.get(selectionAtom).selectedProducts).map((line) => ({ line, text: textOf(line) }));

/** `Lifting – 300 shots (Welcome week ₩59,000) × 2`: an event's price is named with the event, for it holds in it alone. */
function textOf({
  productName,
  optionName,
  event,
  price,
  currency,
  quantity,
}: SelectedProductOption): string {
  const locale = languageCodes.find((code) => code === document.documentElement.lang) ?? 'ko';
  const amount = price === null ? '' : ` ${formatPrice(price, locale, currency)}`;
  const atEvent = event ? ` (${event.title}${amount})` : '';
  return `${productName} – ${optionName}${atEvent}${quantity > 1 ? ` × ${quantity}` : ''}`;
}

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
