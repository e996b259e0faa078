import { useLingui } from '@lingui/react/macro';
import type { LanguageCode } from '#schemas/language-codes.ts';

/** The names of the sites' languages in the operator's language. */
export function useLanguageNames(): Record<LanguageCode, string> {
  const { t } = useLingui();
  return { ko: t`Korean`, en: t`English`, ja: t`Japanese`, zh: t`Chinese` };
}
