import { usePage } from '#engine/context/use-page.tsx';
import { useFormat } from '#engine/i18n/use-format.ts';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import { estimatePrice } from '#engine/price/estimate.ts';
import type { ReservationSuccess } from '#schemas/site/client-state.ts';

/** The reserved treatments with the prices of the reservation; a site that shows no prices shows none here. */
export function Treatments({ success }: { success: ReservationSuccess }) {
  const { config } = usePage();
  const t = useMessages();
  const format = useFormat();
  const { reservationProductOptions: options, isIncludeVat } = success;
  const rules = { hasPriceView: config.hasPriceView, vatRate: config.vatRate, isIncludeVat };
  const estimate = estimatePrice(
    options.map(({ price, quantity }) => ({ item: { price }, count: quantity })),
    rules,
  );
  return (
    <div className="ReservationComplete-treatments">
      <h2 className="ReservationComplete-subtitle">{t('treatments')}</h2>
      <ul>
        {options.map(({ productId, optionId, productName, optionName, price, currency, quantity }) => (
          <li key={`${productId}:${optionId}`} className="ReservationComplete-treatment">
            <span>
              {productName} {optionName}
              {quantity > 1 && ` × ${quantity}`}
            </span>
            {config.hasPriceView && (
              <span className="ReservationComplete-price">
                {price === null ? t('price.consultation') : format.price(price * quantity, currency)}
              </span>
            )}
          </li>
        ))}
      </ul>
      {!estimate.isHidden && (
        <p className="ReservationComplete-total">
          <span>{t('price.estimated')}</span>{' '}
          <strong>{format.price(estimate.amount, options[0]?.currency)}</strong>{' '}
          <small>{t(isIncludeVat ? 'price.vatIncluded' : 'price.vatExcluded')}</small>
        </p>
      )}
    </div>
  );
}
