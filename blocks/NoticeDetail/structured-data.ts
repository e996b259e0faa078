import type { z } from 'zod';
import { article } from '#engine/structured-data/article.ts';
import type { StructuredData } from '#registry/structured-data.ts';
import type { NoticeResponse } from '#schemas/api/notices.ts';
import type { Resolved } from '#schemas/layout/text.ts';
import type { schema } from './schema.ts';

export const structuredData: StructuredData<Resolved<z.output<typeof schema>>, NoticeResponse | undefined> = (
  { source },
  page,
) => {
  const notice = source?.row;
  return notice ? [article(page, { title: notice.title, publishedAt: notice.createdAt })] : [];
};
