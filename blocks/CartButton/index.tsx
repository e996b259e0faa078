import { lazy, Suspense, useState } from 'react';
import { IslandIcon } from '#blocks/_ui/IslandIcon.tsx';
import { Link } from '#blocks/_ui/Link.tsx';
import { useHref } from '#engine/context/use-page.tsx';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import { isOnTheWay, navigate } from '#engine/navigation/navigate.ts';
import { cartCountAtom } from '#engine/state/cart.ts';
import { useStored } from '#engine/state/use-stored.ts';
import type { BlockProps } from '#registry/contract.ts';
import type { schema } from './schema.ts';

const loadDrawer = () => import('./CartDrawer.tsx');
const CartDrawer = lazy(loadDrawer);

/**
 * The server knows no cart: the dot appears once the island has read it from local storage. The drawer's code comes
 * when it is opened.
 */
export default function CartButton({ data }: BlockProps<typeof schema>) {
  const t = useMessages();
  const count = useStored(cartCountAtom, 0);
  const [isOpen, setOpen] = useState(false);
  const href = useHref();
  const label = t('label', { count });
  // Where its code does not come the button does what it does without scripts, unless the visitor has gone on by then.
  // `lazy` would keep the failure for ever.
  const open = () => {
    const pressedAt = location.href;
    loadDrawer().then(
      ({ prepareToOpen }) => prepareToOpen().then(() => setOpen(true)),
      () => location.href === pressedAt && !isOnTheWay() && navigate(href(data.url)),
    );
  };
  return (
    <>
      <button
        type="button"
        className="Ui-iconButton CartButton CartButton--opener"
        aria-label={label}
        aria-haspopup="dialog"
        onClick={open}
      >
        <IslandIcon name="cart" size={22} />
        {count > 0 && <span className="CartButton-dot" />}
      </button>
      <Link className="Ui-iconButton CartButton CartButton--plain" to={data.url} aria-label={label}>
        <IslandIcon name="cart" size={22} />
      </Link>
      {isOpen && (
        <Suspense>
          <CartDrawer reserveUrl={data.url} productsUrl={data.productsUrl} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}
