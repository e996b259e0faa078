import { I18nProvider } from '@lingui/react';
import { useState } from 'react';
import { IslandIcon } from '#blocks/_ui/IslandIcon.tsx';
import { Link } from '#blocks/_ui/Link.tsx';
import { onChunkLoadError } from '#engine/browser/navigation/on-chunk-load-error.ts';
import { cartCountAtom } from '#engine/browser/state/cart.ts';
import { useStored } from '#engine/browser/state/use-stored.ts';
import { useHref, usePage } from '#engine/context/use-page.tsx';
import { i18nOf } from '#engine/i18n/catalog.ts';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import type { BlockProps } from '#registry/contract.ts';
import type { meta, schema } from './schema.ts';

/** The drawer's messages by language, which no page carries (scripts/vite/catalog-plugin). */
const catalogs = {
  ko: () => import('./drawer-messages.json?lang=ko&shared=price&catalog'),
  en: () => import('./drawer-messages.json?lang=en&shared=price&catalog'),
  ja: () => import('./drawer-messages.json?lang=ja&shared=price&catalog'),
  zh: () => import('./drawer-messages.json?lang=zh&shared=price&catalog'),
};
const loadDrawer = () => import('./CartDrawer.tsx');
type Opened = [Awaited<ReturnType<typeof loadDrawer>>, Awaited<ReturnType<typeof catalogs.ko>>];

/**
 * The server does not know the cart: the dot appears once the island has read it from local storage. The drawer's code
 * and messages load when it is opened; if that fails, the button acts as its link.
 */
export default function CartButton({ data }: BlockProps<typeof schema, typeof meta>) {
  const t = useMessages();
  const { locale } = usePage();
  const count = useStored(cartCountAtom, 0);
  const [opened, setOpened] = useState<Opened>();
  const href = useHref();
  const label = count === 0 ? t('noneSelected') : t('selected', { count });
  const open = () => {
    Promise.all([loadDrawer(), catalogs[locale]()]).then(
      (loaded) => loaded[0].prepareToOpen().then(() => setOpened(loaded)),
      onChunkLoadError(href(data.url)),
    );
  };
  const [drawer, messages] = opened ?? [];
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
      {drawer && messages && (
        <I18nProvider i18n={i18nOf(messages.default, locale)}>
          <drawer.default
            label={label}
            reserveUrl={data.url}
            productsUrl={data.productsUrl}
            onClose={() => setOpened(undefined)}
          />
        </I18nProvider>
      )}
    </>
  );
}
