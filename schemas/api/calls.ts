import type { z } from 'zod';
import * as afterNotices from './after-notices.ts';
import * as boards from './boards.ts';
import * as brandings from './brandings.ts';
import * as conversions from './conversions.ts';
import * as events from './events.ts';
import * as exhibitions from './exhibitions.ts';
import * as faqs from './faqs.ts';
import * as exhibitionProducts from './global-exhibition-products.ts';
import * as info from './info.ts';
import * as inquiries from './inquiries.ts';
import * as medicalCharges from './medical-charges.ts';
import * as boardTypes from './notice-board-types.ts';
import * as customerBoards from './notice-customer-boards.ts';
import * as notices from './notices.ts';
import * as page from './page.ts';
import * as employees from './partner-employees.ts';
import * as popups from './popups.ts';
import * as categories from './product-categories.ts';
import * as products from './products.ts';
import * as schedules from './schedules.ts';
import * as shortenUrl from './shorten-url.ts';
import * as term from './term.ts';

/** The header with the application's fixed key. `origin` identifies the partner's site. */
export const appKeyHeader = 'app-key';

/** A repeated write with the same key is done once. */
export const idempotencyKeyHeader = 'idempotency-key';

/**
 * `true` on the response to a write that was done before with the same key. The site then does not treat the visitor as
 * authenticated by password: a backend may replay a response without checking it.
 */
export const repeatedHeader = 'idempotency-replayed';

/**
 * Sent with calls that contain an article's password: identifies a browser that wrote or opened this article before. A
 * backend that limits guesses counts it separately, so that strangers cannot lock the author out.
 */
export const knownDeviceHeader = 'known-device';

/**
 * One call of SPEC section 7. `params` describes path and query together: names in braces are path parameters, the rest
 * is the query. Failures answer with `errorBody`.
 */
export type Call = {
  name: string;
  method: 'GET' | 'POST' | 'PUT' | 'DELETE';
  path: `/customer/${string}`;
  params: z.ZodObject;
  body?: z.ZodObject;
  response: z.ZodObject;
  summary: string;
};

const global = '/customer/global';

function get<const Name extends string, P extends z.ZodObject, R extends z.ZodObject>(
  name: Name,
  path: Call['path'],
  params: P,
  response: R,
  summary: string,
) {
  return { name, method: 'GET', path, params, response, summary } as const satisfies Call;
}

const customerBoardsPath = `${global}/notice-customer-boards` as const;

