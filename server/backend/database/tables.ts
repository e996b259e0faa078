import type { Generated } from 'kysely';
import type { ContentListName } from '#schemas/content/lists.ts';
import type { RevisionMeta } from '#schemas/operator/revisions.ts';
import type { LanguageCode } from '#schemas/primitives.ts';
import type { MeasurementTables } from './measurement-tables.ts';
import type { OperatorTables } from './operator-tables.ts';
import type { CustomerArticlesTable, InquiriesTable, ReservationsTable } from './visitor-tables.ts';

/** 0 or 1: the two engines share no boolean type. */
export type Flag = 0 | 1;
/** Time in ms since 1970. */
export type Millis = number;
/** A day, YYYY-MM-DD. */
export type Day = string;
/** JSON as text. */
export type Json = string;

/** The columns to list, filter and sort by. The texts of an entry are in `contentTexts` under the same id. */
export type Entry = { partnerId: number; id: number };
type Weighted = Entry & { weight: number };
/** Without a limit `startAt` is 0 and `endAt` is `endOfTime`. */
type Lasting = { startAt: Millis; endAt: Millis };
export type Article = Entry & { isPinned: Flag; createdAt: Millis };

export type EntryKind =
  | 'afterNotice'
  | 'boardArticle'
  | 'boardType'
  | 'branding'
  | 'category'
  | 'employee'
  | 'event'
  | 'exhibition'
  | 'faq'
  | 'faqCategory'
  | 'info'
  | 'medicalCharge'
  | 'notice'
  | 'page'
  | 'popup'
  | 'product'
  | 'schedule'
  | 'term'
  | 'weeklySchedule';

export type PartnersTable = {
  id: number;
  code: string;
  mainLanguage: LanguageCode;
  /** JSON list of language codes in display order. */
  languages: Json;
  timeZone: string;
  /** The URL of the site, as in its origin header. */
  origin: string;
  hidesDefaultOptions: Flag;
  isCdnFavicon: Flag;
  /** The template of the site if its document names none. */
  templateCode: Generated<string>;
  /** Hashes of the last seeded content and site document; null before. */
  contentHash: string | null;
  siteHash: string | null;
  /** Grows with every change of hosts, origin, content or published document; unique among partners. */
  changed: Generated<number>;
  createdAt: Millis;
};

/** One row, `id` 1: the number of the latest change. */
type SiteClockTable = { id: number; value: number };

/**
 * One entry in one language, ready to send. Every entry has a row in every language of its partner: where a
 * translation is missing, the row holds the main language, and `row.languageCode` names it.
 */
type ContentTextsTable = {
  partnerId: number;
  kind: EntryKind;
  languageCode: LanguageCode;
  entryId: number;
  /** The normalized text that keywords are searched in. */
  search: string;
  /** The fields that a list shows. */
  row: Json;
  /** The fields that only its own page shows. */
  detail: Json | null;
};

/** An entry of the content as it was written, in a file or by an operator. */
export type ContentEntriesTable = {
  partnerId: number;
  /** `partner` has the partner's own file, `partner.json`. */
  list: ContentListName | 'partner';
  id: number;
  /** Its place among the entries of its list. */
  weight: number;
  /** Whether an operator chose the place. */
  isPlaced: Flag;
  /** When an operator changed, added or deleted it; null: it is as in the file. */
  changedAt: Millis | null;
  /** An entry of the file that an operator deleted. */
  isDeleted: Flag;
  entry: Json;
};

export type SiteRevisionsTable = Entry & {
  status: RevisionMeta['status'];
  createdAt: Millis;
  author: string;
  note: string;
  /** The document, verbatim. */
  document: string;
  /** The revision that it was made from; null for the first, and for those from before bases were stored. */
  base: Generated<number | null>;
  /** When a scheduled revision is published; null for others. */
  publishAt: Generated<Millis | null>;
  /** Grows with every publication of the partner; null if it was never published. */
  publication: Generated<number | null>;
  /** Why it is blocked, or in which revision it is merged: a `StoredProblem`. */
  problem: Generated<Json | null>;
};

export type SiteDraftsTable = Entry & {
  name: string;
  base: number | null;
  /** The number of its saves. */
  version: number;
  /** Name of the operator who saved it last. */
  author: string;
  /** Id of that operator; null for the command line, and if the account is gone. */
  authorId: Generated<number | null>;
  /** Name of the operator who began it. */
  owner: Generated<string>;
  /** Id of that operator, such as `authorId`. */
  ownerId: Generated<number | null>;
  /** The revision that it was scheduled as, which may be canceled or blocked by now. */
  scheduledAs: Generated<number | null>;
  updatedAt: Millis;
};

