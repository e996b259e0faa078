import { z } from 'zod';
import { id, localized, localizedHtml } from '../primitives.ts';
import { contentPicture, entryOf, fileOf } from './common.ts';

/** Post-treatment instructions. */
export const afterNoticeContent = z.strictObject({
  id,
  title: localized,
  content: localizedHtml,
  image: contentPicture.optional(),
  productIds: z.array(entryOf('products')).default([]),
});

export const afterNoticesFile = fileOf(afterNoticeContent);
