import { getDefaultStore } from 'jotai/vanilla';
import { bookedLines, removeFromCartAtom, selectionAtom } from '#engine/browser/state/cart.ts';
import { formatPrice } from '#engine/i18n/format-price.ts';
import { languageCodes } from '#schemas/language-codes.ts';
import type { SelectedProductOption } from '#schemas/site/client-state.ts';
import { cartLinesOf, isDrafted, saveCartLines } from './drafts.ts';

const store = getDefaultStore();
// An atom reads local storage, and follows other tabs, only while something subscribes to it.
store.sub(selectionAtom, () => {});

const linesOf = () =>
  bookedLines(store.get(selectionAtom).selectedProducts).map((line) => ({ line, text: textOf(line) }));
const textsOf = () => linesOf().map(({ text }) => text);

// The cart can change over the open form, in its drawer or in another tab.
let known = textsOf();
store.sub(selectionAtom, () => {
  const before = known;
  known = textsOf();
  // A line that the visitor deleted must not return with a change of another.
  const added = known.filter((text) => !before.includes(text));
  for (const field of document.querySelectorAll<HTMLTextAreaElement>('[data-cart-lines]'))
    fillFromCart(field, added);
});

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
  const text = `${productName} – ${optionName}${atEvent}${quantity > 1 ? ` × ${quantity}` : ''}`;
  // Names may contain line breaks.
  return text.replace(/\s+/g, ' ').trim();
}

/**
 * Updates the field of the cart's items, one per line: removes lines that this function wrote earlier and that the cart
 * no longer has, and appends missing ones. What the visitor typed is left unchanged.
 * @param wanted the lines to append if they are missing
 */
function fillFromCart(field: HTMLTextAreaElement, wanted: readonly string[]): void {
  if (!field.form) return;
  const inCart = textsOf();
  const written = cartLinesOf(field.form);
  const stale = written.filter((text) => !inCart.includes(text));
  const lines = field.value.split('\n').filter((line) => !stale.includes(line.trim()));
  const missing = wanted.filter((text) => !lines.some((line) => line.trim() === text));
  if (stale.length === 0 && missing.length === 0) return;
  field.value = [lines.join('\n').trim(), ...missing].filter(Boolean).join('\n');
  const ours = new Set([...written, ...missing]);
  saveCartLines(
    field.form,
    field,
    inCart.filter((text) => ours.has(text)),
  );
}

/** Fills the field of a page that was opened. A line that the visitor deleted from the draft does not return. */
export function fillFirst(field: HTMLTextAreaElement): void {
  const { form } = field;
  if (!form) return;
  const written = isDrafted(form, field) ? cartLinesOf(form) : [];
  fillFromCart(
    field,
    textsOf().filter((text) => !written.includes(text)),
  );
}

/** Removes only the sent items from the cart. */
export function leaveCart(sent: string): void {
  const lines = sent.split('\n').map((line) => line.trim());
  const gone = linesOf().filter(({ text }) => lines.includes(text));
  store.set(
    removeFromCartAtom,
    gone.map(({ line }) => line),
  );
}
