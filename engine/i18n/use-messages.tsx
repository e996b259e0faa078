import { setupI18n } from '@lingui/core';
import { createContext, type ReactNode, use, useMemo } from 'react';
import { usePage } from '#engine/context/use-page.tsx';

/** Compiled messages of one language, by key. */
export type Catalog = Record<string, string | unknown[]>;
export type Translate = (key: string, values?: Record<string, string | number>) => string;

const Context = createContext<Catalog>({});

/** Gives the block below it its own messages, in the page's language. */
export function MessagesProvider({ catalog, children }: { catalog: Catalog; children: ReactNode }) {
  return <Context value={catalog}>{children}</Context>;
}

/** `t('key', values)` over the block's own `messages.json` and the shared messages. Throws on an unknown key: a typo must not reach a visitor. */
export function useMessages(): Translate {
  const catalog = use(Context);
  const { locale } = usePage();
  return useMemo(() => {
    const i18n = setupI18n({ locale, messages: { [locale]: catalog as Record<string, string> } });
    return (key, values) => {
      if (!(key in catalog))
        throw new Error(`[i18n] Unknown message "${key}". Add it to the messages.json of the block.`);
      return i18n._(key, values);
    };
  }, [catalog, locale]);
}
