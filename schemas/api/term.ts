import { z } from 'zod';
import { htmlText, isoDate } from '../primitives.ts';
import { contentLanguage, languageParams, one } from './common.ts';

/** Named after the paths /terms/terms-of-service and /terms/privacy-policy. */
export const termType = z.enum(['terms-of-service', 'privacy-policy']);

export const termRow = z.object({
  type: termType,
  languageCode: contentLanguage,
  title: z.string(),
  content: htmlText,
  effectiveDate: isoDate,
});
export type TermRow = z.infer<typeof termRow>;

export const termParams = z.object({ ...languageParams, type: termType });

export const termResponse = one(termRow);
export type TermResponse = z.infer<typeof termResponse>;
