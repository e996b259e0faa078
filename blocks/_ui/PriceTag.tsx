import { usePage } from '#engine/context/use-page.tsx';
import { discountPercent } from '#engine/domain/price/discount.ts';
import { formatPrice } from '#engine/i18n/format-price.ts';
import { classNames } from './class-names.ts';

/** Words of a price in the page's language; those left out are not shown. */
export type PriceLabels = {
  /** Named to screen readers before the struck-through price, as in "Original price". */
  original: string;
  /** Before the price that counts, as in "Sale price". */
  sale: string;
  /** VAT note, as in "VAT included". */
  vat?: string;
  /** Before a price that is only the lowest, as in "from". */
  from?: string;
  /** Before an estimate, as in "Estimated". */
  estimated?: string;
  /** Shown instead of a price, as in "Ask at the consultation". */
  instead?: string;
};

type PriceTagProps = {
  /** Null or undefined where the price is only said in person. */
  price: number | null | undefined;
  /** Before the sale. */
  originalPrice?: number | null;
  currency?: 'KRW' | 'JPY';
  /** The partner shows prices (`config.hasPriceView`). */
  shown?: boolean;
  labels: PriceLabels;
  size?: 's' | 'm' | 'l';
  className?: string;
};

/** A price with its sale and VAT note. Where prices are hidden or unknown: `labels.instead`, or nothing. */
export function PriceTag({
  price,
  originalPrice,
  currency = 'KRW',
  shown = true,
  labels,
  size = 'm',
  className,
}: PriceTagProps) {
  const { locale } = usePage();
  const look = classNames('Ui-price', `Ui-price--${size}`, className);
  if (!shown || price === null || price === undefined) {
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
        {labels.estimated && <span className="Ui-price-note">{`${labels.estimated} `}</span>}
        {labels.from && locale === 'en' && <span className="Ui-price-note">{`${labels.from} `}</span>}
        <span className="Ui-price-amount">{formatPrice(price, locale, currency)}</span>
        {labels.from && locale !== 'en' && <span className="Ui-price-note">{labels.from}</span>}
        {labels.vat && <span className="Ui-price-note Ui-price-note--vat">{` ${labels.vat}`}</span>}
      </span>
    </p>
  );
}
