import { useLingui } from '@lingui/react/macro';
import type { LanguageCode } from '#schemas/language-codes.ts';

/** The languages of sites, as operators call them. */
export function useLanguageNames(): Record<LanguageCode, string> {
  const { t } = useLingui();
  return { ko: t`Korean`, en: t`English`, ja: t`Japanese`, zh: t`Chinese` };
}
