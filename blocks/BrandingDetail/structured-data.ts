import { article } from '#engine/structured-data/article.ts';
import type { StructuredData } from '#registry/structured-data.ts';
import type { meta, schema } from './schema.ts';

export const structuredData: StructuredData<typeof schema, typeof meta> = ({ source }, page) => {
  const story = source?.row;
  return story ? [article(page, { title: story.title, image: story.image })] : [];
};
