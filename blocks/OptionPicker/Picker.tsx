import { useSetAtom, useStore } from 'jotai/react';
import { type MouseEvent, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '#blocks/_ui/Button.tsx';
import { contentLang } from '#blocks/_ui/content-text.ts';
import { IslandIcon } from '#blocks/_ui/IslandIcon.tsx';
import { T } from '#blocks/_ui/T.tsx';
import { usePage } from '#engine/context/use-page.tsx';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import { estimatePrice } from '#engine/price/estimate.ts';
import { selectionAtom } from '#engine/state/cart.ts';
import { productBackupAtom } from '#engine/state/persisted-state.ts';
import type { BlockProps } from '#registry/contract.ts';
import type { ProductOption } from '#schemas/api/products.ts';
import type { Text } from '#schemas/layout/text.ts';
import { Option } from './Option.tsx';
import type { schema } from './schema.ts';
import {
  type Counts,
  cartLines,
  chosenLines,
  putInCart,
  restored,
  withBackup,
  withCount,
} from './selection.ts';
import { Total } from './Total.tsx';

type PickerProps = {
  id: string;
  data: BlockProps<typeof schema>['data'];
  options: readonly ProductOption[];
  reserve: { to: string; label: Text };
};

/** What the last press of a button led to. */
type Notice = 'none' | 'nothingSelected' | 'added';

/** The list of options, the estimated price and the two ways on. */
export function Picker({ id, data, options, reserve }: PickerProps) {
  const { config, locale } = usePage();
  const t = useMessages();
  const [counts, setCounts] = useState<Counts>({});
  const [notice, setNotice] = useState<Notice>('none');
  const list = useRef<HTMLUListElement>(null);
  const setSelection = useSetAtom(selectionAtom);
  const store = useStore();
  const lines = chosenLines(options, counts);
  const secretEventId = data.event?.isSecret ? data.event.id : undefined;
  const currency = data.currency ?? 'KRW';
  const lang = contentLang(data, locale);

  // A box ticked before this code arrived stays ticked, but told nobody: read what the visitor sees, before they can go
  // on. What was ticked on an earlier visit of the page, and never came into the cart, is ticked again.
  useLayoutEffect(() => {
    // An atom of local storage reads it once somebody listens.
    const stop = store.sub(productBackupAtom, () => {});
    const backup = store.get(productBackupAtom);
    stop();
    const boxes = list.current?.querySelectorAll<HTMLInputElement>('.OptionPicker-box:checked') ?? [];
    const ticked = new Set(Array.from(boxes, (box) => box.id));
    setCounts((before) =>
      options
        .filter((option) => ticked.has(`${id}-${option.id}`) && !before[option.id])
        .reduce(
          (counts, option) => withCount(counts, option.id, 1),
          restored(backup, { productId: data.productId, eventId: secretEventId, options }, before),
        ),
    );
  }, [id, options, store, data.productId, secretEventId]);

  const asLines = (chosen: typeof lines) =>
    cartLines(
      {
        id: data.productId,
        name: data.productName,
        languageCode: data.languageCode ?? locale,
        currency: data.currency,
        secretEventId,
      },
      chosen,
      config,
    );
  const backUp = (chosen: typeof lines) =>
    store.set(
      productBackupAtom,
      withBackup(
        store.get(productBackupAtom),
        { productId: data.productId, eventId: secretEventId },
        asLines(chosen),
      ),
    );

  const choose = (optionId: number, count: number) => {
    const changed = withCount(counts, optionId, count);
    setCounts(changed);
    backUp(chosenLines(options, changed));
    setNotice('none');
  };

  /** Hands the choice to the cart; false where there is none. */
  const keep = (): boolean => {
    if (lines.length === 0) {
      setNotice('nothingSelected');
      return false;
    }
    const chosen = asLines(lines);
    backUp([]);
    const event = data.event ? { id: data.event.id, title: data.event.title } : null;
    setSelection((before) => ({
      selectedEvent: event ?? before.selectedEvent,
      selectedProductId: data.productId,
      selectedProducts: putInCart(before.selectedProducts, chosen),
    }));
    return true;
  };

  // An ordinary link that the widget, where there is one, takes over; stopped while nothing is chosen.
  const goReserve = (event: MouseEvent) => {
    if (!keep()) event.preventDefault();
  };

  return (
    <div>
      <ul ref={list} lang={lang}>
        {options.map((option) => (
          <Option
            key={option.id}
            id={`${id}-${option.id}`}
            option={option}
            currency={currency}
            count={counts[option.id] ?? 0}
            onCount={(count) => choose(option.id, count)}
          />
        ))}
      </ul>
      <Total
        estimate={estimatePrice(lines, config)}
        currency={currency}
        names={lines.map(({ item }) => item.name)}
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
              if (keep()) setNotice('added');
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
            data-product-id={data.productId}
            onClick={goReserve}
          >
            <T value={reserve.label} />
          </Button>
        </div>
      </div>
    </div>
  );
}
