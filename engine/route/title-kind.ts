import type { TitleKind } from '#schemas/layout/title-patterns.ts';
import { categoryKey } from './page-keys.ts';

const kinds: Readonly<Record<string, TitleKind>> = {
  '/': 'home',
  '/products': 'list',
  '/exhibitions': 'list',
  '/brandings': 'list',
  '/after-notices': 'list',
  '/boards/{boardTypeId}': 'list',
  '/cscenter/notice': 'list',
  '/cscenter/boards/{boardTypeId}': 'list',
  [categoryKey]: 'category',
  '/products/{productId}': 'treatment',
  '/products/{productId}/secret/{eventId}': 'treatment',
  '/exhibitions/{exhibitionId}': 'event',
  '/boards/{boardTypeId}/detail/{id}': 'article',
  '/cscenter/boards/{boardTypeId}/detail/{id}': 'article',
  '/cscenter/notice/{noticeId}': 'article',
  '/brandings/{brandingId}': 'article',
};

/** The kind of a page by which its title is made. */
export const titleKindOf = (pageKey: string): TitleKind => kinds[pageKey] ?? 'other';
