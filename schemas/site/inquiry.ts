import { z } from 'zod';
import { optionalPhone, optionalText, requiredText } from './typed-text.ts';

/** Codes of the form's own messages; each catalog turns them into the visitor's language. */
export const inquiryMessages = {
  nameRequired: 'INQUIRY_NAME_REQUIRED',
  contactRequired: 'INQUIRY_CONTACT_REQUIRED',
} as const;

/** What a visitor sends the clinic to be called back: a name and one way to be reached, the rest as they like. */
export const inquiryForm = z.object({
  name: requiredText(inquiryMessages.nameRequired, 60),
  phoneNumber: optionalPhone,
  messenger: optionalText(100).describe('Which messenger, and the name there.'),
  preferredTimes: optionalText(500),
  picked: optionalText(4_000).describe(
    'The treatments that were picked, one a line, as the visitor saw them.',
  ),
  message: optionalText(4_000),
});

/** One way to be reached is enough. */
export const isReachable = ({
  phoneNumber,
  messenger,
}: {
  phoneNumber: string | null;
  messenger: string | null;
}): boolean => phoneNumber !== null || messenger !== null;
