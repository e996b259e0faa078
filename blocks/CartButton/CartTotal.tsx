import { usePage } from '#engine/context/use-page.tsx';
import { useFormat } from '#engine/i18n/use-format.ts';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import { estimatePrice } from '#engine/price/estimate.ts';
import type { SelectedProductOption } from '#schemas/site/client-state.ts';

/** The estimated price of the cart under the site's rules, read out whenever it changes. A site that shows no prices names none. */
export function CartTotal({ lines }: { lines: readonly SelectedProductOption[] }) {
  const { config } = usePage();
  const t = useMessages();
  const format = useFormat();
  // Prices were kept as they were shown: no VAT is added to them or taken out.
  const estimate = estimatePrice(
    lines.map(({ price, quantity }) => ({ item: { price }, count: quantity })),
    config,
  );
  const price = (amount: number) => format.price(amount, lines[0]?.currency);
  const { isHidden, vat, vatAmount, total, hasConsultation, count } = estimate;
  return (
    <output className="CartButton-total">
      <span className="CartButton-count">{t('count', { count })}</span>
      {!isHidden && (
        <span className="CartButton-sum">
          <span>{t('price.estimated')}</span> <strong>{price(estimate.amount)}</strong>{' '}
          <small>{t(vat === 'included' ? 'price.vatIncluded' : 'price.vatExcluded')}</small>
        </span>
      )}
      {!isHidden && vat === 'excluded' && vatAmount > 0 && (
        <small>{t('withVat', { rate: config.vatRate, vat: price(vatAmount), total: price(total) })}</small>
      )}
      {(isHidden || hasConsultation) && <small>{t(isHidden ? 'priceLater' : 'plusConsultation')}</small>}
    </output>
  );
}
