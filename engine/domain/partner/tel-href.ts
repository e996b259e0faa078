/** The digits of an international code, 82 by default (SPEC section 9). */
export const codeDigits = (internationalCode?: string | null): string =>
  internationalCode?.replace(/\D/g, '') || '82';

/** What ends a number: a range, another number, an extension or a word. */
const ends = /[~〜,、;#*\p{L}]+/u;
/** A number that can be called, up to a further one. Before the seventh digit, these characters group its digits. */
const complete = /^(?:\D*\d){7}[^/|·\n+]*/;

/**
 * The first number of a telephone fact as it is written: `02-555-0101` of `02-555-0101~2`, of
 * `02-555-0101, 02-555-0102` and of `02-555-0101 (ext. 2)`. Empty without a digit.
 */
export function firstNumber(tel: string): string {
  // A Japanese keyboard writes the dash as a long vowel, which is a letter.
  const parts = tel.normalize('NFKC').replaceAll('ー', '-').split(ends);
  const first = parts.find((part) => complete.test(part)) ?? parts.find((part) => /\d/.test(part)) ?? '';
  return (complete.exec(first)?.[0] ?? first).trim();
}

/**
 * An international `tel:` link to the first number: the international code (default +82, SPEC section 9), then the
 * number without its leading 0 (SPEC section 2, floating contact button). Numbers without a trunk 0, such as 1588-1234,
 * and numbers that already have a code keep all their digits, except for the `(0)` after a code.
 * @returns undefined without a number
 */
export function telHref(
  tel: string | null | undefined,
  internationalCode?: string | null,
): string | undefined {
  const number = firstNumber(tel ?? '').replace(/(\+\d+\D*)\(0\)/, '$1');
  const digits = number.replace(/\D/g, '');
  if (!digits) return undefined;
  if (number.includes('+')) return `tel:+${digits}`;
  return `tel:+${codeDigits(internationalCode)}${digits.replace(/^0/, '')}`;
}
