import { z } from 'zod';
import { id, isoDateTime, localized, localizedHtml } from '../primitives.ts';
import { fileOf } from './common.ts';

export const noticeContent = z.strictObject({
  id,
  title: localized,
  content: localizedHtml,
  isPinned: z.boolean().default(false),
  createdAt: isoDateTime,
});

export const noticesFile = fileOf(noticeContent);
