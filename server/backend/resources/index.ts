import type { z } from 'zod';
import type { CallName, CallParams, CallResponse, Calls } from '#schemas/api/calls.ts';
import type { CallContext } from '#server/backend/context/context.ts';
import { afterNotices } from './after-notices.ts';
import { board, boards } from './boards.ts';
import { branding, brandings } from './brandings.ts';
import { conversionCreate } from './conversions.ts';
import { events } from './events.ts';
import { exhibitionProducts } from './exhibition-products.ts';
import { exhibition, exhibitions } from './exhibitions.ts';
import { faq, faqs } from './faqs.ts';
import { info } from './info.ts';
import { inquiryCreate } from './inquiries.ts';
import { alsoWithoutParticles } from './korean-search.ts';
import { medicalCharges } from './medical-charges.ts';
import { boardType } from './notice-board-types.ts';
import { customerBoard, customerBoardPrivate, customerBoards } from './notice-customer-boards.ts';
import { notice, notices } from './notices.ts';
import { page } from './pages.ts';
import { employees, weeklySchedules } from './partner-employees.ts';
import { popups } from './popups.ts';
import { productCategories, productCategory } from './product-categories.ts';
import { product, products } from './products.ts';
import { schedules } from './schedules.ts';
import { shortenUrl } from './shorten-url.ts';
import { term } from './term.ts';
import { customerBoardCreate, customerBoardDelete, customerBoardUpdate } from './write-customer-boards.ts';

type CallBody<N extends CallName> = Calls[N] extends { body: infer Body extends z.ZodType }
  ? z.output<Body>
  : undefined;

type Handlers = {
  [N in CallName]: (
    context: CallContext,
    params: CallParams<N>,
    body: CallBody<N>,
  ) => Promise<CallResponse<N>>;
};

/** The handler of each call in `schemas/api/calls.ts`; a missing handler is a type error. */
export const handlers: Handlers = {
  info,
  page,
  popups,
  events,
  productCategories,
  productCategory,
  products: alsoWithoutParticles(products),
  product,
  exhibitions: alsoWithoutParticles(exhibitions),
  exhibition,
  exhibitionProducts,
  brandings,
  branding,
  employees,
  weeklySchedules,
  schedules,
  medicalCharges,
  notices: alsoWithoutParticles(notices),
  notice,
  faqs: alsoWithoutParticles(faqs),
  faq,
  boardType,
  boards: alsoWithoutParticles(boards),
  board,
  customerBoards: alsoWithoutParticles(customerBoards),
  customerBoard,
  customerBoardCreate,
  customerBoardUpdate,
  customerBoardDelete,
  customerBoardPrivate,
  inquiryCreate,
  conversionCreate,
  afterNotices: alsoWithoutParticles(afterNotices),
  term,
  shortenUrl,
};
