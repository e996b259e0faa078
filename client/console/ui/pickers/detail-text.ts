import { plural } from '@lingui/core/macro';
import { useLingui } from '@lingui/react/macro';
import { formatPrice } from '#engine/i18n/format-price.ts';
import type { ContentListName } from '#schemas/content/lists.ts';
import type { PickerKind } from '#schemas/operator/content-calls.ts';
import { useLanguage } from '../../language/use-language.ts';

/** What an entry has beside its title: numbers and prices as text, all else as the server sends it. */
export function useDetailText(): (list: ContentListName | PickerKind, detail: string) => string {
  const { t } = useLingui();
  const language = useLanguage();
  return (list, detail) => {
    const count = Number(detail);
    if (list === 'categories') return t`${plural(count, { one: '# treatment', other: '# treatments' })}`;
    if (list === 'faqCategories') return t`${plural(count, { one: '# question', other: '# questions' })}`;
    if (list === 'products') return priceText(detail, language);
    if (detail === '' && (list === 'events' || list === 'exhibitions')) return t`Always`;
    return detail;
  };
}

/** A price as visitors read it: `59,000원` for `KRW 59,000`. */
function priceText(detail: string, language: 'en' | 'ko'): string {
  const [, currency, digits = ''] = /^(KRW|JPY) ([\d,]+)$/.exec(detail) ?? [];
  if (currency !== 'KRW' && currency !== 'JPY') return detail;
  return formatPrice(Number(digits.replaceAll(',', '')), language, currency);
}
