import { maxQuantity } from '#schemas/quantity.ts';
import { IslandIcon } from './IslandIcon.tsx';
import type { QuantityFieldProps } from './QuantityField.tsx';

/** A quantity with its two buttons alone: what a visitor uses while the code of the number field is on its way. */
export function QuantitySteps({ value, onChange, onNone, label, lessLabel, moreLabel }: QuantityFieldProps) {
  const less = value > 1 ? () => onChange(value - 1) : onNone;
  const more = value < maxQuantity ? () => onChange(value + 1) : undefined;
  return (
    <fieldset className="Ui-quantity">
      <legend className="u-hidden">{label}</legend>
      <button
        type="button"
        className="Ui-iconButton"
        aria-label={lessLabel}
        aria-disabled={!less}
        onClick={less}
      >
        <IslandIcon name="minus" size={16} />
      </button>
      <span className="Ui-quantity-number">{value}</span>
      <button
        type="button"
        className="Ui-iconButton"
        aria-label={moreLabel}
        aria-disabled={!more}
        onClick={more}
      >
        <IslandIcon name="plus" size={16} />
      </button>
    </fieldset>
  );
}
