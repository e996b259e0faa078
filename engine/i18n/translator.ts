import { setupI18n } from '@lingui/core';
import type { MessageFile } from '#registry/contract.ts';
import type { LanguageCode } from '#schemas/language-codes.ts';
import { compileCatalog } from './compile-catalog.ts';
import type { Translate } from './use-messages.tsx';

/** `t('key', values)` for one file of messages, outside a page. Throws on an unknown key. */
export function translator(file: MessageFile, locale: LanguageCode): Translate {
  const messages = compileCatalog(file, locale) as Record<string, string>;
  const i18n = setupI18n({ locale, messages: { [locale]: messages } });
  return (key, values) => {
    if (!(key in messages)) throw new Error(`[i18n] Unknown message "${key}".`);
    return i18n._(key, values);
  };
}
