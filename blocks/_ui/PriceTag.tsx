import { usePage } from '#engine/context/use-page.tsx';
import { discountPercent } from '#engine/domain/price/discount.ts';
import { formatPrice } from '#engine/i18n/format-price.ts';
import { classNames } from './class-names.ts';

/** Price labels in the page's language; omitted ones are not shown. */
type PriceLabels = {
  /** Announced to screen readers before the struck-through price, such as "Original price". */
  original: string;
  /** Before the effective price, such as "Sale price". */
  sale: string;
  /** VAT note, such as "VAT included". */
  vat?: string;
  /** Before a lowest price, such as "from". */
  from?: string;
  /** Shown instead of a price, such as "Ask at the consultation". */
  instead?: string;
};

type PriceTagProps = {
  /** Null or undefined if the price is only given in person. */
  price: number | null | undefined;
  /** The price before the sale. */
  originalPrice?: number | null;
  currency?: 'KRW' | 'JPY';
  labels: PriceLabels;
  size?: 's' | 'm' | 'l';
  className?: string;
};

/** A price with its sale and VAT note. If the price is hidden or unknown: `labels.instead`, or nothing. */
export function PriceTag({
  price,
  originalPrice,
  currency = 'KRW',
  labels,
  size = 'm',
  className,
}: PriceTagProps) {
  const { locale } = usePage();
  const look = classNames('Ui-price', `Ui-price--${size}`, className);
  if (price === null || price === undefined) {
    return labels.instead ? <p className={classNames(look, 'Ui-price--instead')}>{labels.instead}</p> : null;
  }
  const percent = discountPercent(price, originalPrice);
  return (
    <p className={look}>
      {percent && (
        <span className="Ui-price-before">
          <span className="u-hidden">{`${labels.original} `}</span>
          <s>{formatPrice(originalPrice ?? 0, locale, currency)}</s>{' '}
        </span>
      )}
      <span>
        {percent && <span className="Ui-price-percent">{`${percent}% `}</span>}
        {percent && <span className="u-hidden">{`${labels.sale} `}</span>}
        {labels.from && locale === 'en' && <span className="Ui-price-note">{`${labels.from} `}</span>}
        <span className="Ui-price-amount">{formatPrice(price, locale, currency)}</span>
        {labels.from && locale !== 'en' && <span className="Ui-price-note">{labels.from}</span>}
        {labels.vat && <span className="Ui-price-note Ui-price-note--vat">{` ${labels.vat}`}</span>}
      </span>
    </p>
  );
}
