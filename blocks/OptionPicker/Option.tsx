import { useRef } from 'react';
import { Badge } from '#blocks/_ui/Badge.tsx';
import { IslandIcon } from '#blocks/_ui/IslandIcon.tsx';
import { ProductPrice } from '#blocks/_ui/ProductPrice.tsx';
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
};

/** One option: a checkbox and, once ticked, its count. */
export function Option({ id, option, hasEventMark, currency, count, onCount }: OptionProps) {
  const t = useMessages();
  const { locale } = usePage();
  const isChosen = count > 0;
  const box = useRef<HTMLInputElement>(null);
  const takeOne = () => {
    // Removing the last one removes the button, and with it the focus.
    if (count === 1) box.current?.focus();
    onCount(count - 1);
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
        <fieldset className="OptionPicker-stepper">
          <legend className="u-hidden">{t('count', { name: option.name })}</legend>
          <button
            type="button"
            className="OptionPicker-step"
            aria-label={t('less', { name: option.name })}
            onClick={takeOne}
          >
            <IslandIcon name="minus" size={16} />
          </button>
          <span className="OptionPicker-count">{count}</span>
          <button
            type="button"
            className="OptionPicker-step"
            aria-label={t('more', { name: option.name })}
            onClick={() => onCount(count + 1)}
          >
            <IslandIcon name="plus" size={16} />
          </button>
        </fieldset>
      )}
    </li>
  );
}
