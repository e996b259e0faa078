import { useLingui } from '@lingui/react/macro';
import type { LanguageCode } from '#schemas/language-codes.ts';
import { isLocalized, shownText } from '#schemas/localized.ts';
import { isObject } from '../../editor/document/json-object.ts';
import type { MenuRow } from './menu-rows.ts';

/** What a row is called: its title in the main language of the site, or in any. */
export function useRowTitle(languages: readonly LanguageCode[]): (row: MenuRow | undefined) => string {
  const { t } = useLingui();
  const [main = 'ko' as LanguageCode] = languages;
  return (row) => {
    if (!row) return '';
    if (row.isInvalid) return t`Invalid entry`;
    const { title } = row;
    if (typeof title !== 'string' && !isObject(title)) return t`Untitled`;
    const text = typeof title === 'string' ? title : isLocalized(title) && shownText(title, main, main);
    return text || t`Untitled`;
  };
}
