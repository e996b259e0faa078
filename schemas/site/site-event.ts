import type { Currency } from '../currency.ts';

/** Kinds of purposes that a visitor may refuse. What a page itself needs is not among them. */
export const consentCategories = ['statistics', 'marketing'] as const;
export type ConsentCategory = (typeof consentCategories)[number];

/**
 * What visitors get before vendors load: nothing, a notice with an opt-out, or a prompt that they must accept first.
 */
export const consentRules = ['none', 'notice', 'opt-in'] as const;
export type ConsentRule = (typeof consentRules)[number];

/** Ways of contact that a visitor can choose on a page. */
export type ContactChannel =
  | 'phone'
  | 'sms'
  | 'email'
  | 'channel-talk'
  | 'kakaotalk'
  | 'naver-talktalk'
  | 'line'
  | 'wechat'
  | 'whatsapp';

/** A treatment, or an option of one, as the page shows it. Prices are null where the site hides them. */
export type EventItem = {
  id: number;
  name: string;
  /** The option. */
  variant?: string;
  price?: number | null;
  currency?: Currency;
  quantity?: number;
};

/** A sum of money; zero without a currency where no price is known. */
export type EventValue = { value: number; currency: Currency | null };

/** What can happen in a visit, and what is known about it. */
export type EventData = {
  page_view: { title: string; url: string; path: string; referrer: string };
  view_item: { items: EventItem[] };
  view_item_list: { list: string; items: EventItem[] };
  search: { keyword: string };
  select_item: { list: string; items: EventItem[] };
  add_to_cart: { items: EventItem[] } & EventValue;
  begin_reservation: { kind: string };
  reserve: { reservation: string; items: EventItem[] } & EventValue;
  contact_click: { channel: ContactChannel };
  article_post: object;
  inquiry_send: object;
  popup_view: { popup: number };
  popup_click: { popup: number };
  popup_dismiss: { popup: number };
  language_change: { from: string; to: string };
};
export type EventName = keyof EventData;

/** One event of a visit. `id`: unique, so that a vendor can recognize the same event from a browser and a server. */
export type SiteEvent = {
  [Name in EventName]: { name: Name; id: string; at: number } & EventData[Name];
}[EventName];
