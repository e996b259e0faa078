import { z } from 'zod';

/** Codes of the form's own messages; each catalog turns them into the visitor's language. */
export const inquiryMessages = {
  nameRequired: 'INQUIRY_NAME_REQUIRED',
  contactRequired: 'INQUIRY_CONTACT_REQUIRED',
} as const;

const blankAsNull = (value: unknown) => (typeof value === 'string' && value.trim() === '' ? null : value);
const optional = (max: number) =>
  z.preprocess(blankAsNull, z.string().trim().max(max).nullable().default(null));

/** What a visitor sends the clinic to be called back: a name and one way to be reached, the rest as they like. */
export const inquiryForm = z.object({
  name: z.string({ error: inquiryMessages.nameRequired }).trim().min(1, inquiryMessages.nameRequired).max(60),
  phoneNumber: z.preprocess(
    blankAsNull,
    z
      .string()
      .trim()
      .regex(/^\+?[\d() -]{7,24}$/)
      .nullable()
      .default(null),
  ),
  messenger: optional(100).describe('Which messenger, and the name there.'),
  preferredTimes: optional(500),
  picked: optional(4_000).describe('The treatments that were picked, one a line, as the visitor saw them.'),
  message: optional(4_000),
});

/** One way to be reached is enough. */
export const isReachable = ({
  phoneNumber,
  messenger,
}: {
  phoneNumber: string | null;
  messenger: string | null;
}): boolean => phoneNumber !== null || messenger !== null;
