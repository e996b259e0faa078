import { contentText } from '#blocks/_ui/content-text.ts';
import { Icon } from '#blocks/_ui/Icon.tsx';
import { T } from '#blocks/_ui/T.tsx';
import { usePeriod } from '#blocks/_ui/use-period.ts';
import { usePage } from '#engine/context/use-page.tsx';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import type { ProductDetail } from '#schemas/api/products.ts';

type EventNoteProps = {
  event: NonNullable<ProductDetail['event']>;
  product: ProductDetail;
  /** Whether the price above is the event's. */
  isOfPrice: boolean;
};

/** The event that reduces the price above or some options' prices, and until when. */
export function EventNote({ event, product, isOfPrice }: EventNoteProps) {
  const { locale, config } = usePage();
  const t = useMessages();
  const period = usePeriod()(event);
  // A site without prices, or a regular price above, mentions the event, not its price.
  const label =
    config.hasPriceView && isOfPrice
      ? t(event.isSecret ? 'secretPrice' : 'eventPrice')
      : t(event.isSecret ? 'secretOffer' : 'eventOffer');
  return (
    <p className="ProductDetail-event">
      <Icon name={event.isSecret ? 'lock' : 'gift'} size={18} />
      <span>
        <strong>{label}</strong>{' '}
        <T
          value={contentText(
            event.title,
            { languageCode: event.languageCode ?? product.languageCode },
            locale,
          )}
        />
        <span className="ProductDetail-eventDates">
          {event.isAlways ? period.dates : `${period.label} · ${period.dates}`}
        </span>
      </span>
    </p>
  );
}
