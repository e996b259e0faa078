import type { z } from 'zod';
import { afterNoticeContent } from './after-notices.ts';
import { boardArticleContent, boardTypeContent } from './boards.ts';
import { brandingContent } from './brandings.ts';
import { categoryContent } from './categories.ts';
import { customerBoardTypeContent } from './customer-boards.ts';
import { employeeContent } from './employees.ts';
import { eventContent } from './events.ts';
import { exhibitionContent } from './exhibitions.ts';
import { faqCategoryContent, faqContent } from './faqs.ts';
import type { ContentKind, PartnerContent } from './index.ts';
import { noticeContent } from './notices.ts';
import { popupContent } from './popups.ts';
import { productContent } from './products.ts';
import { scheduleContent } from './schedules.ts';
import { termContent } from './terms.ts';

type ContentList = {
  /** The file that has the list, and its name in there. */
  file: ContentKind;
  rows: 'rows' | 'types' | 'categories';
  entry: z.ZodType<{ id: number }>;
  /** Whether visitors see it in an order that the clinic chooses; the others are ordered by their dates. */
  isOrdered: boolean;
};

/** The lists of a clinic's content that are stored entry by entry. `EditableList` has those with forms. */
export const contentLists = {
  notices: { file: 'notices', rows: 'rows', entry: noticeContent, isOrdered: false },
  boardTypes: { file: 'boards', rows: 'types', entry: boardTypeContent, isOrdered: false },
  boardArticles: { file: 'boards', rows: 'rows', entry: boardArticleContent, isOrdered: false },
  customerBoards: {
    file: 'customer-boards',
    rows: 'types',
    entry: customerBoardTypeContent,
    isOrdered: false,
  },
  faqCategories: { file: 'faqs', rows: 'categories', entry: faqCategoryContent, isOrdered: true },
  faqs: { file: 'faqs', rows: 'rows', entry: faqContent, isOrdered: true },
  schedules: { file: 'schedules', rows: 'rows', entry: scheduleContent, isOrdered: false },
  employees: { file: 'employees', rows: 'rows', entry: employeeContent, isOrdered: true },
  brandings: { file: 'brandings', rows: 'rows', entry: brandingContent, isOrdered: true },
  afterNotices: { file: 'after-notices', rows: 'rows', entry: afterNoticeContent, isOrdered: true },
  terms: { file: 'terms', rows: 'rows', entry: termContent, isOrdered: false },
  categories: { file: 'categories', rows: 'rows', entry: categoryContent, isOrdered: true },
  products: { file: 'products', rows: 'rows', entry: productContent, isOrdered: true },
  events: { file: 'events', rows: 'rows', entry: eventContent, isOrdered: true },
  exhibitions: { file: 'exhibitions', rows: 'rows', entry: exhibitionContent, isOrdered: true },
  popups: { file: 'popups', rows: 'rows', entry: popupContent, isOrdered: true },
} as const satisfies Record<string, ContentList>;

export type ContentListName = keyof typeof contentLists;
export const contentListNames = Object.keys(contentLists) as ContentListName[];

/** The lists of boards. Their ids are unique across both, as the addresses of articles tell. */
export const boardLists = ['boardTypes', 'customerBoards'] as const satisfies ContentListName[];

/** The lists in which an id may be given only once: that of the entry and, for boards, the other kind. */
export const listsWithIdsOf = (list: ContentListName): readonly ContentListName[] =>
  boardLists.some((one) => one === list) ? boardLists : [list];

type Rows = { id: number }[];

/** The entries of a list in a partner's content, in the order of its file. */
export function entriesOf(content: PartnerContent, name: ContentListName): Rows {
  const { file, rows } = contentLists[name];
  return (content[file] as unknown as Record<string, Rows>)[rows] ?? [];
}

/** The content with other entries in one list. */
export function withEntries(content: PartnerContent, name: ContentListName, entries: Rows): PartnerContent {
  const { file, rows } = contentLists[name];
  return { ...content, [file]: { ...content[file], [rows]: entries } };
}
