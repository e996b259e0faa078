/** The digits of an international code, 82 by default (SPEC section 9). */
export const codeDigits = (internationalCode?: string | null): string =>
  internationalCode?.replace(/\D/g, '') || '82';

/**
 * An international `tel:` link: the international code (default +82, SPEC section 9), then the number without its
 * leading 0 (SPEC section 2, floating contact button). Numbers without a trunk 0, such as 1588-1234, and numbers that
 * already have a code keep all their digits.
 * @returns undefined without a number
 */
export function telHref(
  tel: string | null | undefined,
  internationalCode?: string | null,
): string | undefined {
  const digits = tel?.replace(/[^\d+]/g, '') ?? '';
  if (!/\d/.test(digits)) return undefined;
  if (digits.startsWith('+')) return `tel:${digits}`;
  return `tel:+${codeDigits(internationalCode)}${digits.replace(/^0/, '')}`;
}
