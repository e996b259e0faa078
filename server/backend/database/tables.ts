import type { Generated } from 'kysely';
import type { LanguageCode } from '#schemas/primitives.ts';

/** 0 or 1: the two engines have no boolean in common. */
export type Flag = 0 | 1;
/** Time in ms since 1970. */
export type Millis = number;
/** A day, YYYY-MM-DD. */
export type Day = string;
/** JSON as text. */
export type Json = string;

/** What is listed, filtered and sorted; the texts of an entry are in `contentTexts` under the same id. */
type Entry = { partnerId: number; id: number };
type Weighted = Entry & { weight: number };
/** Without a limit `startAt` is 0 and `endAt` is `endOfTime`. */
type Lasting = { startAt: Millis; endAt: Millis };
type Article = Entry & { isPinned: Flag; createdAt: Millis };

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
  /** The address of the site as its origin header says it. */
  origin: string;
  hidesDefaultOptions: Flag;
  isCdnFavicon: Flag;
  /** The template of the site where its document names none. */
  templateCode: Generated<string>;
  /** Hashes of what was seeded last; null before. */
  contentHash: string | null;
  siteHash: string | null;
  /** Grows with every change of hosts, origin, content or published document; no two partners have the same. */
  changed: Generated<number>;
  createdAt: Millis;
};

/** One row, `id` 1: the last number that was given to a change. */
export type SiteClockTable = { id: number; value: number };

/**
 * One entry in one language, ready to be answered. Every entry has a text in every language of its partner:
 * where a translation is missing, the one of the main language stands in, and `row` says so.
 */
export type ContentTextsTable = {
  partnerId: number;
  kind: EntryKind;
  languageCode: LanguageCode;
  entryId: number;
  /** What a keyword is looked for in, normalised. */
  search: string;
  /** The entry as a list shows it. */
  row: Json;
  /** What only its own page shows. */
  detail: Json | null;
};

export type CustomerArticlesTable = Article & {
  boardTypeId: number;
  languageCode: LanguageCode;
  title: string;
  name: string;
  content: string;
  phoneNumber: string | null;
  email: string | null;
  passwordHash: string;
  isPrivate: Flag;
  isAnswered: Flag;
  /** It came with the demo content, so that a new seed may replace it. */
  isSeeded: Flag;
  /** The clinic hid it: it stays private, whatever its writer wants. */
  isHidden: Generated<Flag>;
  searchTitle: string;
  searchContent: string;
  updatedAt: Millis;
  /** When the writer agreed to what, by the versions in `consentTexts`; null for articles from before that was asked. */
  consentedAt: Generated<Millis | null>;
  consentPersonal: Generated<string | null>;
  consentHealth: Generated<string | null>;
};

export type SiteRevisionsTable = Entry & {
  status: 'draft' | 'published' | 'archived';
  createdAt: Millis;
  author: string;
  note: string;
  /** The document exactly as it was written. */
  document: string;
};

export type ReservationsTable = Entry & {
  /** Names the reservation to whoever made it; nobody can guess it. */
  receipt: string;
  kind: 'visit' | 'treatment';
  startsAt: Millis;
  endsAt: Millis;
  customerName: string;
  customerPhone: string;
  /** The number without what people write between digits, to count by. */
  phoneDigits: string;
  memo: string;
  languageCode: LanguageCode;
  /** What was chosen, at the prices of then. */
  options: Json;
  eventId: number | null;
  /** Where the visitor came from, as the address of the page said it. */
  utm: Json;
  /** Not confirmed at once where `isRepeated`: the clinic calls first. */
  isConfirmed: Flag;
  /** The same number reserved from several networks, as somebody else may have done. */
  isRepeated: Flag;
  address: string;
  createdAt: Millis;
};

export type InquiriesTable = Entry & {
  languageCode: LanguageCode;
  name: string;
  phoneNumber: string | null;
  messenger: string | null;
  preferredTimes: string | null;
  picked: string | null;
  message: string | null;
  /** The telephone number's digits, else the messenger: by it the inquiries of one visitor are counted. */
  contact: string;
  /** The address that it came from, or its IPv6 network. */
  network: string;
  consentedAt: Millis;
  consentPersonal: string;
  consentHealth: string;
  createdAt: Millis;
  answeredAt: Millis | null;
  /** The same contact asked from several networks, as somebody else may have done. */
  isRepeated: Flag;
  /** What the visitor was told, as the clinic notes it. */
  answer: string | null;
};

export type Tables = {
  partners: PartnersTable;
  partnerHosts: { host: string; partnerId: number };
  counters: { partnerId: number; name: string; value: number };
  contentTexts: ContentTextsTable;
  categories: Weighted & { parentId: number | null; kind: string };
  products: Weighted & { popularity: number; minPrice: number; hasNoPrice: Flag; createdAt: Millis };
  productCategories: { partnerId: number; categoryId: number; productId: number };
  events: Weighted & Lasting & { isAlways: Flag; isSecret: Flag };
  eventPrices: { partnerId: number; eventId: number; productId: number; optionId: number; price: number };
  exhibitions: Weighted & Lasting & { isAlways: Flag };
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
  customerAnswers: {
    partnerId: number;
    articleId: number;
    content: string;
    name: string | null;
    createdAt: Millis;
  };
  /** What was guessed wrong of late: by article, by network and by known device (security/guess-budgets.ts). */
  guessBudgets: {
    partnerId: number;
    scope: string;
    failures: number;
    blockedUntil: Millis;
    /** When the first of them was counted. */
    since: Millis;
  };
  /** What was written of late, by kind, time and network (security/write-counts.ts). */
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
  /** How many rows each stretch of a long list has; triggers keep it (migration 007). `part` is the board, 0 where there is none. */
  listCounts: {
    partnerId: number;
    list: 'notices' | 'board_articles' | 'customer_articles' | 'products';
    part: number;
    isPinned: Flag;
    stretch: number;
    count: number;
  };
  /** `usedAt`: when somebody last followed it; null before. */
  shortUrls: { partnerId: number; code: string; url: string; createdAt: Millis; usedAt: Millis | null };
  siteRevisions: SiteRevisionsTable;
  siteClock: SiteClockTable;
  reservations: ReservationsTable;
  inquiries: InquiriesTable;
};

/** Later than any date and still exact in both engines and in JSON. */
export const endOfTime: Millis = 8_640_000_000_000_000;

export const flag = (value: boolean): Flag => (value ? 1 : 0);
