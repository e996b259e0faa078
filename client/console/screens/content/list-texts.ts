import { useLingui } from '@lingui/react/macro';
import { type EditableList, editableLists } from '#schemas/operator/entry-calls.ts';
import { useListNames } from '../../ui/pickers/entry-kinds.ts';

/** Lists by what they are about, in the order in which staff look for them. */
export const listGroups = {
  news: ['notices', 'boardArticles', 'boardTypes', 'customerBoards'],
  clinic: ['employees', 'schedules', 'brandings', 'terms'],
  treatments: ['products', 'categories', 'events', 'exhibitions'],
  help: ['faqs', 'faqCategories', 'afterNotices'],
} as const satisfies Record<string, readonly EditableList[]>;

export type ListGroup = keyof typeof listGroups;

/** Whether a part of a URL names a list. */
export const isEditableList = (name: string): name is EditableList =>
  (editableLists as readonly string[]).includes(name);

/** The URL of a list, or of an entry of it. */
export const listAddress = (code: string, list: EditableList, entry?: number | 'new'): string =>
  `/partners/${code}/content/${list}${entry === undefined ? '' : `/${entry}`}`;

export function useGroupNames(): Record<ListGroup, string> {
  const { t } = useLingui();
  return { news: t`News`, clinic: t`The clinic`, treatments: t`Treatments`, help: t`Help` };
}

type ListTexts = {
  title: string;
  /** What its entries are, and where visitors see them. */
  about: string;
  /** The button that adds one. */
  add: string;
};

/** What operators read about each list. */
export function useListTexts(): Record<EditableList, ListTexts> {
  const { t } = useLingui();
  const names = useListNames();
  return {
    notices: {
      title: names.notices,
      about: t`News of the clinic in the customer center, newest first.`,
      add: t`New notice`,
    },
    boardArticles: {
      title: names.boardArticles,
      about: t`What the clinic writes on its boards: columns, photos, reports.`,
      add: t`New article`,
    },
    boardTypes: {
      title: names.boardTypes,
      about: t`Where the clinic writes and visitors read: columns, photos, before & after.`,
      add: t`New board of the clinic`,
    },
    customerBoards: {
      title: names.customerBoards,
      about: t`Where visitors write without an account and the clinic answers: questions, reviews.`,
      add: t`New board of visitors`,
    },
    employees: {
      title: names.employees,
      about: t`Doctors and staff with their careers, weekdays and absences.`,
      add: t`New staff member`,
    },
    schedules: {
      title: names.schedules,
      about: t`Days on which the weekly hours do not apply.`,
      add: t`New day`,
    },
    brandings: {
      title: names.brandings,
      about: t`Pages about what the clinic stands for.`,
      add: t`New story`,
    },
    terms: {
      title: names.terms,
      about: t`Terms of service and privacy policy, with the day from which each version applies.`,
      add: t`New version`,
    },
    products: {
      title: names.products,
      about: t`What can be booked, with prices and options.`,
      add: t`New treatment`,
    },
    categories: {
      title: names.categories,
      about: t`How visitors find treatments: by body part, method or concern.`,
      add: t`New category`,
    },
    events: {
      title: names.events,
      about: t`Lower prices of some treatments for a time.`,
      add: t`New prices`,
    },
    exhibitions: {
      title: names.exhibitions,
      about: t`Pages about an offer or a season, with the treatments that belong to it.`,
      add: t`New event`,
    },
    faqs: {
      title: names.faqs,
      about: t`Questions that visitors often ask, and their answers.`,
      add: t`New question`,
    },
    faqCategories: {
      title: names.faqCategories,
      about: t`The headings under which questions are found.`,
      add: t`New topic`,
    },
    afterNotices: {
      title: names.afterNotices,
      about: t`What to watch out for after a treatment.`,
      add: t`New instructions`,
    },
  };
}
