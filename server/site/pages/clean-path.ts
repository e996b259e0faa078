import type { PreparedSite } from '#engine/resolve/prepare-site.ts';
import { splitLocale } from '#engine/route/href.ts';

/** Escapes of characters that need none (RFC 3986): `%70` is `p`. Dots stay escaped: `..` would be another path. */
const needless = /%(2D|5F|7E|3\d|4[1-9A-F]|5[0-9A]|6[1-9A-F]|7[0-9A])/gi;

/** Normalizes the spelling of a path, whatever the site: needless escapes, double slashes, a slash at the end. */
export const cleanPath = (path: string): string =>
  path
    .replace(needless, (code) => String.fromCharCode(Number.parseInt(code.slice(1), 16)))
    .replace(/\/{2,}/g, '/')
    .replace(/(.)\/+$/, '$1');

/**
 * The only spelling of a path on one site: as `cleanPath`, and `index.html`, capitals and leading zeros of ids where no
 * page of the site has them in its key.
 */
export function sitePath({ match }: Pick<PreparedSite, 'match'>, path: string): string {
  const matchOf = (of: string) => match(splitLocale(of).path);
  let spelled = cleanPath(path);
  if (matchOf(spelled) === undefined) spelled = spelled.replace(/\/index\.html?$/i, '') || '/';
  // Files, and keys that operators wrote with capitals, stay as they are.
  const lower = spelled.toLowerCase();
  if (matchOf(spelled) === undefined && matchOf(lower) !== undefined) spelled = lower;
  const key = matchOf(spelled)?.pageKey;
  return key === undefined ? spelled : withoutZeros(spelled, key);
}

/** A parameter that is the id of an entry, which is a number (SPEC section 2). Others, such as `{code}`, may be any text. */
const idParam = /^\{(?:id|\w+Id)\}$/;

function withoutZeros(path: string, pageKey: string): string {
  const segments = path.split('/');
  const parts = pageKey.split('/');
  const before = segments.length - parts.length;
  return segments
    .map((segment, at) =>
      idParam.test(parts[at - before] ?? '') ? segment.replace(/^0+(?=\d+$)/, '') : segment,
    )
    .join('/');
}