/** Every call between the site and a backend: backend routes, sources and OpenAPI are derived from this table. */
export const calls = {
  info: get('info', `${global}/info`, info.infoParams, info.infoResponse, 'Partner, marketing and config'),
  page: get('page', `${global}/page`, page.pageParams, page.pageResponse, 'Head data of a page'),
  popups: get('popups', `${global}/popups`, popups.popupsParams, popups.popupsResponse, 'Running popups'),
  events: get('events', `${global}/events`, events.eventsParams, events.eventsResponse, 'Price campaigns'),
  productCategories: get(
    'productCategories',
    `${global}/product-categories`,
    categories.productCategoriesParams,
    categories.productCategoriesResponse,
    'Treatment categories',
  ),
  productCategory: get(
    'productCategory',
    `${global}/product-categories/{productCategoryId}`,
    categories.productCategoryParams,
    categories.productCategoryResponse,
    'One category and its children',
  ),
  products: get(
    'products',
    `${global}/products`,
    products.productsParams,
    products.productsResponse,
    'Treatments, filtered, searched and sorted',
  ),
  product: get(
    'product',
    `${global}/products/{productId}`,
    products.productParams,
    products.productResponse,
    'One treatment with its options',
  ),
  exhibitions: get(
    'exhibitions',
    `${global}/exhibitions`,
    exhibitions.exhibitionsParams,
    exhibitions.exhibitionsResponse,
    'Special events',
  ),
  exhibition: get(
    'exhibition',
    `${global}/exhibitions/{id}`,
    exhibitions.exhibitionParams,
    exhibitions.exhibitionResponse,
    'One special event and its treatments',
  ),
  exhibitionProducts: get(
    'exhibitionProducts',
    `${global}/global-exhibition-products`,
    exhibitionProducts.exhibitionProductsParams,
    exhibitionProducts.exhibitionProductsResponse,
    'Treatments of special events',
  ),
  brandings: get(
    'brandings',
    `${global}/brandings`,
    brandings.brandingsParams,
    brandings.brandingsResponse,
    'Story pages',
  ),
  branding: get(
    'branding',
    `${global}/brandings/{id}`,
    brandings.brandingParams,
    brandings.brandingResponse,
    'One story page',
  ),
  employees: get(
    'employees',
    `${global}/partner-employees`,
    employees.employeesParams,
    employees.employeesResponse,
    'Staff with careers and history',
  ),
  weeklySchedules: get(
    'weeklySchedules',
    `${global}/partner-employees/weekly-schedules`,
    employees.weeklySchedulesParams,
    employees.weeklySchedulesResponse,
    'Which staff are present on which weekday',
  ),
  schedules: get(
    'schedules',
    `${global}/schedules`,
    schedules.schedulesParams,
    schedules.schedulesResponse,
    'Holidays, closures and special hours',
  ),
  medicalCharges: get(
    'medicalCharges',
    `${global}/medical-charges`,
    medicalCharges.medicalChargesParams,
    medicalCharges.medicalChargesResponse,
    'Prices of treatments that insurance does not cover',
  ),
  notices: get(
    'notices',
    `${global}/notices`,
    notices.noticesParams,
    notices.noticesResponse,
    'Notices, pinned ones first',
  ),
  notice: get('notice', `${global}/notices/{id}`, notices.noticeParams, notices.noticeResponse, 'One notice'),
  faqs: get('faqs', `${global}/faqs`, faqs.faqsParams, faqs.faqsResponse, 'Questions and their categories'),
  faq: get('faq', `${global}/faqs/{id}`, faqs.faqParams, faqs.faqResponse, 'One question'),
  boardType: get(
    'boardType',
    `${global}/notice-board-types/{id}`,
    boardTypes.boardTypeParams,
    boardTypes.boardTypeResponse,
    'A board itself',
  ),
  boards: get(
    'boards',
    `${global}/boards`,
    boards.boardsParams,
    boards.boardsResponse,
    'Articles of the clinic, pinned ones first',
  ),
  board: get(
    'board',
    `${global}/boards/{id}`,
    boards.boardParams,
    boards.boardResponse,
    'One article of the clinic',
  ),
  customerBoards: get(
    'customerBoards',
    customerBoardsPath,
    customerBoards.customerBoardsParams,
    customerBoards.customerBoardsResponse,
    'Articles of visitors, pinned ones first',
  ),
  customerBoard: get(
    'customerBoard',
    `${customerBoardsPath}/{id}`,
    customerBoards.customerBoardParams,
    customerBoards.customerBoardResponse,
    'One article of a visitor; a private one is locked',
  ),
  customerBoardCreate: {
    name: 'customerBoardCreate',
    method: 'POST',
    path: customerBoardsPath,
    params: customerBoards.customerBoardCreateParams,
    body: customerBoards.customerBoardCreateBody,
    response: customerBoards.customerBoardWriteResponse,
    summary: 'Write an article',
  },
  customerBoardUpdate: {
    name: 'customerBoardUpdate',
    method: 'PUT',
    path: `${customerBoardsPath}/{id}`,
    params: customerBoards.customerBoardParams,
    body: customerBoards.customerBoardUpdateBody,
    response: customerBoards.customerBoardWriteResponse,
    summary: 'Change an article, with its password',
  },
  customerBoardDelete: {
    name: 'customerBoardDelete',
    method: 'DELETE',
    path: `${customerBoardsPath}/{id}`,
    params: customerBoards.customerBoardParams,
    body: customerBoards.customerBoardPasswordBody,
    response: customerBoards.customerBoardWriteResponse,
    summary: 'Delete an article, with its password',
  },
  customerBoardPrivate: {
    name: 'customerBoardPrivate',
    method: 'POST',
    path: `${customerBoardsPath}/{id}/private`,
    params: customerBoards.customerBoardParams,
    body: customerBoards.customerBoardPasswordBody,
    response: customerBoards.customerBoardPrivateResponse,
    summary: 'Read a private or own article, with its password',
  },
  inquiryCreate: {
    name: 'inquiryCreate',
    method: 'POST',
    path: `${global}/inquiries`,
    params: inquiries.inquiryCreateParams,
    body: inquiries.inquiryCreateBody,
    response: inquiries.inquiryCreateResponse,
    summary: 'Send an inquiry to be called back; it cannot be read through a call',
  },
  conversionCreate: {
    name: 'conversionCreate',
    method: 'POST',
    path: `${global}/conversions`,
    params: conversions.conversionCreateParams,
    body: conversions.conversionCreateBody,
    response: conversions.conversionCreateResponse,
    summary: 'Report a conversion to an advertising service from the server',
  },
  afterNotices: get(
    'afterNotices',
    '/customer/after-notices',
    afterNotices.afterNoticesParams,
    afterNotices.afterNoticesResponse,
    'Post-treatment instructions',
  ),
  term: get(
    'term',
    `${global}/term`,
    term.termParams,
    term.termResponse,
    'Terms of service or privacy policy',
  ),
  shortenUrl: get(
    'shortenUrl',
    `${global}/shorten-url`,
    shortenUrl.shortenUrlParams,
    shortenUrl.shortenUrlResponse,
    'Make or resolve a short address',
  ),
} as const satisfies Record<string, Call>;

export type Calls = typeof calls;
export type CallName = keyof Calls;

/** Params as the backend receives them, with defaults applied. */
export type CallParams<N extends CallName> = z.output<Calls[N]['params']>;
export type CallResponse<N extends CallName> = z.output<Calls[N]['response']>;

/** The names in braces of a path: `/products/{productId}` gives `['productId']`. */
export function pathParamNames(path: string): string[] {
  return [...path.matchAll(/\{(\w+)\}/g)].map((match) => match[1] as string);
}
