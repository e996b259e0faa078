import { z } from 'zod';
import { isVisible } from '../is-visible.ts';
import { normalizedPhone, phonePattern } from './phone.ts';

export { isVisible };

/** Returns null for a text without a visible character, and anything else unchanged. */
export const blankAsNull = (value: unknown): unknown =>
  typeof value === 'string' && !isVisible(value) ? null : value;

/**
 * A required text of at most `max` characters (UTF-16 units). Without a visible character it counts as missing, and
 * only then has the code `missing`: a text that is too long gets the message for its limit.
 */
export const requiredText = (missing: string, max: number) =>
  z
    .string({ error: ({ code }) => (code === 'invalid_type' ? missing : undefined) })
    .trim()
    .refine(isVisible, { error: missing, abort: true })
    .max(max);

/** An optional text of at most `max` characters (UTF-16 units); null without a visible character. */
export const optionalText = (max: number) =>
  z.preprocess(blankAsNull, z.string().trim().max(max).nullable().default(null));

/** A telephone number, normalized. @param error the code if it is missing or none */
export const phone = (error?: string) =>
  z.string({ error }).overwrite(normalizedPhone).regex(phonePattern, error);

/** An optional telephone number; null without a visible character. */
export const optionalPhone = z.preprocess(blankAsNull, phone().nullable().default(null));
