// It must import nothing: the browser loads this file for the demo widget (server/backend/widget/scripts.ts).

/**
 * A telephone number in any common notation: 7 to 15 digits (E.164), at most 25 characters. Test what `normalizedPhone`
 * returns.
 */
export const phonePattern = /^(?=.{7,25}$)\+?[() -]*(?:\d[() -]*){7,15}$/;

/**
 * A typed number as it is stored: half-width, without invisible characters, such as those that address books copy, and
 * with `-` instead of points, slashes and other dashes, which Japanese keyboards write as a long vowel.
 */
export const normalizedPhone = (typed: string): string =>
  typed
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/\s/g, ' ')
    .replace(/[./·・‐‑‒–—―−ー]/g, '-')
    .trim();

export const isPhone = (typed: string): boolean => phonePattern.test(normalizedPhone(typed));
