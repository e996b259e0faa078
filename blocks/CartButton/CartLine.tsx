import { useSetAtom } from 'jotai/react';
import { contentLang } from '#blocks/_ui/content-text.ts';
import { IslandIcon } from '#blocks/_ui/IslandIcon.tsx';
import { Link } from '#blocks/_ui/Link.tsx';
import { usePage } from '#engine/context/use-page.tsx';
import { useFormat } from '#engine/i18n/use-format.ts';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import { removeFromCartAtom, setQuantityAtom } from '#engine/state/cart.ts';
import type { SelectedProductOption } from '#schemas/site/client-state.ts';

/** One option in the cart: what it is, how many, for how much, and the way out. */
export function CartLine({ line, onRemoved }: { line: SelectedProductOption; onRemoved: () => void }) {
  const { config, locale } = usePage();
  const t = useMessages();
  const format = useFormat();
  const setQuantity = useSetAtom(setQuantityAtom);
  const remove = useSetAtom(removeFromCartAtom);
  const { productId, optionId, productName, optionName, price, currency, quantity } = line;
  const lang = contentLang(line, locale);
  const name = `${productName} ${optionName}`;
  const change = (by: number) => setQuantity({ productId, optionId, quantity: quantity + by });
  return (
    <li className="CartButton-line">
      <Link className="CartButton-product" to={`/products/${productId}`} lang={lang}>
        {productName}
      </Link>
      <span className="CartButton-option" lang={lang}>
        {optionName}
      </span>
      <button
        type="button"
        className="Ui-iconButton CartButton-remove"
        aria-label={t('remove', { name })}
        onClick={() => {
          remove([{ productId, optionId }]);
          onRemoved();
        }}
      >
        <IslandIcon name="trash" size={20} />
      </button>
      <fieldset className="CartButton-stepper">
        <legend className="u-hidden">{t('quantity', { name })}</legend>
        <button
          type="button"
          className="Ui-iconButton CartButton-step"
          aria-label={t('less', { name })}
          // Not disabled: a button that is would lose the focus of whoever just pressed it.
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
      {config.hasPriceView && (
        <span className="CartButton-price">
          {price === null ? t('price.consultation') : format.price(price * quantity, currency)}
        </span>
      )}
    </li>
  );
}
