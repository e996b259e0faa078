import type { z } from 'zod';
import * as afterNotices from './after-notices.ts';
import * as boards from './boards.ts';
import * as brandings from './brandings.ts';
import { type Call, get, global } from './call.ts';
import * as events from './events.ts';
import * as exhibitions from './exhibitions.ts';
import * as faqs from './faqs.ts';
import * as exhibitionProducts from './global-exhibition-products.ts';
import * as info from './info.ts';
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
import { writeCalls } from './write-calls.ts';

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
  ...writeCalls,
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
