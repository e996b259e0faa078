import { usePage } from '#engine/context/use-page.tsx';
import type { Estimate } from '#engine/domain/price/estimate.ts';
import { summarizeSelection } from '#engine/i18n/selection-summary.ts';
import { useFormatPrice } from '#engine/i18n/use-format-price.ts';
import { useMessages } from '#engine/i18n/use-messages.tsx';

type Props = {
  estimate: Estimate;
  currency: 'KRW' | 'JPY' /** The chosen options. */;
  names: readonly string[];
};

/** The estimated price of the choice, announced on change. A choice without any amount has none: it is not free. */
export function Total({ estimate, currency, names }: Props) {
  const { config, locale } = usePage();
  const t = useMessages();
  const formatPrice = useFormatPrice();
  const price = (amount: number) => formatPrice(amount, currency);
  const { hasAmount } = estimate;
  const isExcluded = estimate.vat === 'excluded' && estimate.vatAmount > 0;
  return (
    <output className="OptionPicker-total">
      <span className="OptionPicker-selected">
        <span>{t('selected', { count: estimate.count })}</span>
        {names.length > 0 && (
          <span className="u-hidden">
            {`: ${summarizeSelection(names, locale, (count) => t('andMore', { count }))}`}
          </span>
        )}
      </span>
      {hasAmount && (
        <span className="OptionPicker-sum">
          <span className="OptionPicker-sumLabel">{t('price.estimated')}</span>{' '}
          <strong className="OptionPicker-amount">{price(estimate.amount)}</strong>{' '}
          <span className="OptionPicker-vat">
            {t(estimate.vat === 'included' ? 'price.vatIncluded' : 'price.vatExcluded')}
          </span>
        </span>
      )}
      {hasAmount && isExcluded && (
        <span className="OptionPicker-line">
          {t('withVat', {
            rate: config.vatRate,
            vat: price(estimate.vatAmount),
            total: price(estimate.total),
          })}
        </span>
      )}
      {hasAmount && estimate.saved > 0 && (
        <span className="OptionPicker-line OptionPicker-line--saved">
          {t('saved', { amount: price(estimate.saved) })}
        </span>
      )}
      {(hasAmount ? estimate.hasConsultation : estimate.count > 0) && (
        <span className="OptionPicker-line">{t(hasAmount ? 'plusConsultation' : 'priceLater')}</span>
      )}
    </output>
  );
}
