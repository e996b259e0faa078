import { describePrice } from '#engine/price/describe-price.ts';
import type { PricedItem, PriceRules } from '#engine/price/price-rules.ts';
import type { Currency } from '#schemas/api/products.ts';
import type { LanguageCode } from '#schemas/language-codes.ts';
import type { SelectedProductOption } from '#schemas/site/client-state.ts';

/** How many of each option are chosen, by option id. An option that is not chosen is missing. */
export type Counts = Readonly<Record<number, number>>;

const mostOfOne = 99;

/** Sets how many of an option are chosen, at most 99; below one it is no longer chosen. */
export function withCount(counts: Counts, optionId: number, count: number): Counts {
  const { [optionId]: _before, ...others } = counts;
  return count < 1 ? others : { ...others, [optionId]: Math.min(Math.trunc(count), mostOfOne) };
}

type Option = PricedItem & { id: number; name: string };

/** The chosen options with their counts, in the order of the list. One that cannot be reserved is never chosen. */
export function chosenLines<Item extends Option>(
  options: readonly Item[],
  counts: Counts,
): { item: Item; count: number }[] {
  return options
    .filter((item) => item.isReservable !== false)
    .map((item) => ({ item, count: counts[item.id] ?? 0 }))
    .filter(({ count }) => count > 0);
}

/** Chosen options as the cart keeps them: at the price that was shown, null where none was. */
export function cartLines(
  product: {
    id: number;
    name: string;
    languageCode: LanguageCode;
    currency?: Currency | undefined;
    /** Whose prices these are, where they are not everyone's. */
    secretEventId?: number | undefined;
  },
  lines: readonly { item: Option; count: number }[],
  rules: PriceRules,
): SelectedProductOption[] {
  return lines.map(({ item, count }) => {
    const view = describePrice(item, rules);
    return {
      productId: product.id,
      optionId: item.id,
      productName: product.name,
      optionName: item.name,
      languageCode: product.languageCode,
      price: view.kind === 'amount' ? view.amount : null,
      ...(product.currency ? { currency: product.currency } : {}),
      quantity: count,
      ...(product.secretEventId ? { eventId: product.secretEventId } : {}),
    };
  });
}

/** Puts lines into a cart: an option that is already there takes the new count, so pressing twice adds nothing. */
export function putInCart(
  cart: readonly SelectedProductOption[],
  lines: readonly SelectedProductOption[],
): SelectedProductOption[] {
  const isSame = (a: SelectedProductOption, b: SelectedProductOption) =>
    a.productId === b.productId && a.optionId === b.optionId;
  const kept = cart.map((old) => lines.find((line) => isSame(line, old)) ?? old);
  return [...kept, ...lines.filter((line) => !cart.some((old) => isSame(line, old)))];
}

type Place = { productId: number; eventId: number | undefined };
/** Lines that a backup holds at most: those of the treatments that were looked at last. */
const mostBackedUp = 50;
const isOf = ({ productId, eventId }: Place) => {
  return (line: SelectedProductOption) => line.productId === productId && line.eventId === eventId;
};

/** The backup with what is ticked for one treatment now, in place of what was ticked before. */
export function withBackup(
  backup: readonly SelectedProductOption[],
  place: Place,
  lines: readonly SelectedProductOption[],
): SelectedProductOption[] {
  const isOwn = isOf(place);
  return [...backup.filter((line) => !isOwn(line)), ...lines].slice(-mostBackedUp);
}

/** The counts with those that the backup has of a treatment, of options that are still there and can be reserved. */
export function restored(
  backup: readonly SelectedProductOption[],
  { options, ...place }: Place & { options: readonly Option[] },
  counts: Counts,
): Counts {
  const isOffered = ({ optionId }: SelectedProductOption) =>
    options.some(({ id, isReservable }) => id === optionId && isReservable !== false);
  return backup
    .filter(isOf(place))
    .filter((line) => isOffered(line) && !counts[line.optionId])
    .reduce((all, { optionId, quantity }) => withCount(all, optionId, quantity), counts);
}
