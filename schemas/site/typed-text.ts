import { z } from 'zod';

/** What shows nothing: control and format characters, spaces, fillers, and the empty Braille pattern. */
const invisible = /[\p{Cc}\p{Cf}\p{Cs}\p{Z}\p{Default_Ignorable_Code_Point}\u2800]/gu;

/** Whether a text has at least one character that can be seen. Zero-width and control characters cannot. */
export const isVisible = (text: string): boolean => text.replace(invisible, '') !== '';

/** null for a text without a visible character; anything else stays as it is. */
export const blankAsNull = (value: unknown): unknown =>
  typeof value === 'string' && !isVisible(value) ? null : value;

/**
 * A text that a visitor has to type, of at most `max` characters (UTF-16 units). One without a visible character counts
 * as missing, and only that has the code `missing`: a text that is too long gets the message of its limit.
 */
export const requiredText = (missing: string, max: number) =>
  z
    .string({ error: ({ code }) => (code === 'invalid_type' ? missing : undefined) })
    .trim()
    .refine(isVisible, { error: missing, abort: true })
    .max(max);

/** A text that may be left out: null for one without a visible character. At most `max` characters (UTF-16 units). */
export const optionalText = (max: number) =>
  z.preprocess(blankAsNull, z.string().trim().max(max).nullable().default(null));

/** A telephone number as people write it: 7 to 15 digits (E.164), at most 25 characters. */
export const phonePattern = /^(?=.{7,25}$)\+?[() -]*(?:\d[() -]*){7,15}$/;

/** A telephone number that may be left out: null for one without a visible character. */
export const optionalPhone = z.preprocess(
  blankAsNull,
  z.string().trim().regex(phonePattern).nullable().default(null),
);
