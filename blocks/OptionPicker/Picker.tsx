import { useSetAtom, useStore } from 'jotai/react';
import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '#blocks/_ui/Button.tsx';
import { contentLang } from '#blocks/_ui/content-text.ts';
import { IslandIcon } from '#blocks/_ui/IslandIcon.tsx';
import { Link } from '#blocks/_ui/Link.tsx';
import { T } from '#blocks/_ui/T.tsx';
import { cartEvent } from '#engine/browser/events/cart-event.ts';
import { emit } from '#engine/browser/events/event-stream.ts';
import { selectionAtom } from '#engine/browser/state/cart.ts';
import { productBackupAtom } from '#engine/browser/state/persisted-state.ts';
import { usePage } from '#engine/context/use-page.tsx';
import { estimatePrice } from '#engine/domain/price/estimate.ts';
import { eventOfAll } from '#engine/domain/price/event-of-all.ts';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import type { BlockProps } from '#registry/contract.ts';
import type { ProductOption } from '#schemas/api/products.ts';
import type { Text } from '#schemas/layout/text.ts';
import { Option } from './Option.tsx';
import type { schema } from './schema.ts';
import {
  addedTo,
  type Counts,
  cartLines,
  chosenLines,
  optionKey,
  putInCart,
  restored,
  type Treatment,
  withBackup,
  withCount,
  withPresentIds,
} from './selection.ts';
import { Total } from './Total.tsx';
import { useQuantityField } from './use-quantity-field.ts';

type PickerProps = {
  id: string;
  /** The event whose prices the treatment is shown at. */
  event: BlockProps<typeof schema>['data']['event'];
  treatments: readonly Treatment<ProductOption>[];
  /** Several treatments of an event: each has a heading. */
  isOfEvent: boolean;
  reserve: { to: string; label: Text };
};

/** The result of the last button press. */
type Notice = 'none' | 'nothingSelected' | 'added';

