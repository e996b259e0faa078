import { useSetAtom } from 'jotai/react';
import { IslandIcon } from '#blocks/_ui/IslandIcon.tsx';
import { setQuantityAtom } from '#engine/browser/state/cart.ts';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import type { SelectedProductOption } from '#schemas/site/client-state.ts';

/** The quantity of a line, 1 to 99. */
export function Quantity({ line, name }: { line: SelectedProductOption; name: string }) {
  const t = useMessages();
  const setQuantity = useSetAtom(setQuantityAtom);
  const { productId, optionId, quantity } = line;
  const change = (by: number) => setQuantity({ productId, optionId, quantity: quantity + by });
  return (
    <fieldset className="CartButton-stepper">
      <legend className="u-hidden">{t('quantity', { name })}</legend>
      <button
        type="button"
        className="Ui-iconButton CartButton-step"
        aria-label={t('less', { name })}
        // Not `disabled`: a disabled button would lose the focus of the visitor who just pressed it.
        aria-disabled={quantity <= 1}
        onClick={() => change(-1)}
      >
        <IslandIcon name="minus" size={16} />
      </button>
      <span className="CartButton-quantity">{quantity}</span>
      <button
        type="button"
        className="Ui-iconButton CartButton-step"
        aria-label={t('more', { name })}
        aria-disabled={quantity >= 99}
        onClick={() => change(1)}
      >
        <IslandIcon name="plus" size={16} />
      </button>
    </fieldset>
  );
}
