import { useLingui } from '@lingui/react/macro';
import type { LanguageCode } from '#schemas/language-codes.ts';
import { shownText } from '#schemas/localized.ts';
import type { PopupBody } from '#schemas/operator/popup-calls.ts';

/** What a popup is called: the title of its first picture in the clinic's main language. */
export function usePopupTitle(main: LanguageCode): (popup: Pick<PopupBody, 'items'>) => string {
  const { t } = useLingui();
  return ({ items }) => shownText(items[0]?.title ?? {}, main, main) || t`Untitled`;
}
