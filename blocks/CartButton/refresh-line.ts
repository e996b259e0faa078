import { type NamedOptions, storedOption } from '#engine/browser/state/stored-options.ts';
import { describePrice } from '#engine/domain/price/describe-price.ts';
import { eventOfAll } from '#engine/domain/price/event-of-all.ts';
import type { PriceRules } from '#engine/domain/price/price-rules.ts';
import type { ProductDetail } from '#schemas/api/products.ts';
import { maxQuantity } from '#schemas/quantity.ts';
import type { SelectedProductOption } from '#schemas/site/client-state.ts';

/** A treatment as read; `null` if the clinic no longer has that id. */
export type ReadTreatment = Pick<
  ProductDetail,
  'name' | 'languageCode' | 'currency' | 'options' | 'event'
> | null;

/** What has changed since the visitor picked it. */
export type Change =
  | { kind: 'name'; from: string }
  | { kind: 'price'; from: number | null; to: number | null };

export type FreshLine = { line: SelectedProductOption; changes: Change[] };

type Read = {
  treatment: ReadTreatment;
  /** The same in the language of the stored names, if that is another one: options are found by their names. */
  stored?: ReadTreatment;
};

/**
 * The cart lines of one treatment as the clinic offers it now, with the changes for the visitor. Names in another language
 * are replaced silently. A removed treatment or option retains its names, so that it can be shown and deleted.
 * @returns one for each line, but null for a line that means the option of another one, which has its quantity too
 */
export function refreshLines(
  lines: readonly SelectedProductOption[],
  { treatment, stored = null }: Read,
  rules: PriceRules,
): (FreshLine | null)[] {
  const lists = [treatment, stored].filter((list) => list !== null);
  const named = lines.map((line) => lists.find((list) => isSameLanguage(line, list)));
  const places = placesOf(lines, named);
  const lastId = Math.max(...[...lines, ...lists].flatMap(idsOf));
  return lines.map((line, index) => {
    const option = treatment?.options.find(({ id }) => id === places[index]);
    if (treatment && option) {
      const alike = lines.filter((_, other) => places[other] === option.id);
      if (line !== (alike.find(({ eventId }) => eventId) ?? alike[0])) return null;
      const quantity = Math.min(
        alike.reduce((sum, one) => sum + one.quantity, 0),
        maxQuantity,
      );
      return refreshLine({ ...line, quantity }, { treatment, option, named: named[index] }, rules);
    }
    // Another line may mean the option that now has this id; two lines with one id could not be told apart.
    const isTaken = places.some((id, other) => other !== index && id === line.optionId);
    const optionId = isTaken ? lastId + 1 + index : line.optionId;
    return { line: { ...line, optionId, standing: 'gone' }, changes: [] };
  });
}

const idsOf = (place: SelectedProductOption | NamedOptions): number[] =>
  'options' in place ? place.options.map(({ id }) => id) : [place.optionId];

const isSameLanguage = (line: SelectedProductOption, { languageCode }: NamedOptions) =>
  line.languageCode !== undefined && line.languageCode === languageCode;

/**
 * The present ids of the options that lines mean. The option in a line's place that has another name is the same one,
 * renamed, unless another line means it or the line was already gone.
 */
function placesOf(
  lines: readonly SelectedProductOption[],
  named: readonly (NamedOptions | undefined)[],
): (number | undefined)[] {
  const sure = lines.map((line, index) => {
    const list = named[index];
    return list && storedOption(line, list)?.id;
  });
  return lines.map(({ optionId, standing }, index) => {
    const id = sure[index];
    if (id !== undefined) return id;
    const isOthers = sure.includes(optionId) || (standing === 'gone' && named[index] !== undefined);
    return isOthers ? undefined : optionId;
  });
}

type Offer = {
  treatment: NonNullable<ReadTreatment>;
  option: NonNullable<ReadTreatment>['options'][number];
  /** The treatment in the language of the line. */
  named: ReadTreatment | undefined;
};

function refreshLine(
  line: SelectedProductOption,
  { treatment, option, named }: Offer,
  rules: PriceRules,
): FreshLine {
  const view = describePrice(option, rules);
  const price = view.kind === 'amount' ? view.amount : null;
  const { name: productName, languageCode, currency } = treatment;
  const name = named?.options.find(({ id }) => id === option.id)?.name;
  const changes: Change[] = [];
  if (named && (named.name !== line.productName || name !== line.optionName))
    changes.push({ kind: 'name', from: `${line.productName} ${line.optionName}` });
  if (price !== line.price && rules.hasPriceView)
    changes.push({ kind: 'price', from: line.price, to: price });
  const event = option.event ?? eventOfAll(treatment.event, treatment.options, new Date());
  const names = { productName, optionId: option.id, optionName: option.name, languageCode };
  const { standing: _, currency: __, event: ___, ...picked } = line;
  const now = { ...picked, ...names, price, currency, ...(event ? { event } : {}) };
  return { line: option.isReservable ? now : { ...now, standing: 'closed' }, changes };
}
