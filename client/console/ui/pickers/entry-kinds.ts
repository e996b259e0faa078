import { useLingui } from '@lingui/react/macro';
import type { FactKind } from '#schemas/operator/content-calls.ts';

/** What operators call the kinds of entries. */
export function useKindNames(): Record<FactKind, string> {
  const { t } = useLingui();
  return {
    products: t`Treatments`,
    categories: t`Categories`,
    events: t`Prices of events`,
    exhibitions: t`Events`,
    brandings: t`Stories`,
    employees: t`Staff`,
    notices: t`Notices`,
    faqs: t`Questions`,
    boardTypes: t`Boards`,
    faqCategories: t`Topics of questions`,
    popups: t`Popups`,
  };
}
