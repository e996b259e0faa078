import { useRef } from 'react';
import { Badge } from '#blocks/_ui/Badge.tsx';
import { ProductPrice } from '#blocks/_ui/ProductPrice.tsx';
import type { QuantityField } from '#blocks/_ui/QuantityField.tsx';
import { usePage } from '#engine/context/use-page.tsx';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import type { ProductOption } from '#schemas/api/products.ts';

type OptionProps = {
  id: string;
  option: ProductOption;
  /** Marks its price as an event price. */
  hasEventMark: boolean;
  currency: 'KRW' | 'JPY';
  count: number;
  onCount: (count: number) => void;
  /** What the quantity is chosen with. */
  quantityField: typeof QuantityField;
};

/** One option: a box to tick and, once ticked, how many. */
export function Option({
  id,
  option,
  hasEventMark,
  currency,
  count,
  onCount,
  quantityField: Quantity,
}: OptionProps) {
  const t = useMessages();
  const { locale } = usePage();
  const isChosen = count > 0;
  const box = useRef<HTMLInputElement>(null);
  const takeNone = () => {
    // With the last one the field goes, and would take the focus with it.
    box.current?.focus();
    onCount(0);
  };
  return (
    <li className="OptionPicker-option">
      <label className="OptionPicker-choice" htmlFor={id}>
        <input
          ref={box}
          id={id}
          className="OptionPicker-box"
          type="checkbox"
          checked={isChosen}
          disabled={!option.isReservable}
          onChange={(event) => onCount(event.target.checked ? 1 : 0)}
        />
        <span className="OptionPicker-words">
          <span className="OptionPicker-name">{option.name}</span>
          {option.count !== null && option.count > 1 && !option.name.includes(String(option.count)) && (
            <span className="OptionPicker-sessions">{t('sessions', { count: option.count })}</span>
          )}
          {hasEventMark && (
            <Badge tone="accent">
              <span lang={locale}>{t('event')}</span>
            </Badge>
          )}
          {option.isConsultationRequired && <Badge>{t('consultationRequired')}</Badge>}
          {!option.isReservable && <Badge tone="dark">{t('product.unavailable')}</Badge>}
        </span>
      </label>
      <ProductPrice item={option} currency={currency} size="s" silent className="OptionPicker-price" />
      {isChosen && (
        <Quantity
          value={count}
          onChange={onCount}
          onNone={takeNone}
          label={t('count', { name: option.name })}
          lessLabel={t('less', { name: option.name })}
          moreLabel={t('more', { name: option.name })}
        />
      )}
    </li>
  );
}
