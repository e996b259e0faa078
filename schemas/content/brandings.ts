import { z } from 'zod';
import { id, localized, localizedHtml } from '../primitives.ts';
import { contentPicture, fileOf } from './common.ts';

export const brandingSectionContent = z.strictObject({
  title: localized.optional(),
  content: localizedHtml,
  image: contentPicture.optional(),
});

/** A story page. Pages are shown in file order. */
export const brandingContent = z.strictObject({
  id,
  title: localized,
  summary: localized.optional(),
  image: contentPicture.optional(),
  sections: z.array(brandingSectionContent).min(1),
});

export const brandingsFile = fileOf(brandingContent);
