import { usePage } from '#engine/context/use-page.tsx';
import { describePrice } from '#engine/domain/price/describe-price.ts';
import type { PricedItem } from '#engine/domain/price/price-rules.ts';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import { PriceTag } from './PriceTag.tsx';

type ProductPriceProps = {
  item: PricedItem;
  currency?: 'KRW' | 'JPY';
  /** It is the lowest of several. */
  isFrom?: boolean;
  size?: 's' | 'm' | 'l';
  /** Shows nothing on a site without prices, instead of referring to the consultation. */
  silent?: boolean;
  className?: string;
};

/**
 * The price of a treatment or option under the site's rules (engine/domain/price). An island lists the facts
 * `config.hasPriceView`, `config.isIncludeVat` and `config.vatRate`.
 */
export function ProductPrice({ item, currency, isFrom, size, silent, className }: ProductPriceProps) {
  const { config } = usePage();
  const t = useMessages();
  const view = describePrice(item, config);
  if (view.kind === 'hidden' && silent) return null;
  const amount = view.kind === 'amount' ? view : undefined;
  return (
    <PriceTag
      price={amount?.amount}
      originalPrice={amount?.originalAmount}
      currency={currency}
      size={size}
      className={className}
      labels={{
        original: t('price.original'),
        sale: t('price.sale'),
        from: isFrom ? t('price.from') : undefined,
        vat: amount && t(amount.vat === 'included' ? 'price.vatIncluded' : 'price.vatExcluded'),
        instead: t('price.consultation'),
      }}
    />
  );
}
