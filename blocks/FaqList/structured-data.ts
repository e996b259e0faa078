import type { z } from 'zod';
import { wordsOf } from '#engine/head/plain-description.ts';
import { addressOn } from '#engine/structured-data/clinic.ts';
import type { StructuredData } from '#registry/structured-data.ts';
import type { FaqsResponse } from '#schemas/api/faqs.ts';
import type { Resolved } from '#schemas/layout/text.ts';
import type { schema } from './schema.ts';

/** The questions that are shown, with their answers. Several lists of a page are one. */
export const structuredData: StructuredData<Resolved<z.output<typeof schema>>, FaqsResponse | undefined> = (
  { source },
  page,
) => {
  const rows = source?.rows ?? [];
  if (rows.length === 0) return [];
  return [
    {
      '@type': 'FAQPage',
      '@id': `${addressOn(page, page.path)}#faq`,
      mainEntity: rows.map(({ question, answer }) => ({
        '@type': 'Question' as const,
        name: question,
        acceptedAnswer: { '@type': 'Answer' as const, text: wordsOf(answer) },
      })),
    },
  ];
};
