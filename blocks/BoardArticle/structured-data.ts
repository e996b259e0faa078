import { article } from '#engine/structured-data/article.ts';
import type { StructuredData } from '#registry/structured-data.ts';
import type { meta, schema } from './schema.ts';

/** Nothing for an article of another board, which is not shown. */
export const structuredData: StructuredData<typeof schema, typeof meta> = ({ source }, page) => {
  const row = source?.row;
  if (!row || (page.params.boardTypeId ?? `${row.boardTypeId}`) !== `${row.boardTypeId}`) return [];
  return [article(page, { title: row.title, image: row.images[0], publishedAt: row.createdAt })];
};
