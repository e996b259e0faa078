import type { CallName } from '#schemas/api/calls.ts';
import type { OperatorCallName } from '#schemas/operator/calls.ts';
import type { EditableList } from '#schemas/operator/entry-calls.ts';

const articles = ['customer-boards', 'customer-board'] as const;

/** What changes answers: a call, or operators' entries of a list. */
type Write = CallName | OperatorCallName | `content ${EditableList}`;

const treatments = ['products', 'product', 'product-categories', 'product-category'] as const;
const campaigns = ['events', 'exhibitions', 'exhibition', 'exhibition-products'] as const;

const written: Partial<Record<Write, readonly string[]>> &
  Record<`content ${EditableList}`, readonly string[]> = {
  customerBoardCreate: articles,
  customerBoardUpdate: articles,
  customerBoardDelete: articles,
  savePopup: ['popups'],
  'content notices': ['notices', 'notice'],
  'content boardArticles': ['boards', 'board'],
  'content boardTypes': ['notice-board-type', 'boards', 'board'],
  'content customerBoards': ['notice-board-type', ...articles],
  'content faqCategories': ['faqs', 'faq'],
  'content faqs': ['faqs', 'faq'],
  'content schedules': ['schedules', 'weekly-schedules'],
  'content employees': ['employees', 'weekly-schedules', 'info'],
  'content brandings': ['brandings', 'branding'],
  'content afterNotices': ['after-notices'],
  'content terms': ['term'],
  'content categories': treatments,
  'content products': [...treatments, ...campaigns],
  'content events': [...campaigns, ...treatments],
  'content exhibitions': campaigns,
  // Whether prices are shown, which options event pages list, and whether there is a page of charges are settings too;
  // staff works by the opening hours.
  saveClinicSettings: ['info', ...treatments, ...campaigns, 'medical-charges', 'weekly-schedules'],
};

/** Names of the sources whose answers this call changes. */
export const sourcesWrittenBy = (call: Write): readonly string[] => written[call] ?? [];
