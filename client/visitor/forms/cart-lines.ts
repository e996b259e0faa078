import { getDefaultStore } from 'jotai/vanilla';
import { bookedLines, removeFromCartAtom, selectionAtom } from '#engine/browser/state/cart.ts';
import { formatPrice } from '#engine/i18n/format-price.ts';
import { languageCodes } from '#schemas/language-codes.ts';
import type { SelectedProductOption } from '#schemas/site/client-state.ts';

const store = getDefaultStore();
// An atom reads local storage, and follows other tabs, only while something subscribes to it.
store.sub(selectionAtom, () => {});

const linesOf = () =>
  bookedLines(store.get(selectionAtom).selectedProducts).map((line) => ({ line, text: textOf(line) }));

/**
 * `Lifting – 300 shots (Welcome week ₩59,000) × 2`: an event price names its event, the only place where it applies.
 */
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

/** Appends the cart items to their field, one per line; existing lines are left unchanged. */
export function fillFromCart(field: HTMLTextAreaElement): void {
  const missing = linesOf().filter(({ text }) => !field.value.includes(text));
  if (missing.length === 0) return;
  field.value = [field.value.trim(), ...missing.map(({ text }) => text)].filter(Boolean).join('\n');
}

/** Removes only the sent items from the cart. */
export function leaveCart(sent: string): void {
  const gone = linesOf().filter(({ text }) => sent.includes(text));
  store.set(
    removeFromCartAtom,
    gone.map(({ line }) => line),
  );
}
