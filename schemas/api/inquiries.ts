import { z } from 'zod';
import { id, languageCode } from '../primitives.ts';
import { consent } from '../site/consent.ts';
import { inquiryForm, inquiryMessages, isReachable } from '../site/inquiry.ts';
import { visit } from '../site/visit.ts';
import { languageParams, one } from './common.ts';

export const inquiryCreateParams = z.object({ ...languageParams });

/** A request to be called back. `languageCode`: the language for the reply. */
export const inquiryCreateBody = inquiryForm
  .extend({
    languageCode,
    consent,
    visit: visit.nullable().default(null).describe('How the visitor came to the site; null if unknown.'),
  })
  .refine(isReachable, { error: inquiryMessages.contactRequired, path: ['phoneNumber'] });
export type InquiryCreateBody = z.infer<typeof inquiryCreateBody>;

/** Confirms the inquiry with its number at the clinic. */
export const inquiryCreateResponse = one(z.object({ id }));
