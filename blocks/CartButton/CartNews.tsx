import { Button } from '#blocks/_ui/Button.tsx';
import { isBookable } from '#engine/browser/state/cart.ts';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import type { CartView } from './use-fresh-cart.ts';

/** Announces what opening the cart found: changes, or that the current state could not be read. */
export function CartNews({ cart }: { cart: CartView }) {
  const t = useMessages();
  const { lines, stateOf, changesOf } = cart;
  const failed = lines.map(stateOf).filter((state) => state.state === 'failed');
  const isChanged = lines.some(
    (line) => stateOf(line).state === 'read' && (changesOf(line).length > 0 || !isBookable(line)),
  );
  return (
    <div role="status" className="CartButton-news">
      {isChanged && <p>{t('changed')}</p>}
      {failed.length > 0 && (
        <p>
          <span>{t(failed.some(({ isOffline }) => isOffline) ? 'offline' : 'failed')}</span>
          <Button variant="line" size="s" onClick={() => failed.map(({ again }) => again())}>
            {t('again')}
          </Button>
        </p>
      )}
    </div>
  );
}
