import { useEffect, useEffectEvent, useLayoutEffect, useRef, useState } from 'react';
import { I18nProvider } from 'react-aria/I18nProvider';
import { useNumberField } from 'react-aria/useNumberField';
import { useNumberFieldState } from 'react-stately/useNumberFieldState';
import { usePage } from '#engine/context/use-page.tsx';
import { maxQuantity } from '#schemas/quantity.ts';
import { QuantityButton } from './QuantityButton.tsx';

export type QuantityFieldProps = {
  /** A whole number from 1 to `maxQuantity`. */
  value: number;
  onChange: (quantity: number) => void;
  /** Removes the item when its quantity is one. Without it the field stops at one. */
  onNone?: () => void;
  /** Names of the field and its two buttons, in the language of the page. */
  label: string;
  lessLabel: string;
  moreLabel: string;
  /** Whether the field is in a modal dialog. */
  isInDialog?: boolean;
};

const minQuantity = 1;
const format = { maximumFractionDigits: 0, useGrouping: false };

/** How many of something a visitor wants: typed, stepped with the keys of a spin button, or with two buttons. */
export function QuantityField(props: QuantityFieldProps) {
  const { locale } = usePage();
  // Otherwise react-aria uses the browser's language, which the server does not know.
  return (
    <I18nProvider locale={locale}>
      <Field {...props} locale={locale} />
    </I18nProvider>
  );
}

function Field({
  value,
  onChange,
  onNone,
  label,
  lessLabel,
  moreLabel,
  isInDialog,
  locale,
}: QuantityFieldProps & { locale: string }) {
  const input = useRef<HTMLInputElement>(null);
  const [announced, setAnnounced] = useState('');
  const pressedAtLeast = useRef(false);

  const report = (quantity: number) => {
    // An emptied field has no number; on blur it shows the previous one again.
    if (Number.isNaN(quantity) || quantity === value) return;
    setAnnounced(String(quantity));
    onChange(quantity);
  };
  const options = {
    'aria-label': label,
    decrementAriaLabel: lessLabel,
    incrementAriaLabel: moreLabel,
    value,
    onChange: report,
    minValue: minQuantity,
    maxValue: maxQuantity,
    step: 1,
    formatOptions: format,
    // Scrolling the page past a focused field must not change it.
    isWheelDisabled: true,
  };
  const state = useNumberFieldState({ ...options, locale });
  const field = useNumberField(options, state, input);

  // Takes over what a visitor typed into the server's HTML before hydration.
  const takeOver = useEffectEvent(() => {
    if (input.current && input.current.value !== state.inputValue) state.commit(input.current.value);
  });
  useLayoutEffect(() => takeOver(), []);

  // react-aria reports on blur, which neither a tap on a button on iPhones nor Escape in a dialog causes.
  const typed = state.numberValue;
  const reportTyped = useEffectEvent(report);
  useEffect(() => {
    if (typed >= minQuantity) reportTyped(Math.min(typed, maxQuantity));
  }, [typed]);

  const { decrementButtonProps: less } = field;
  return (
    <div {...field.groupProps} className="Ui-quantity">
      <QuantityButton
        {...less}
        icon="minus"
        isAtEnd={value <= minQuantity && !onNone}
        onPressStart={(event) => {
          pressedAtLeast.current = value <= minQuantity;
          less.onPressStart?.(event);
        }}
        // Holding the button down stops at one.
        onPress={() => pressedAtLeast.current && onNone?.()}
      />
      <input {...field.inputProps} ref={input} className="Ui-quantity-number" />
      <QuantityButton {...field.incrementButtonProps} icon="plus" isAtEnd={value >= maxQuantity} />
      {/* react-aria announces at the end of the page, which is inert behind a modal dialog. */}
      {isInDialog && (
        <span className="u-hidden" aria-live="assertive">
          {announced}
        </span>
      )}
    </div>
  );
}
