import { contentLang } from '#blocks/_ui/content-text.ts';
import { usePage } from '#engine/context/use-page.tsx';
import { estimatePrice } from '#engine/domain/price/estimate.ts';
import { useFormat } from '#engine/i18n/use-format.ts';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import type { ReservationSuccess } from '#schemas/site/client-state.ts';

/** The reserved treatments with the prices of the reservation; a site without prices shows none here. */
export function Treatments({ success }: { success: ReservationSuccess }) {
  const { config, locale } = usePage();
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
        {options.map((option) => (
          <li
            key={`${option.productId}:${option.optionId}:${option.event?.id ?? ''}`}
            className="ReservationComplete-treatment"
          >
            <span>
              <span lang={contentLang(option, locale)}>
                {`${option.productName} ${option.optionName}${option.quantity > 1 ? ` × ${option.quantity}` : ''}`}
              </span>
              {option.event && (
                <small className="ReservationComplete-event">
                  <span>{`${t('event')} · `}</span>
                  <span
                    lang={contentLang(
                      { languageCode: option.event.languageCode ?? option.languageCode },
                      locale,
                    )}
                  >
                    {option.event.title}
                  </span>
                </small>
              )}
            </span>
            {config.hasPriceView && (
              <span className="ReservationComplete-price">
                {option.price === null
                  ? t('price.consultation')
                  : format.price(option.price * option.quantity, option.currency)}
              </span>
            )}
          </li>
        ))}
      </ul>
      {estimate.hasAmount && (
        <p className="ReservationComplete-total">
          <span>{t('price.estimated')}</span>{' '}
          <strong>{format.price(estimate.amount, options[0]?.currency)}</strong>{' '}
          <small>{t(isIncludeVat ? 'price.vatIncluded' : 'price.vatExcluded')}</small>
          {estimate.hasConsultation && (
            <>
              {' '}
              <small>{t('plusConsultation')}</small>
            </>
          )}
        </p>
      )}
    </div>
  );
}
