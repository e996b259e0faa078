import type { z } from 'zod';
import { calls } from '#schemas/api/calls.ts';
import type { Image, LanguageCode } from '#schemas/primitives.ts';

/** A row of a list, as far as search engines are concerned. */
export type ListedEntry = {
  id: number;
  languageCode: LanguageCode;
  title: string;
  summary?: string | null;
  image?: Image | null;
  createdAt?: string;
  updatedAt?: string;
  boardTypeId?: number;
  startAt?: string | null;
  endAt?: string | null;
  isAlways?: boolean;
};

type ListCall = {
  path: string;
  params: z.ZodObject;
  response: z.ZodType<{ rows: unknown[]; count: number }>;
};

/** Lists of entries that have pages of their own: how they are read, their pages, and which source their pages read. */
export type EntryList = {
  name: string;
  call: ListCall;
  /** The page key of an entry, which the site must have. */
  pageKey: string;
  pathOf: (entry: ListedEntry) => string;
  /** The source of which purges concern the list. */
  source: string;
};

export const entryLists: readonly EntryList[] = [
  {
    name: 'products',
    call: calls.products,
    pageKey: '/products/{productId}',
    pathOf: ({ id }) => `/products/${id}`,
    source: 'products',
  },
  {
    name: 'events',
    call: calls.exhibitions,
    pageKey: '/exhibitions/{exhibitionId}',
    pathOf: ({ id }) => `/exhibitions/${id}`,
    source: 'exhibitions',
  },
  {
    name: 'notices',
    call: calls.notices,
    pageKey: '/cscenter/notice/{noticeId}',
    pathOf: ({ id }) => `/cscenter/notice/${id}`,
    source: 'notices',
  },
  {
    name: 'columns',
    call: calls.boards,
    pageKey: '/boards/{boardTypeId}/detail/{id}',
    pathOf: ({ id, boardTypeId }) => `/boards/${boardTypeId}/detail/${id}`,
    source: 'boards',
  },
  {
    name: 'stories',
    call: calls.brandings,
    pageKey: '/brandings/{brandingId}',
    pathOf: ({ id }) => `/brandings/${id}`,
    source: 'brandings',
  },
];
