import { z } from 'zod';
import { id } from '../primitives.ts';
import { blankAsNull, optionalPhone, optionalText, requiredText } from './typed-text.ts';

/** Message codes of the form, which each catalog translates. */
export const inquiryMessages = {
  nameRequired: 'INQUIRY_NAME_REQUIRED',
  contactRequired: 'INQUIRY_CONTACT_REQUIRED',
} as const;

/** The id of the doctor whom a visitor would like to consult; null for any. A form sends it as text. */
const managerChoice = z.preprocess((value) => {
  const chosen = blankAsNull(value);
  return typeof chosen === 'string' ? Number(chosen) : chosen;
}, id.nullable().default(null));

/** A visitor's request to be called back: a name and one way of contact are required. */
export const inquiryForm = z.object({
  name: requiredText(inquiryMessages.nameRequired, 60),
  phoneNumber: optionalPhone,
  messenger: optionalText(100).describe('The messenger, and the account name.'),
  managerId: managerChoice.describe('A doctor of the clinic (`partnerEmployeeList`), or null for any.'),
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
