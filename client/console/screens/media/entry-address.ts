import type { EditableList } from '#schemas/operator/entry-calls.ts';

/** The lists whose entries have a screen, by what places call an entry. */
const lists: Partial<Record<string, EditableList>> = {
  afterNotice: 'afterNotices',
  boardArticle: 'boardArticles',
  boardType: 'boardTypes',
  customerBoard: 'customerBoards',
  branding: 'brandings',
  category: 'categories',
  employee: 'employees',
  event: 'events',
  exhibition: 'exhibitions',
  faq: 'faqs',
  notice: 'notices',
  product: 'products',
  term: 'terms',
};

/**
 * The URL of the screen on which an entry is changed; undefined for what has none.
 * @param where a kind of content and its number, such as `notice 3` or `popup 3`
 */
export function entryAddress(code: string, where: string): string | undefined {
  const [, kind = '', id] = /^(\w+) (\d+)$/.exec(where) ?? [];
  if (kind === 'popup') return `/partners/${encodeURIComponent(code)}/popups`;
  const list = lists[kind];
  return list && `/partners/${encodeURIComponent(code)}/content/${list}/${id}`;
}
