import { z } from 'zod';
import { htmlText, id, isoDateTime, languageCode, localized } from '../primitives.ts';
import { boardArticleForm } from '../site/board-article.ts';
import { rowsOf, schemaLine } from './common.ts';

/** A board with articles of visitors. */
const customerBoardTypeContent = z.strictObject({
  id: id.describe('Unique across boards and customer-boards.'),
  name: localized,
  description: localized.optional(),
  isPrivateAllowed: z.boolean().default(true),
});

/** An article in the language its visitor used. The password is hashed when it is seeded. */
const customerArticleContent = z.strictObject({
  ...boardArticleForm.shape,
  isPrivate: z.boolean().default(false),
  id,
  boardTypeId: id,
  languageCode,
  isPinned: z.boolean().default(false),
  createdAt: isoDateTime,
  answer: z
    .strictObject({ content: htmlText, name: z.string().optional(), createdAt: isoDateTime })
    .optional(),
});

export const customerBoardsFile = z.strictObject({
  ...schemaLine,
  types: rowsOf(customerBoardTypeContent),
  rows: rowsOf(customerArticleContent),
});
