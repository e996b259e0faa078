import { z } from 'zod';
import { id, localized, localizedHtml } from '../primitives.ts';
import { fileOf, imageName } from './common.ts';

/** Post-treatment instructions. */
export const afterNoticeContent = z.strictObject({
  id,
  title: localized,
  content: localizedHtml,
  image: imageName.optional(),
  productIds: z.array(id).default([]),
});

export const afterNoticesFile = fileOf(afterNoticeContent);
