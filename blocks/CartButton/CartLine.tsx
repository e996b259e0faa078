import { useSetAtom } from 'jotai/react';
import { contentLang } from '#blocks/_ui/content-text.ts';
import { IslandIcon } from '#blocks/_ui/IslandIcon.tsx';
import { Link } from '#blocks/_ui/Link.tsx';
import { isBookable, removeFromCartAtom } from '#engine/browser/state/cart.ts';
import { usePage } from '#engine/context/use-page.tsx';
import { useFormatPrice } from '#engine/i18n/use-format-price.ts';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import type { SelectedProductOption } from '#schemas/site/client-state.ts';
import { LineNotes } from './LineNotes.tsx';
import { Quantity } from './Quantity.tsx';
import type { Change } from './refresh-line.ts';
import type { TreatmentState } from './TreatmentRead.tsx';

type Props = {
  line: SelectedProductOption;
  state: TreatmentState['state'];
  changes: readonly Change[];
  onRemoved: () => void;
};

/** One cart line: the option, its quantity and price, what has changed, and a remove button. Shows no unread price. */
export function CartLine({ line, state, changes, onRemoved }: Props) {
  const { config, locale } = usePage();
  const t = useMessages();
  const formatPrice = useFormatPrice();
  const remove = useSetAtom(removeFromCartAtom);
  const { productId, optionId, productName, optionName, languageCode, price, currency, quantity } = line;
  const lang = contentLang(line, locale);
  const name = `${productName} ${optionName}`;
  const isGone = state === 'read' && line.standing === 'gone';
  // Only a price of the secret event needs the event's page: the public page has all other prices, even after the
  // event.
  const secretPart = line.eventId && line.event?.id === line.eventId ? `/secret/${line.eventId}` : '';
  const amount = price === null ? t('price.consultation') : formatPrice(price * quantity, currency);
  return (
    <li className="CartButton-line" data-gone={isGone ? '' : undefined}>
      {isGone ? (
        <span className="CartButton-product" lang={lang}>
          {productName}
        </span>
      ) : (
        <Link className="CartButton-product" to={`/products/${productId}${secretPart}`} lang={lang}>
          {productName}
        </Link>
      )}
      <span className="CartButton-option" lang={lang}>
        <span>{optionName}</span>
        {line.event && state !== 'reading' && !isGone && (
          <span className="CartButton-event" lang={locale}>
            <span>{`${t('event')} · `}</span>
            <span lang={contentLang({ languageCode: line.event.languageCode ?? languageCode }, locale)}>
              {line.event.title}
            </span>
          </span>
        )}
      </span>
      <button
        type="button"
        className="Ui-iconButton CartButton-remove"
        aria-label={t('remove', { name })}
        onClick={() => {
          remove([{ productId, optionId }]);
          onRemoved();
        }}
      >
        <IslandIcon name="trash" size={20} />
      </button>
      <LineNotes line={line} state={state} changes={changes} />
      {(state !== 'read' || isBookable(line)) && <Quantity line={line} name={name} />}
      {config.hasPriceView && state === 'read' && isBookable(line) && (
        <span className="CartButton-price">{amount}</span>
      )}
      {config.hasPriceView && state === 'reading' && (
        <span className="CartButton-price CartButton-price--reading">{t('reading')}</span>
      )}
    </li>
  );
}
