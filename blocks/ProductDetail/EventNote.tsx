import { contentText } from '#blocks/_ui/content-text.ts';
import { Icon } from '#blocks/_ui/Icon.tsx';
import { T } from '#blocks/_ui/T.tsx';
import { usePeriod } from '#blocks/_ui/use-period.ts';
import { usePage } from '#engine/context/use-page.tsx';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import type { ProductDetail } from '#schemas/api/products.ts';

type EventNoteProps = { event: NonNullable<ProductDetail['event']>; product: ProductDetail };

/** The event of the shown prices, and until when they apply. */
export function EventNote({ event, product }: EventNoteProps) {
  const { locale, config } = usePage();
  const t = useMessages();
  const period = usePeriod()(event);
  // A site without prices mentions the event, not its price.
  const label = config.hasPriceView
    ? t(event.isSecret ? 'secretPrice' : 'eventPrice')
    : t(event.isSecret ? 'secretOffer' : 'eventOffer');
  return (
    <p className="ProductDetail-event">
      <Icon name={event.isSecret ? 'lock' : 'gift'} size={18} />
      <span>
        <strong>{label}</strong> <T value={contentText(event.title, product, locale)} />
        <span className="ProductDetail-eventDates">
          {event.isAlways ? period.dates : `${period.label} · ${period.dates}`}
        </span>
      </span>
    </p>
  );
}
