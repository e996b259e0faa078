import { z } from 'zod';
import { id, languageCode } from '../primitives.ts';
import { consent } from '../site/consent.ts';
import { inquiryForm, inquiryMessages, isReachable } from '../site/inquiry.ts';
import { languageParams, one } from './common.ts';

export const inquiryCreateParams = z.object({ ...languageParams });

/** What a visitor wants to be called back about. `languageCode` is the language to be answered in. */
export const inquiryCreateBody = inquiryForm
  .extend({ languageCode, consent })
  .refine(isReachable, { error: inquiryMessages.contactRequired, path: ['phoneNumber'] });
export type InquiryCreateBody = z.infer<typeof inquiryCreateBody>;

/** That it has come, and the number under which the clinic has it. */
export const inquiryCreateResponse = one(z.object({ id }));
