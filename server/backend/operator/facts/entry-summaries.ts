import type { AfterNoticeRow } from '#schemas/api/after-notices.ts';
import type { BoardRow } from '#schemas/api/boards.ts';
import type { BrandingRow } from '#schemas/api/brandings.ts';
import type { EventRow } from '#schemas/api/events.ts';
import type { ExhibitionRow } from '#schemas/api/exhibitions.ts';
import type { FaqCategory, FaqRow } from '#schemas/api/faqs.ts';
import type { BoardTypeRow } from '#schemas/api/notice-board-types.ts';
import type { NoticeRow } from '#schemas/api/notices.ts';
import type { EmployeeRow } from '#schemas/api/partner-employees.ts';
import type { PopupRow } from '#schemas/api/popups.ts';
import type { ProductCategoryRow } from '#schemas/api/product-categories.ts';
import type { ProductRow } from '#schemas/api/products.ts';
import type { ScheduleRow } from '#schemas/api/schedules.ts';
import type { TermRow } from '#schemas/api/term.ts';
import type { ContentListName } from '#schemas/content/lists.ts';
import type { pickerKinds } from '#schemas/operator/content-calls.ts';
import { lastInstant } from '#schemas/time/last-instant.ts';
import { zonedDay } from '#schemas/time/zone.ts';
import type { EntryKind } from '#server/backend/database/tables.ts';

/** What a picker shows of an entry. */
type EntrySummary = { title: string; detail: string };

/** Where the entries of a kind are, and what a picker shows of one. */
type KindSummaries = {
  entryKind: EntryKind;
  isNewestFirst?: boolean;
  /** Which rows are of the kind; all by default. */
  matches?: (row: unknown) => boolean;
  /** @param row the stored list row */
  read: (row: unknown, timeZone: string) => EntrySummary;
};

const summaries = <Row>(
  entryKind: EntryKind,
  read: (row: Row, timeZone: string) => EntrySummary,
  isNewestFirst = false,
): KindSummaries => ({ entryKind, read: read as KindSummaries['read'], isNewestFirst });

export const entrySummaries: Record<(typeof pickerKinds)[number] | ContentListName, KindSummaries> = {
  products: summaries<ProductRow>('product', ({ name, price, currency }) => ({
    title: name,
    detail: price === null ? '' : `${currency} ${price.toLocaleString('en')}`,
  })),
  categories: summaries<ProductCategoryRow>('category', ({ name, productCount }) => ({
    title: name,
    detail: String(productCount),
  })),
  events: summaries<EventRow>('event', (row, zone) => ({ title: row.title, detail: periodOf(row, zone) })),
  exhibitions: summaries<ExhibitionRow>('exhibition', (row, zone) => ({
    title: row.title,
    detail: periodOf(row, zone),
  })),
  brandings: summaries<BrandingRow>('branding', ({ title }) => ({ title, detail: '' })),
  employees: summaries<EmployeeRow>('employee', ({ name, position }) => ({
    title: name,
    detail: position ?? '',
  })),
  notices: summaries<NoticeRow>('notice', articleText, true),
  faqs: summaries<FaqRow>('faq', ({ question, categoryName }) => ({
    title: question,
    detail: categoryName ?? '',
  })),
  faqCategories: summaries<FaqCategory>('faqCategory', ({ name, count }) => ({
    title: name,
    detail: String(count),
  })),
  boardArticles: summaries<BoardRow>('boardArticle', articleText, true),
  afterNotices: summaries<AfterNoticeRow>('afterNotice', ({ title }) => ({ title, detail: '' })),
  schedules: summaries<ScheduleRow>('schedule', ({ title, date, endDate }) => ({
    title,
    detail: date === endDate ? date : `${date} – ${endDate}`,
  })),
  terms: summaries<TermRow>('term', ({ title, effectiveDate }) => ({ title, detail: effectiveDate })),
  boardTypes: boardSummaries('partner'),
  customerBoards: boardSummaries('customer'),
  popups: summaries<PopupRow>('popup', (row, zone) => ({
    title: row.popupItems.map(({ title }) => title).join(' · '),
    detail: periodOf(row, zone),
  })),
};

/** What places call an entry: `notice 3`. Boards of visitors have a name of their own, as they have a screen. */
export const placeOf = (list: ContentListName, id: number): string =>
  `${list === 'customerBoards' ? 'customerBoard' : entrySummaries[list].entryKind} ${id}`;

function boardSummaries(kind: BoardTypeRow['kind']): KindSummaries {
  const read = ({ name, description }: BoardTypeRow) => ({ title: name, detail: description ?? '' });
  return { ...summaries('boardType', read), matches: (row) => (row as BoardTypeRow).kind === kind };
}

function articleText(
  { title, createdAt }: { title: string; createdAt: string },
  timeZone: string,
): EntrySummary {
  return { title, detail: zonedDay(createdAt, timeZone) };
}

type Period = { startAt: string | null; endAt: string | null };

/** `2026-06-01 – 2026-06-30`: the first and the last day in the clinic's time zone; empty without limits. */
function periodOf({ startAt, endAt }: Period, timeZone: string): string {
  if (startAt === null && endAt === null) return '';
  const last = endAt === null ? null : lastInstant(endAt);
  return [startAt, last]
    .map((time) => (time === null ? '' : zonedDay(time, timeZone)))
    .join(' – ')
    .trim();
}
