import type { Json } from '#schemas/json.ts';
import type { EditableList } from '#schemas/operator/entry-calls.ts';
import type { Fields } from './entry-issues.ts';

type PathOf = (id: number, entry: Fields) => string | undefined;

/** Where visitors see an entry. Each template has these pages. */
const paths: Record<EditableList, PathOf> = {
  notices: (id) => `/cscenter/notice/${id}`,
  boardArticles: (id, { boardTypeId }) => `/boards/${Number(boardTypeId)}/detail/${id}`,
  boardTypes: (id) => `/boards/${id}`,
  customerBoards: (id) => `/cscenter/boards/${id}`,
  employees: () => '/introduce/staff',
  schedules: () => '/introduce/schedule',
  brandings: (id) => `/brandings/${id}`,
  terms: (_, { type }) => `/terms/${String(type)}`,
  products: (id) => `/products/${id}`,
  categories: (id) => `/products?categoryId=${id}`,
  // The prices are at the treatments; secret ones have a URL that the clinic gives to those who may know it.
  events: (id, { prices, isSecret }) => {
    const [product] = productsOf(prices);
    if (product === undefined) return undefined;
    return isSecret ? secretPage(product, id) : `/products/${product}`;
  },
  exhibitions: (id) => `/exhibitions/${id}`,
  faqs: () => '/cscenter/faq',
  faqCategories: () => '/cscenter/faq',
  afterNotices: () => '/after-notices',
};

/** The treatments that an event has prices of. */
export function productsOf(prices: Json | undefined): number[] {
  const ids = (Array.isArray(prices) ? prices : []).map((price) =>
    typeof price === 'object' && price !== null && 'productId' in price ? price.productId : undefined,
  );
  return [...new Set(ids.filter((id) => typeof id === 'number'))];
}

/** Where visitors find the secret price of a treatment (SPEC section 2). */
export const secretPage = (product: number, event: number): string => `/products/${product}/secret/${event}`;

/** The path of the page that shows an entry; undefined if none does. */
export const pageOfEntry = (list: EditableList, id: number, entry: Fields): string | undefined =>
  paths[list](id, entry);
