/** Escapes of characters that need none (RFC 3986): `%70` is `p`. Dots stay escaped: `..` would be another path. */
const needless = /%(2D|5F|7E|3\d|4[1-9A-F]|5[0-9A]|6[1-9A-F]|7[0-9A])/gi;

/**
 * Normalizes the spelling of a path, whatever the site: needless escapes, double slashes, `index.html`, a slash at the
 * end, leading zeros of ids.
 */
export const cleanPath = (path: string): string =>
  path
    .replace(needless, (code) => String.fromCharCode(Number.parseInt(code.slice(1), 16)))
    .replace(/\/{2,}/g, '/')
    .replace(/\/index\.html?$/i, '/')
    .replace(/(.)\/+$/, '$1')
    // The number after the zeros begins with another digit: else every number of zeros would be tried.
    .replace(/\/0+(?=(?:0|[1-9]\d*)(?:\/|$))/g, '/');
