import type { ContentListName } from './lists.ts';

/** What the ids of page keys and sources name, by the name of the parameter. */
const byName = {
  productId: 'products',
  relatedTo: 'products',
  categoryId: 'categories',
  eventId: 'events',
  exhibitionId: 'exhibitions',
  brandingId: 'brandings',
  noticeId: 'notices',
  boardTypeId: 'boardTypes',
} as const satisfies Record<string, ContentListName>;

/** What the parameter `id` of a source names. */
const bySource = {
  branding: 'brandings',
  exhibition: 'exhibitions',
  notice: 'notices',
  product: 'products',
  board: 'boardArticles',
  'notice-board-type': 'boardTypes',
} as const satisfies Record<string, ContentListName>;

type NamedList = (typeof byName)[keyof typeof byName] | (typeof bySource)[keyof typeof bySource];

/** The list whose entries a parameter of a source names by id; undefined if it is no id, or of visitors' articles. */
export function listOfParam(source: string, param: string): NamedList | undefined {
  const table: Record<string, NamedList> = param === 'id' ? bySource : byName;
  const name = param === 'id' ? source : param;
  return Object.hasOwn(table, name) ? table[name] : undefined;
}
