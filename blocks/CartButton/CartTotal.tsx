import { isBookable } from '#engine/browser/state/cart.ts';
import { usePage } from '#engine/context/use-page.tsx';
import { estimatePrice } from '#engine/domain/price/estimate.ts';
import { useFormatPrice } from '#engine/i18n/use-format-price.ts';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import type { SelectedProductOption } from '#schemas/site/client-state.ts';

type Props = {
  /** The cart. Removed treatments do not count. */
  lines: readonly SelectedProductOption[];
  /** Whether prices are still loading, in which case there is no sum. */
  isReading?: boolean;
};

/**
 * The estimated price of the cart under the site's rules, announced on change. Sites without prices show none, nor does
 * a cart without any amount: it is not free.
 */
export function CartTotal({ lines, isReading = false }: Props) {
  const { config } = usePage();
  const t = useMessages();
  const formatPrice = useFormatPrice();
  const booked = lines.filter(isBookable);
  const isUnread = ({ standing }: SelectedProductOption) => standing === 'unread';
  // Prices are as displayed, so without `isVatIncluded` they are not converted.
  const estimate = estimatePrice(
    booked
      .filter((line) => !isUnread(line))
      .map(({ price, quantity }) => ({ item: { price }, count: quantity })),
    config,
  );
  const price = (amount: number) => formatPrice(amount, booked[0]?.currency);
  const { isHidden, vat, vatAmount, total, hasAmount, hasConsultation } = estimate;
  const hasSum = hasAmount && !isReading;
  const isLater = !hasAmount && !isReading && hasConsultation;
  const notes = [
    ...(isHidden || isLater ? [t('priceLater')] : []),
    ...(!isHidden && isReading ? [t('readingAll')] : []),
    ...(hasSum && hasConsultation ? [t('plusConsultation')] : []),
    ...(!isHidden && !isReading && booked.some(isUnread) ? [t('withoutUnread')] : []),
  ];
  return (
    <output className="CartButton-total">
      <span className="CartButton-count">
        {t('count', { count: booked.reduce((sum, { quantity }) => sum + quantity, 0) })}
      </span>
      {hasSum && (
        <span className="CartButton-sum">
          <span>{t('price.estimated')}</span> <strong>{price(estimate.amount)}</strong>{' '}
          <small>{t(vat === 'included' ? 'price.vatIncluded' : 'price.vatExcluded')}</small>
        </span>
      )}
      {hasSum && vat === 'excluded' && vatAmount > 0 && (
        <small>{t('withVat', { rate: config.vatRate, vat: price(vatAmount), total: price(total) })}</small>
      )}
      {notes.map((note) => (
        <small key={note}>{note}</small>
      ))}
    </output>
  );
}
