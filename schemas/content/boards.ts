import { z } from 'zod';
import { boardView } from '../api/notice-board-types.ts';
import { id, isoDateTime, localized, localizedHtml } from '../primitives.ts';
import { contentPicture, entryOf, rowsOf, schemaLine } from './common.ts';

/** A board with articles of the clinic. */
export const boardTypeContent = z.strictObject({
  id: id.describe('Unique across boards and customer-boards.'),
  name: localized,
  description: localized.optional(),
  view: boardView.default('list'),
});

export const boardArticleContent = z.strictObject({
  id,
  boardTypeId: entryOf('boardTypes'),
  title: localized,
  summary: localized.optional(),
  content: localizedHtml,
  image: contentPicture.optional(),
  images: z.array(contentPicture).default([]),
  isPinned: z.boolean().default(false),
  createdAt: isoDateTime,
});

export const boardsFile = z.strictObject({
  ...schemaLine,
  types: rowsOf(boardTypeContent),
  rows: rowsOf(boardArticleContent),
});
