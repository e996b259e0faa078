import { describePrice } from '#engine/domain/price/describe-price.ts';
import { eventOfAll } from '#engine/domain/price/event-of-all.ts';
import type { PriceRules } from '#engine/domain/price/price-rules.ts';
import type { ProductDetail } from '#schemas/api/products.ts';
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

/**
 * A cart line as the clinic offers it now, with the changes for the visitor. Names in another language are replaced
 * silently. A removed treatment or option retains its names, so that it can be shown and deleted.
 */
export function refreshLine(
  line: SelectedProductOption,
  treatment: ReadTreatment,
  rules: PriceRules,
): { line: SelectedProductOption; changes: Change[] } {
  const { standing: _, currency: __, event: ___, ...stored } = line;
  const option = treatment?.options.find(({ id }) => id === line.optionId);
  if (!treatment || !option) return { line: { ...line, standing: 'gone' }, changes: [] };
  const view = describePrice(option, rules);
  const price = view.kind === 'amount' ? view.amount : null;
  const { name: productName, languageCode, currency } = treatment;
  const renamed = productName !== line.productName || option.name !== line.optionName;
  const isSameLanguage = line.languageCode === languageCode;
  const changes: Change[] = [];
  if (renamed && isSameLanguage)
    changes.push({ kind: 'name', from: `${line.productName} ${line.optionName}` });
  if (price !== line.price && rules.hasPriceView)
    changes.push({ kind: 'price', from: line.price, to: price });
  const event = option.event ?? eventOfAll(treatment.event, treatment.options, new Date());
  const names = { productName, optionName: option.name, languageCode };
  const now = { ...stored, ...names, price, currency, ...(event ? { event } : {}) };
  return { line: option.isReservable ? now : { ...now, standing: 'closed' }, changes };
}
