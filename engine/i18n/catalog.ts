import { type I18n, type Messages, setupI18n } from '@lingui/core';
import type { LanguageCode } from '#schemas/language-codes.ts';

/** Compiled messages of one language, by key. */
export type Catalog = Messages;

/** Many components share a catalog, so its Lingui instance is created once. */
const instances = new WeakMap<Catalog, I18n>();

/** Lingui over one catalog, for `I18nProvider`. It throws on an unknown key: a typo must not reach a visitor. */
export function i18nOf(catalog: Catalog, locale: LanguageCode): I18n {
  const known = instances.get(catalog);
  if (known) return known;
  const i18n = setupI18n({ locale, messages: { [locale]: catalog }, missing: refuse });
  instances.set(catalog, i18n);
  return i18n;
}

function refuse(_locale: string, key: string): never {
  throw new Error(
    `[i18n] Unknown message "${key}". Add it to the messages.json beside the code that shows it.`,
  );
}
