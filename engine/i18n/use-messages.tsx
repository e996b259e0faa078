import { setupI18n } from '@lingui/core';
import { createContext, type ReactNode, use } from 'react';
import { usePage } from '#engine/context/use-page.tsx';
import type { LanguageCode } from '#schemas/primitives.ts';

/** Compiled messages of one language, by key. */
export type Catalog = Record<string, string | unknown[]>;
export type Translate = (key: string, values?: Record<string, string | number>) => string;

const Context = createContext<Catalog>({});

/** Provides a block's own messages in the page's language. */
export function MessagesProvider({ catalog, children }: { catalog: Catalog; children: ReactNode }) {
  return <Context value={catalog}>{children}</Context>;
}

/** Many components share a catalog, so its translator is created once. */
const translators = new WeakMap<Catalog, Translate>();

function translatorOf(catalog: Catalog, locale: LanguageCode): Translate {
  const known = translators.get(catalog);
  if (known) return known;
  const i18n = setupI18n({ locale, messages: { [locale]: catalog as Record<string, string> } });
  const translate: Translate = (key, values) => {
    if (!(key in catalog))
      throw new Error(`[i18n] Unknown message "${key}". Add it to the messages.json of the block.`);
    return i18n._(key, values);
  };
  translators.set(catalog, translate);
  return translate;
}

/**
 * `t('key', values)` for the block's own and the shared messages. Throws on an unknown key: typos must not reach
 * visitors.
 */
export function useMessages(): Translate {
  return translatorOf(use(Context), usePage().locale);
}
