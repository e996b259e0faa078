import { useSetAtom } from 'jotai/react';
import { QuantityField } from '#blocks/_ui/QuantityField.tsx';
import { setQuantityAtom } from '#engine/browser/state/cart.ts';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import type { SelectedProductOption } from '#schemas/site/client-state.ts';

/** The quantity of a line, 1 to 99. */
export function Quantity({ line, name }: { line: SelectedProductOption; name: string }) {
  const t = useMessages();
  const setQuantity = useSetAtom(setQuantityAtom);
  const { productId, optionId, quantity } = line;
  return (
    <QuantityField
      value={quantity}
      onChange={(chosen) => setQuantity({ productId, optionId, quantity: chosen })}
      label={t('quantity', { name })}
      lessLabel={t('less', { name })}
      moreLabel={t('more', { name })}
      isInDialog
    />
  );
}
