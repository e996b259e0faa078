import { z } from 'zod';
import { optionalPhone, optionalText, requiredText } from './typed-text.ts';

/** Message codes of the form, which each catalog translates. */
export const inquiryMessages = {
  nameRequired: 'INQUIRY_NAME_REQUIRED',
  contactRequired: 'INQUIRY_CONTACT_REQUIRED',
} as const;

/** A visitor's request to be called back: a name and one way of contact are required. */
export const inquiryForm = z.object({
  name: requiredText(inquiryMessages.nameRequired, 60),
  phoneNumber: optionalPhone,
  messenger: optionalText(100).describe('The messenger, and the account name.'),
  preferredTimes: optionalText(500),
  picked: optionalText(4_000).describe('The selected treatments, one per line, as the visitor saw them.'),
  message: optionalText(4_000),
});

/** One way of contact is enough. */
export const isReachable = ({
  phoneNumber,
  messenger,
}: {
  phoneNumber: string | null;
  messenger: string | null;
}): boolean => phoneNumber !== null || messenger !== null;
