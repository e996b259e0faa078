import { wordsOf } from '#engine/head/plain-description.ts';
import { addressOn } from '#engine/structured-data/clinic.ts';
import type { StructuredData } from '#registry/structured-data.ts';
import type { meta, schema } from './schema.ts';

/** The questions that are shown, with their answers. Several lists of a page are one. */
export const structuredData: StructuredData<typeof schema, typeof meta> = ({ source }, page) => {
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
