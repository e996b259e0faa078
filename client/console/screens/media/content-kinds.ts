import { useLingui } from '@lingui/react/macro';

/** What operators call one entry of the content that can show pictures or link to others, by the kind that places name. */
export function useContentKinds(): Partial<Record<string, string>> {
  const { t } = useLingui();
  return {
    afterNotice: t`Aftercare`,
    boardArticle: t`Article of a board`,
    boardType: t`Board of the clinic`,
    customerBoard: t`Board of visitors`,
    branding: t`Story`,
    category: t`Category`,
    employee: t`Staff member`,
    event: t`Prices of an event`,
    exhibition: t`Event`,
    faq: t`Question`,
    medicalCharge: t`Non-covered charge`,
    notice: t`Notice`,
    page: t`Page description`,
    product: t`Treatment`,
    term: t`Terms`,
  };
}
