import { storedOption } from '#engine/browser/state/stored-options.ts';
import { describePrice } from '#engine/domain/price/describe-price.ts';
import type { PricedItem, PriceRules } from '#engine/domain/price/price-rules.ts';
import type { Currency } from '#schemas/currency.ts';
import type { LanguageCode } from '#schemas/language-codes.ts';
import { maxQuantity } from '#schemas/quantity.ts';
import type { SelectedProductOption } from '#schemas/site/client-state.ts';

/** The count of each chosen option, by `optionKey`. Unchosen options are missing. */
export type Counts = Readonly<Record<string, number>>;

/** The key of an option: options of two treatments may have the same id. */
export const optionKey = (productId: number, optionId: number): string => `${productId}-${optionId}`;

/** Sets the count of an option, at most `maxQuantity`; below one it is no longer chosen. */
export function withCount(counts: Counts, key: string, count: number): Counts {
  const { [key]: _before, ...others } = counts;
  return count < 1 ? others : { ...others, [key]: Math.min(Math.trunc(count), maxQuantity) };
}

type Option = PricedItem & { id: number; name: string; event?: { id: number; title: string } | undefined };

/** A treatment with its options. */
export type Treatment<Item extends Option = Option> = {
  id: number;
  name: string;
  /** The language of the names. */
  languageCode: LanguageCode;
  currency?: Currency | undefined;
  options: readonly Item[];
};

/** A chosen option, its count and its treatment. */
type ChosenLine<Item extends Option = Option> = {
  treatment: Treatment<Item>;
  item: Item;
  count: number;
};

/** The chosen options with their counts, in list order. One that cannot be reserved is never chosen. */
export function chosenLines<Item extends Option>(
  treatments: readonly Treatment<Item>[],
  counts: Counts,
): ChosenLine<Item>[] {
  return treatments.flatMap((treatment) =>
    treatment.options
      .filter((item) => item.isReservable !== false)
      .map((item) => ({ treatment, item, count: counts[optionKey(treatment.id, item.id)] ?? 0 }))
      .filter(({ count }) => count > 0),
  );
}

/**
 * Chosen options as stored in the cart: at the price shown, null if none was, with the event of that price.
 * @param secretEventId the secret event whose prices these are, if any
 * @param eventOfAll the event of all prices, if the options do not name it
 */
export function cartLines(
  lines: readonly ChosenLine[],
  rules: PriceRules,
  secretEventId?: number,
  eventOfAll?: Option['event'],
): SelectedProductOption[] {
  return lines.map(({ treatment, item, count }) => {
    const view = describePrice(item, rules);
    const event = item.event ?? eventOfAll;
    return {
      productId: treatment.id,
      optionId: item.id,
      productName: treatment.name,
      optionName: item.name,
      languageCode: treatment.languageCode,
      price: view.kind === 'amount' ? view.amount : null,
      ...(treatment.currency ? { currency: treatment.currency } : {}),
      quantity: count,
      ...(secretEventId ? { eventId: secretEventId } : {}),
      ...(event ? { event } : {}),
    };
  });
}

/**
 * A cart whose lines have the current ids of these treatments' options: the clinic may have reordered them. A line
 * whose option is not found, and whose id now belongs to another option in the cart or to be added, gets a free id.
 * @param added lines to be put into the cart
 */
export function withPresentIds(
  cart: readonly SelectedProductOption[],
  treatments: readonly Treatment[],
  added: readonly SelectedProductOption[],
): SelectedProductOption[] {
  const present = cart.map((line) => ({
    ...line,
    optionId: optionOf(line, treatments)?.id ?? line.optionId,
  }));
  return present.map((line, index) =>
    optionOf(line, treatments)?.name !== line.optionName &&
    (present.some((other) => other !== line && isSame(other, line)) ||
      // One with a name in another language may be the same option.
      added.some((other) => isSame(other, line) && other.languageCode === line.languageCode))
      ? // Higher than the ids of all options, of which an event shows only some.
        { ...line, optionId: Date.now() + index }
      : line,
  );
}

/** The option that a line means, if it is one of these treatments'. */
function optionOf<Item extends Option>(
  line: SelectedProductOption,
  treatments: readonly Treatment<Item>[],
): Item | undefined {
  const treatment = treatments.find(({ id }) => id === line.productId);
  return treatment && storedOption(line, treatment);
}

/**
 * Puts lines into a cart: an existing option takes the new count, so pressing twice adds nothing. It stays at a secret
 * price that is not higher than the new one.
 */
export function putInCart(
  cart: readonly SelectedProductOption[],
  lines: readonly SelectedProductOption[],
): SelectedProductOption[] {
  const updated = cart.map((old) => {
    const again = lines.find((line) => isSame(line, old));
    return again ? pickedAgain(old, again) : old;
  });
  return [...updated, ...lines.filter((line) => !cart.some((old) => isSame(line, old)))];
}

/** What lines add to a cart: new options, and how many more of those that it has. */
export const addedTo = (
  cart: readonly SelectedProductOption[],
  lines: readonly SelectedProductOption[],
): SelectedProductOption[] =>
  lines
    .map((line) => {
      const old = cart.find((old) => isSame(old, line));
      return old ? { ...pickedAgain(old, line), quantity: line.quantity - old.quantity } : line;
    })
    .filter(({ quantity }) => quantity > 0);

/** A line that replaces an older one of the cart. */
function pickedAgain(old: SelectedProductOption, line: SelectedProductOption): SelectedProductOption {
  const { eventId, event, price } = old;
  if (!eventId || line.eventId) return line;
  const isSecretPrice = event?.id === eventId;
  const isLower = line.price === null || (price !== null && price <= line.price);
  return { ...line, eventId, ...(isSecretPrice && isLower ? { event, price } : {}) };
}

const isSame = (a: SelectedProductOption, b: SelectedProductOption) =>
  a.productId === b.productId && a.optionId === b.optionId;

/** The treatments of a picker, and the secret event whose prices they are shown at, if any. */
type Place = { productIds: readonly number[]; eventId: number | undefined };
/** Maximum number of lines in a backup, which has the treatments viewed last. */
const maxBackedUp = 50;
const isOf = ({ productIds, eventId }: Place) => {
  return (line: SelectedProductOption) => productIds.includes(line.productId) && line.eventId === eventId;
};

/** The backup with the current choice of one picker replacing its previous one. */
export function withBackup(
  backup: readonly SelectedProductOption[],
  place: Place,
  lines: readonly SelectedProductOption[],
): SelectedProductOption[] {
  const isOwn = isOf(place);
  return [...backup.filter((line) => !isOwn(line)), ...lines].slice(-maxBackedUp);
}

/** The counts merged with a picker's backup, limited to options that still exist and can be reserved. */
export function restored(
  backup: readonly SelectedProductOption[],
  { treatments, eventId }: { treatments: readonly Treatment[]; eventId: number | undefined },
  counts: Counts,
): Counts {
  return backup.filter(isOf({ productIds: treatments.map(({ id }) => id), eventId })).reduce((all, line) => {
    const option = optionOf(line, treatments);
    const key = optionKey(line.productId, option?.id ?? 0);
    return !option || option.isReservable === false || counts[key] ? all : withCount(all, key, line.quantity);
  }, counts);
}
