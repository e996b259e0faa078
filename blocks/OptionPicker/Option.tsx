import { useRef } from 'react';
import { Badge } from '#blocks/_ui/Badge.tsx';
import { ProductPrice } from '#blocks/_ui/ProductPrice.tsx';
import type { QuantityField } from '#blocks/_ui/QuantityField.tsx';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import type { ProductOption } from '#schemas/api/products.ts';
import type { LanguageCode } from '#schemas/language-codes.ts';

type OptionProps = {
  id: string;
  option: ProductOption;
  /** The language of its name, if it is not the page's. */
  lang: LanguageCode | undefined;
  currency: 'KRW' | 'JPY';
  count: number;
  onCount: (count: number) => void;
  /** What the quantity is chosen with. */
  quantityField: typeof QuantityField;
};

/** One option: a box to tick and, once ticked, how many. */
export function Option({ id, option, lang, currency, count, onCount, quantityField: Quantity }: OptionProps) {
  const t = useMessages();
  const isChosen = count > 0;
  const box = useRef<HTMLInputElement>(null);
  const chooseNone = () => {
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
          <span className="OptionPicker-name" lang={lang}>
            {option.name}
          </span>
          {option.count !== null && option.count > 1 && !numbersIn(option.name).includes(option.count) && (
            <span className="OptionPicker-sessions">{t('sessions', { count: option.count })}</span>
          )}
          {option.event && <Badge tone="accent">{t('event')}</Badge>}
          {option.isConsultationRequired && <Badge>{t('consultationRequired')}</Badge>}
          {!option.isReservable && <Badge tone="dark">{t('product.unavailable')}</Badge>}
        </span>
      </label>
      <ProductPrice item={option} currency={currency} size="s" silent className="OptionPicker-price" />
      {isChosen && (
        <Quantity
          value={count}
          onChange={onCount}
          onNone={chooseNone}
          label={t('count', { name: option.name })}
          lessLabel={t('less', { name: option.name })}
          moreLabel={t('more', { name: option.name })}
        />
      )}
    </li>
  );
}

/** The whole numbers that a name contains: it may state the number of sessions itself. */
const numbersIn = (name: string): number[] => (name.match(/\d+/g) ?? []).map(Number);