export type Tables = {
  partners: PartnersTable;
  partnerHosts: { host: string; partnerId: number };
  counters: { partnerId: number; name: string; value: number };
  contentTexts: ContentTextsTable;
  contentEntries: ContentEntriesTable;
  /** What operators changed of the settings in the partner's folder. */
  clinicSettings: { partnerId: number; changed: Json; savedAt: Millis };
  categories: Weighted & { parentId: number | null; kind: string };
  /** `minPrice`, by which they are sorted, is with VAT. */
  products: Weighted & { popularity: number; minPrice: number; hasNoPrice: Flag; createdAt: Millis };
  /** Options whose prices in events lists may show. */
  advertisedOptions: {
    partnerId: number;
    productId: number;
    optionId: number;
    isVatIncluded: Generated<Flag>;
  };
  productCategories: { partnerId: number; categoryId: number; productId: number };
  events: Weighted & Lasting & { isAlways: Flag; isSecret: Flag };
  eventPrices: { partnerId: number; eventId: number; productId: number; optionId: number; price: number };
  exhibitions: Weighted & Lasting & { isAlways: Flag };
  /** Exhibitions that were removed from the content. */
  goneExhibitions: Entry;
  exhibitionProducts: { partnerId: number; exhibitionId: number; productId: number };
  brandings: Weighted;
  employees: Weighted & { isScheduled: Flag };
  schedules: Entry & { startDate: Day; endDate: Day };
  notices: Article;
  faqCategories: Weighted;
  faqs: Weighted & { categoryId: number };
  boardTypes: Entry & { kind: 'partner' | 'customer'; isPrivateAllowed: Flag };
  boardArticles: Article & { boardTypeId: number };
  afterNotices: Weighted;
  afterNoticeProducts: { partnerId: number; afterNoticeId: number; productId: number };
  popups: Weighted & Lasting;
  terms: Entry & { type: string; effectiveDate: Day };
  pages: Entry & { path: string };
  customerArticles: CustomerArticlesTable;
  /** Articles of the content files that were deleted: seeding leaves them out. */
  goneArticles: Entry;
  customerAnswers: {
    partnerId: number;
    articleId: number;
    content: string;
    name: string | null;
    createdAt: Millis;
  };
  /** Recent wrong guesses by scope (security/guesses.ts). `partnerId` is 0 for passwords of operators. */
  guessBudgets: {
    partnerId: number;
    scope: string;
    failures: number;
    blockedUntil: Millis;
    /** When the first failure was counted. */
    since: Millis;
  };
  /** Recent writes by kind, time and network (security/write-counts.ts). */
  writeCounts: { partnerId: number; scope: string; count: number; since: Millis };
  /** Texts that visitors agreed to; `text` is a `ConsentText`. */
  consentTexts: {
    partnerId: number;
    version: string;
    form: string;
    kind: string;
    text: Json;
    firstAt: Millis;
    lastAt: Millis;
  };
  idempotencyKeys: {
    partnerId: number;
    key: string;
    fingerprint: string;
    response: Json | null;
    createdAt: Millis;
  };
  /** Row counts per stretch of a long list, maintained by triggers (migration 007). `part` is the board, or 0. */
  listCounts: {
    partnerId: number;
    list: 'notices' | 'board_articles' | 'customer_articles' | 'products';
    part: number;
    isPinned: Flag;
    stretch: number;
    count: number;
  };
  /** `usedAt`: when it was last followed; null before. */
  shortUrls: { partnerId: number; code: string; url: string; createdAt: Millis; usedAt: Millis | null };
  siteRevisions: SiteRevisionsTable;
  siteDrafts: SiteDraftsTable;
  /** The texts of a draft's last saves; the newest is its document. */
  siteDraftVersions: { partnerId: number; draftId: number; version: number; document: string };
  siteClock: SiteClockTable;
  reservations: ReservationsTable;
  inquiries: InquiriesTable;
} & OperatorTables &
  MeasurementTables;

/** Later than any date and still exact in both engines and in JSON. */
export const endOfTime: Millis = 8_640_000_000_000_000;

export const flag = (value: boolean): Flag => (value ? 1 : 0);
