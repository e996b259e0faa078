import { z } from 'zod';
import { id, localized, localizedHtml } from '../primitives.ts';
import { entryOf, rowsOf, schemaLine } from './common.ts';

export const faqCategoryContent = z.strictObject({ id, name: localized });

export const faqContent = z.strictObject({
  id,
  categoryId: entryOf('faqCategories'),
  question: localized,
  answer: localizedHtml,
});

/** Questions are shown in file order. */
export const faqsFile = z.strictObject({
  ...schemaLine,
  categories: rowsOf(faqCategoryContent),
  rows: rowsOf(faqContent),
});
