import type { Generated } from 'kysely';
import type { LanguageCode } from '#schemas/primitives.ts';
import type { Article, Entry, Flag, Json, Millis } from './tables.ts';

// Tables of what visitors send.

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
  /** Written by the clinic in its content files, such as a notice; 0 for everything that visitors wrote. */
  isByClinic: Generated<Flag>;
  /** As in the content files, so seeding may replace it; 0 once an operator or the author changed it. */
  isSeeded: Flag;
  /** Hidden by the clinic: it stays private, whatever its author chooses. */
  isHidden: Generated<Flag>;
  /** What the author chose for a hidden article; null where that is unknown. */
  isPrivateByAuthor: Generated<Flag | null>;
  searchTitle: string;
  searchContent: string;
  updatedAt: Millis;
  /** When and to which `consentTexts` versions the author agreed; null for articles older than the consent form. */
  consentedAt: Generated<Millis | null>;
  consentPersonal: Generated<string | null>;
  consentHealth: Generated<string | null>;
};

/** The doctor whom a visitor would like to consult, with the name at that time. */
export type ChosenManager = { managerId: number | null; managerName: string | null };

export type ReservationsTable = Entry &
  ChosenManager & {
    /** Identifies the reservation to its visitor; impossible to guess. */
    receipt: string;
    kind: 'visit' | 'treatment';
    startsAt: Millis;
    endsAt: Millis;
    customerName: string;
    customerPhone: string;
    /** The digits of the number alone, for counting. */
    phoneDigits: string;
    memo: string;
    languageCode: LanguageCode;
    /** The chosen options, at the prices of that time. */
    options: Json;
    eventId: number | null;
    /** The campaign parameters in the URL of the page. */
    utm: Json;
    /** First page of the visit and where it came from; null for reservations from before these were stored. */
    visit: Json | null;
    /** An `isRepeated` reservation is not confirmed at once: the clinic calls first. */
    isConfirmed: Flag;
    /** When operators canceled it, so that its time is free again; null for one that stands. */
    canceledAt: Millis | null;
    /** The same number reserved from several networks, so it may be an impersonation. */
    isRepeated: Flag;
    address: string;
    createdAt: Millis;
  };

export type InquiriesTable = Entry &
  ChosenManager & {
    languageCode: LanguageCode;
    name: string;
    phoneNumber: string | null;
    messenger: string | null;
    preferredTimes: string | null;
    picked: string | null;
    message: string | null;
    /** The digits of the phone number, else the messenger: inquiries are counted per contact. */
    contact: string;
    /** The sender's IPv4 address or IPv6 network. */
    network: string;
    consentedAt: Millis;
    consentPersonal: string;
    consentHealth: string;
    createdAt: Millis;
    answeredAt: Millis | null;
    /** The same contact asked from several networks, so it may be an impersonation. */
    isRepeated: Flag;
    /** The clinic's note of its answer to the visitor. */
    answer: string | null;
    /** A `Visit`: campaign, first page and origin; null if it is not known. */
    visit: Json | null;
  };
