import type { MessageFile } from '#registry/contract.ts';
import type { LanguageCode } from '#schemas/language-codes.ts';
import { i18nOf } from './catalog.ts';
import { compileCatalog } from './compile-catalog.ts';
import type { Translate } from './use-messages.tsx';

/** `t('key', values)` over one file of messages, outside of a page. Throws on an unknown key. */
export const translator = (file: MessageFile, locale: LanguageCode): Translate =>
  i18nOf(compileCatalog(file, locale), locale).t;
