import { article } from '#engine/structured-data/article.ts';
import type { StructuredData } from '#registry/structured-data.ts';
import type { meta, schema } from './schema.ts';

export const structuredData: StructuredData<typeof schema, typeof meta> = ({ source }, page) => {
  const notice = source?.row;
  return notice ? [article(page, { title: notice.title, publishedAt: notice.createdAt })] : [];
};
