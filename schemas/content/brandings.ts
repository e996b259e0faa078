import { z } from 'zod';
import { id, localized, localizedHtml } from '../primitives.ts';
import { fileOf, imageName } from './common.ts';

export const brandingSectionContent = z.strictObject({
  title: localized.optional(),
  content: localizedHtml,
  image: imageName.optional(),
});

/** A story page. Pages are shown in file order. */
export const brandingContent = z.strictObject({
  id,
  title: localized,
  summary: localized.optional(),
  image: imageName.optional(),
  sections: z.array(brandingSectionContent).min(1),
});

export const brandingsFile = fileOf(brandingContent);
