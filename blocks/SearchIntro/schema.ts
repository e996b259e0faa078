import { z } from 'zod';
import type { BlockMeta } from '#registry/contract.ts';
import { bindable } from '#schemas/layout/binding.ts';
import { boundText, searchBoxFields } from '#schemas/layout/parts.ts';
import { searchKind } from '#schemas/site/search.ts';

/** The top of the search page. `keyword` and `tab` are bound to the query, the counts to sources of the page. */
export const schema = z.strictObject({
  title: boundText.optional().describe('Shown without a keyword.'),
  lead: boundText.optional(),
  ...searchBoxFields,
  keyword: bindable(z.string()).optional(),
  tab: bindable(z.string()).optional(),
  kinds: z
    .array(z.strictObject({ kind: searchKind, count: bindable(z.int().nonnegative()).optional() }))
    .max(4)
    .default([])
    .describe('The tabs, in order. A kind without a count could not be searched.'),
  look: z.enum(['box', 'line']).default('box'),
  variant: z.enum(['plain', 'center']).default('plain'),
});

export const meta: BlockMeta = {
  label: { ko: '검색 머리', en: 'Search intro', ja: '検索ページ見出し', zh: '搜索页头部' },
  description: 'Search box, number of results and tabs; suggested keywords without a search. Owns the h1.',
  category: 'content',
  version: 1,
  hydrate: 'never',
  sources: [],
  slots: { recent: { label: 'Recent searches', max: 1, takes: 'recent' } },
  provides: ['heading'],
};