/** The options, the estimated price and the buttons to reserve or add to the cart. */
export function Picker({ id, event, treatments, isOfEvent, reserve }: PickerProps) {
  const { config, locale } = usePage();
  const t = useMessages();
  const [counts, setCounts] = useState<Counts>({});
  const [notice, setNotice] = useState<Notice>('none');
  const list = useRef<HTMLDivElement>(null);
  const setSelection = useSetAtom(selectionAtom);
  const store = useStore();
  const lines = chosenLines(treatments, counts);
  const quantityField = useQuantityField(lines.length > 0);
  const secretEventId = event?.isSecret ? event.id : undefined;
  const currencyOf = (treatment: Treatment | undefined) => treatment?.currency ?? 'KRW';

  // A box ticked before this code loaded stays ticked, but fired no event here: read the DOM before the visitor can
  // continue. Boxes ticked on an earlier visit, but not added to the cart, are ticked again.
  useLayoutEffect(() => {
    // An atom reads local storage only while something subscribes to it.
    const stop = store.sub(productBackupAtom, () => {});
    const backup = store.get(productBackupAtom);
    stop();
    const boxes = list.current?.querySelectorAll<HTMLInputElement>('.OptionPicker-box:checked') ?? [];
    const ticked = new Set(Array.from(boxes, (box) => box.id));
    setCounts((before) =>
      treatments
        .flatMap((treatment) => treatment.options.map((option) => optionKey(treatment.id, option.id)))
        .filter((key) => ticked.has(`${id}-${key}`) && !before[key])
        .reduce(
          (counts, key) => withCount(counts, key, 1),
          restored(backup, { treatments, eventId: secretEventId }, before),
        ),
    );
  }, [id, treatments, store, secretEventId]);

  const toCart = (chosen: typeof lines) => {
    const options = treatments.flatMap((treatment) => treatment.options);
    return cartLines(chosen, config, secretEventId, eventOfAll(event, options, new Date()));
  };

  const backUp = (chosen: typeof lines) =>
    store.set(productBackupAtom, (backup) =>
      withBackup(
        backup,
        { productIds: treatments.map((treatment) => treatment.id), eventId: secretEventId },
        toCart(chosen),
      ),
    );

  const choose = (key: string, count: number) => {
    const changed = withCount(counts, key, count);
    setCounts(changed);
    backUp(chosenLines(treatments, changed));
    setNotice('none');
  };

  /** Adds the choice to the cart; returns false if nothing is chosen. */
  const addToCart = (): boolean => {
    if (lines.length === 0) {
      setNotice('nothingSelected');
      return false;
    }
    const chosen = toCart(lines);
    backUp([]);
    const ofEvent =
      chosen.find((line) => line.event)?.event ?? (event ? { id: event.id, title: event.title } : null);
    let added = chosen;
    setSelection((before) => {
      const cart = withPresentIds(before.selectedProducts, treatments, chosen);
      added = addedTo(cart, chosen);
      return {
        selectedEvent: ofEvent ?? before.selectedEvent,
        selectedProductId: lines[0]?.treatment.id ?? null,
        selectedProducts: putInCart(cart, chosen),
      };
    });
    if (added.length > 0) emit('add_to_cart', cartEvent(added));
    return true;
  };

  // An ordinary link that the widget, if any, takes over; cancelled while nothing is chosen.
  const goReserve = (event: MouseEvent) => {
    if (!addToCart()) event.preventDefault();
  };

  return (
    <div>
      <div ref={list}>
        {treatments.map((treatment) => (
          <div key={treatment.id} className="OptionPicker-treatment">
            {isOfEvent && (
              <h3 id={`${id}-${treatment.id}`} className="OptionPicker-treatmentName">
                <Link to={`/products/${treatment.id}`} lang={contentLang(treatment, locale)}>
                  {treatment.name}
                </Link>
              </h3>
            )}
            <ul aria-labelledby={isOfEvent ? `${id}-${treatment.id}` : undefined}>
              {treatment.options.map((option) => {
                const key = optionKey(treatment.id, option.id);
                return (
                  <Option
                    key={option.id}
                    id={`${id}-${key}`}
                    option={option}
                    lang={contentLang(treatment, locale)}
                    currency={currencyOf(treatment)}
                    count={counts[key] ?? 0}
                    onCount={(count) => choose(key, count)}
                    quantityField={quantityField}
                  />
                );
              })}
            </ul>
          </div>
        ))}
      </div>
      <Total
        estimate={estimatePrice(lines, config)}
        currency={currencyOf(lines[0]?.treatment ?? treatments[0])}
        names={lines.map(({ treatment, item }) => (isOfEvent ? `${treatment.name} ${item.name}` : item.name))}
      />
      <div className="OptionPicker-bar">
        <div role="alert">
          {notice === 'nothingSelected' && lines.length === 0 && (
            <p className="OptionPicker-prompt">
              <IslandIcon name="alert" size={20} />
              <span>
                <strong>{t('nothingSelected')}</strong> <span>{t('pleaseSelect')}</span>
              </span>
            </p>
          )}
        </div>
        <div role="status">
          {notice === 'added' && (
            <p className="OptionPicker-added">
              <IslandIcon name="check" size={20} />
              <span>{t('added')}</span>
            </p>
          )}
        </div>
        <div className="OptionPicker-actions">
          <Button
            variant="line"
            size="l"
            className="OptionPicker-cart"
            onClick={() => {
              if (addToCart()) setNotice('added');
            }}
          >
            <IslandIcon name="cart" size={20} />
            <span>{t('addToCart')}</span>
          </Button>
          <Button
            to={reserve.to}
            size="l"
            className="OptionPicker-reserve"
            data-widget="treatment"
            onClick={goReserve}
          >
            <T value={reserve.label} />
          </Button>
        </div>
      </div>
    </div>
  );
}
