import { type To, useSearchParams } from 'react-router';
import type { ResponseOf } from '../../../api/call.ts';

const inboxKinds = ['articles', 'inquiries', 'reservations'] as const;
export type InboxKind = (typeof inboxKinds)[number];
export const isInboxKind = (kind: string): kind is InboxKind => inboxKinds.some((one) => one === kind);

export type Article = ResponseOf<'inboxArticles'>['rows'][number];
export type Inquiry = ResponseOf<'inboxInquiries'>['rows'][number];
export type Reservation = ResponseOf<'inboxReservations'>['rows'][number];

const inboxStates = ['all', 'open', 'answered'] as const;
type InboxState = (typeof inboxStates)[number];

export const perPage = 30;

type InboxQuery = {
  state: InboxState;
  page: number;
  /** Number of the entry that is open. */
  entry: number | undefined;
};

/** What the URL asks for; invalid values count as absent. */
export function readInboxQuery(query: URLSearchParams): InboxQuery {
  const state = inboxStates.find((one) => one === query.get('state')) ?? 'all';
  return { state, page: positive(query.get('page')) ?? 1, entry: positive(query.get('entry')) };
}

/** The query of a URL, without defaults. */
export function inboxSearch({ state, page, entry }: InboxQuery): string {
  const query = new URLSearchParams({
    ...(state !== 'all' && { state }),
    ...(page > 1 && { page: String(page) }),
    ...(entry !== undefined && { entry: String(entry) }),
  });
  return query.size > 0 ? `?${query}` : '';
}

/** The query in the URL, and URLs that differ from it. */
export function useInboxQuery(): InboxQuery & { to: (changes: Partial<InboxQuery>) => To } {
  const [params] = useSearchParams();
  const query = readInboxQuery(params);
  return { ...query, to: (changes) => ({ search: inboxSearch({ ...query, ...changes }) }) };
}

function positive(text: string | null): number | undefined {
  return text !== null && /^[1-9]\d{0,8}$/.test(text) ? Number(text) : undefined;
}
