import type { z } from 'zod';
import { article } from '#engine/structured-data/article.ts';
import type { StructuredData } from '#registry/structured-data.ts';
import type { BoardResponse } from '#schemas/api/boards.ts';
import type { Resolved } from '#schemas/layout/text.ts';
import type { schema } from './schema.ts';

/** Nothing for an article of another board, which is not shown. */
export const structuredData: StructuredData<Resolved<z.output<typeof schema>>, BoardResponse | undefined> = (
  { source },
  page,
) => {
  const row = source?.row;
  if (!row || (page.params.boardTypeId ?? `${row.boardTypeId}`) !== `${row.boardTypeId}`) return [];
  return [article(page, { title: row.title, image: row.images[0], publishedAt: row.createdAt })];
};
