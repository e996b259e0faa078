import type { z } from 'zod';
import { article } from '#engine/structured-data/article.ts';
import type { StructuredData } from '#registry/structured-data.ts';
import type { BrandingResponse } from '#schemas/api/brandings.ts';
import type { Resolved } from '#schemas/layout/text.ts';
import type { schema } from './schema.ts';

export const structuredData: StructuredData<
  Resolved<z.output<typeof schema>>,
  BrandingResponse | undefined
> = ({ source }, page) => {
  const story = source?.row;
  return story ? [article(page, { title: story.title, image: story.image })] : [];
};
