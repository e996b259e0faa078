import type { InfoResponse } from '#schemas/api/info.ts';
import type { BoardTypeRow } from '#schemas/api/notice-board-types.ts';
import type { Currency } from '#schemas/currency.ts';
import type { LanguageCode } from '#schemas/language-codes.ts';

/** Kinds of rows that URLs and parameters of sources name by id. */
export const idKinds = [
  'products',
  'categories',
  'events',
  'exhibitions',
  'brandings',
  'notices',
  'boardTypes',
  'boards',
  'employees',
] as const;
export type IdKind = (typeof idKinds)[number];

/** A price of a treatment that the backend knows: of a list of treatments, or of charges that insurance does not cover. */
export type KnownPrice = { amount: number; name: string };

type PictureSize = { width: number; height: number };

/** A picture file with its size in pixels; `versions` has the sizes of all its versions if it was uploaded. */
export type PictureFile = PictureSize & { versions?: ReadonlyMap<string, PictureSize> };

/** What checks of a site document know about its partner. */
export type PartnerFacts = {
  code: string;
  mainLanguage: LanguageCode;
  /** The languages of the site, with the main one. */
  languages: readonly LanguageCode[];
  /** IANA name, such as Asia/Seoul. */
  timeZone: string;
  /** URL of the site: `https://bomnal.example`. */
  origin: string;
  hosts: readonly string[];
  /** The facts that bindings name, as the site receives them in each of its languages. */
  info: Partial<Record<LanguageCode, InfoResponse>>;
  ids: Record<IdKind, ReadonlySet<number>>;
  /** Whether the clinic or its visitors write on each board that the document names. */
  boardKinds: ReadonlyMap<number, BoardTypeRow['kind']>;
  currency: Currency;
  /** In the main language, and in whole units of the currency. */
  prices: readonly KnownPrice[];
  /** The partner's pictures by file name (`hero-1.webp`). */
  pictures: ReadonlyMap<string, PictureFile>;
  /** Other origins whose pictures the site shows (IMAGE_ORIGINS). */
  imageOrigins: readonly string[];
};
