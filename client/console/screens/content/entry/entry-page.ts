import type { EditableList } from '#schemas/operator/entry-calls.ts';
import type { Json } from '../../../editor/document/parse-document.ts';
import type { Fields } from './entry-issues.ts';

type PathOf = (id: number, entry: Fields) => string | undefined;

/** Where visitors see an entry. Each template has these pages. */
const paths: Record<EditableList, PathOf> = {
  notices: (id) => `/cscenter/notice/${id}`,
  boardArticles: (id, { boardTypeId }) => `/boards/${Number(boardTypeId)}/detail/${id}`,
  employees: () => '/introduce/staff',
  schedules: () => '/introduce/schedule',
  brandings: (id) => `/brandings/${id}`,
  terms: (_, { type }) => `/terms/${String(type)}`,
  products: (id) => `/products/${id}`,
  categories: (id) => `/products?categoryId=${id}`,
  // The prices are at the treatments; secret ones have an address that the clinic gives to those who may know it.
  events: (id, { prices, isSecret }) => {
    const product = firstProduct(prices);
    if (product === undefined) return undefined;
    return isSecret ? `/products/${product}/secret/${id}` : `/products/${product}`;
  },
  exhibitions: (id) => `/exhibitions/${id}`,
  faqs: () => '/cscenter/faq',
  faqCategories: () => '/cscenter/faq',
  afterNotices: () => '/after-notices',
};

function firstProduct(prices: Json | undefined): number | undefined {
  const [first] = Array.isArray(prices) ? prices : [];
  const id =
    typeof first === 'object' && first !== null && 'productId' in first ? first.productId : undefined;
  return typeof id === 'number' ? id : undefined;
}

/** The path of the page that shows an entry; undefined if none does. */
export const pageOfEntry = (list: EditableList, id: number, entry: Fields): string | undefined =>
  paths[list](id, entry);
