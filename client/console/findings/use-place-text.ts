import { useLingui } from '@lingui/react/macro';
import { globalSlotNames, globalSlotTable } from '#schemas/layout/slots.ts';
import type { Finding } from '#schemas/operator/finding.ts';
import { useLanguage } from '../language/use-language.ts';
import { placeOf } from './place.ts';

/** Where something is in the document, in the operator's language: in the server's words, else by the names in its path. */
export function usePlaceText(): (at: Pick<Finding, 'path' | 'place'>) => string {
  const { t } = useLingui();
  const language = useLanguage();
  const slots = globalSlotNames.map((name) => [name, globalSlotTable[name].label[language][0]]);
  const words = {
    pages: t`Page`,
    sections: t`Section`,
    slots: t`Part`,
    data: t`Content`,
    source: t`Source`,
    when: t`Shown when`,
    title: t`Title`,
    menu: t`Menu`,
    subList: t`Submenu`,
    theme: t`Theme`,
    template: t`Template`,
    languages: t`Languages`,
    recommendedKeywords: t`Recommended keywords`,
    ko: t`Korean`,
    en: t`English`,
    ja: t`Japanese`,
    zh: t`Chinese`,
    ...Object.fromEntries(slots),
  };
  return ({ path, place }) => place?.[language] ?? placeOf({ path }, words);
}
