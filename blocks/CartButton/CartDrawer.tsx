import { useSetAtom } from 'jotai/react';
import { useEffect, useRef } from 'react';
import { Button } from '#blocks/_ui/Button.tsx';
import { IslandIcon } from '#blocks/_ui/IslandIcon.tsx';
import { forgetOldReads } from '#engine/browser/calls/use-read.ts';
import { emptyCartAtom, isBookable } from '#engine/browser/state/cart.ts';
import { usePage } from '#engine/context/use-page.tsx';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import { CartLine } from './CartLine.tsx';
import { CartNews } from './CartNews.tsx';
import { CartTotal } from './CartTotal.tsx';
import { readKey, TreatmentRead } from './TreatmentRead.tsx';
import { useFreshCart } from './use-fresh-cart.ts';

/**
 * Milliseconds for which a response is reused when the drawer reopens, the same as on the server
 * (registry/sources/product.ts).
 */
const maxAgeMs = 60_000;

/** Call before the drawer opens: drops old responses. */
export const prepareToOpen = () => forgetOldReads(maxAgeMs);

type Props = {
  /** Accessible name of the list: the number of treatments. */
  label: string;
  reserveUrl: string;
  productsUrl: string;
  onClose: () => void;
};

/**
 * The picked treatments, in a native modal dialog: it traps the focus, closes on Escape and returns the focus. It is in
 * the top layer, above any z-index (docs/decisions/030).
 */
export default function CartDrawer({ label, reserveUrl, productsUrl, onClose }: Props) {
  const { locale } = usePage();
  const t = useMessages();
  const dialog = useRef<HTMLDialogElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  const cart = useFreshCart();
  const { lines } = cart;
  const reads = [...new Map(lines.map((line) => [readKey(line), line]))];
  const storedLanguageOf = (key: string) =>
    lines.find((line) => readKey(line) === key && line.languageCode !== locale)?.languageCode;
  const empty = useSetAtom(emptyCartAtom);
  const isEmpty = lines.length === 0;

  useEffect(() => {
    if (dialog.current && !dialog.current.open) dialog.current.showModal();
  }, []);
  const close = () => dialog.current?.close();
  // The focused element was removed with its line.
  const toTitle = () => title.current?.focus();

  return (
    <dialog
      ref={dialog}
      className="Ui-drawer CartButton-drawer"
      aria-labelledby="cart-title"
      data-close-on-navigate=""
      onClose={onClose}
      data-scroll-lock=""
      closedby="any"
    >
      <div className="CartButton-panel">
        <div className="Ui-drawer-head CartButton-head">
          <h2 id="cart-title" className="CartButton-title" ref={title} tabIndex={-1}>
            {t('title')}
          </h2>
          <button type="button" className="Ui-iconButton" aria-label={t('close')} onClick={close}>
            <IslandIcon name="close" size={24} />
          </button>
        </div>
        {isEmpty ? (
          <div className="CartButton-empty">
            <IslandIcon name="cart" size={32} />
            <p className="CartButton-emptyTitle">{t('nothingSelected')}</p>
            <p>{t('pleaseSelect')}</p>
            <Button to={productsUrl} variant="line">
              {t('toProducts')}
            </Button>
          </div>
        ) : (
          <>
            {reads.map(([key, { productId, eventId }]) => (
              <TreatmentRead
                key={key}
                productId={productId}
                eventId={eventId}
                languageCode={storedLanguageOf(key)}
                onState={cart.onState}
              />
            ))}
            <CartNews cart={cart} />
            <ul className="CartButton-list" aria-label={label} aria-busy={cart.isRenaming}>
              {lines.map((line) => (
                <CartLine
                  key={`${line.productId}:${line.optionId}`}
                  line={line}
                  state={cart.stateOf(line).state}
                  changes={cart.changesOf(line)}
                  onRemoved={toTitle}
                />
              ))}
            </ul>
            <div className="CartButton-foot">
              <CartTotal lines={lines} isReading={cart.isReading} />
              <div className="CartButton-actions">
                <Button
                  variant="line"
                  size="l"
                  onClick={() => {
                    empty();
                    toTitle();
                  }}
                >
                  {t('empty')}
                </Button>
                {lines.some(isBookable) ? (
                  // The widget, if any, opens on the same click.
                  <Button to={reserveUrl} size="l" data-widget="treatment" onClick={close}>
                    {t('reserve')}
                  </Button>
                ) : (
                  <Button to={productsUrl} size="l">
                    {t('toProducts')}
                  </Button>
                )}
              </div>
            </div>
          </>
        )}
      </div>
    </dialog>
  );
}
