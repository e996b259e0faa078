import { useLingui } from '@lingui/react/macro';
import type { ContentListName } from '#schemas/content/lists.ts';
import type { PickerKind } from '#schemas/operator/content-calls.ts';

/** What operators call the kinds of entries. */
export function useKindNames(): Record<PickerKind, string> {
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
    boardTypes: t`Boards of the clinic`,
    customerBoards: t`Boards of visitors`,
    faqCategories: t`Topics of questions`,
    popups: t`Popups`,
  };
}

/** What operators call the lists of the content. */
export function useListNames(): Record<ContentListName, string> {
  const { t } = useLingui();
  return {
    ...useKindNames(),
    boardArticles: t`Articles of boards`,
    schedules: t`Closed days and special hours`,
    afterNotices: t`Aftercare`,
    terms: t`Terms`,
  };
}
