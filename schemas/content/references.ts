import { type ContentListName, contentListNames } from './lists.ts';

/** Ids of entries of `list` that an entry names; `at` is where. */
type ContentReference = { at: (string | number)[]; list: ContentListName; ids: number[] };

type Fields = {
  parentId?: number;
  categoryId?: number;
  categoryIds?: number[];
  boardTypeId?: number;
  relatedIds?: number[];
  productIds?: number[];
  prices?: { productId: number }[];
  absences?: { substituteId?: number | undefined }[];
};

/** The lists whose entries are named by the entries of a list. */
const targets: Partial<Record<ContentListName, ContentListName[]>> = {
  categories: ['categories'],
  products: ['categories', 'products'],
  events: ['products'],
  exhibitions: ['products'],
  afterNotices: ['products'],
  employees: ['employees'],
  faqs: ['faqCategories'],
  boardArticles: ['boardTypes'],
};

/** The lists with entries that may name one of this list. */
export const referencingLists = (list: ContentListName): ContentListName[] =>
  contentListNames.filter((one) => targets[one]?.includes(list));

const references: Partial<Record<ContentListName, (entry: Fields) => ContentReference[]>> = {
  categories: ({ parentId }) => one(['parentId'], 'categories', parentId),
  products: ({ categoryIds = [], relatedIds = [] }) => [
    { at: ['categoryIds'], list: 'categories', ids: categoryIds },
    { at: ['relatedIds'], list: 'products', ids: relatedIds },
  ],
  events: ({ prices = [] }) =>
    prices.map(({ productId }, index) => ({
      at: ['prices', index, 'productId'],
      list: 'products',
      ids: [productId],
    })),
  exhibitions: ({ productIds = [] }) => [{ at: ['productIds'], list: 'products', ids: productIds }],
  afterNotices: ({ productIds = [] }) => [{ at: ['productIds'], list: 'products', ids: productIds }],
  employees: ({ absences = [] }) =>
    absences.flatMap(({ substituteId }, index) =>
      one(['absences', index, 'substituteId'], 'employees', substituteId),
    ),
  faqs: ({ categoryId }) => one(['categoryId'], 'faqCategories', categoryId),
  boardArticles: ({ boardTypeId }) => one(['boardTypeId'], 'boardTypes', boardTypeId),
};

const one = (at: (string | number)[], list: ContentListName, id: number | undefined): ContentReference[] =>
  id === undefined ? [] : [{ at, list, ids: [id] }];

/** The entries that an entry of a list names. */
export const contentReferences = (list: ContentListName, entry: object): ContentReference[] =>
  references[list]?.(entry as Fields) ?? [];
