import type { MediaPlace } from '#schemas/operator/content-calls.ts';

/** Whether a text is the address of a picture, or markup that contains it. */
export const showsPicture = (text: string, code: string, name: string): boolean =>
  versionsShown(text, code, name).length > 0;

/**
 * The versions of a picture whose addresses a text has, in order; undefined for an address without one, which shows the
 * current version.
 */
export function versionsShown(text: string, code: string, name: string): (string | undefined)[] {
  const address = `/files/${code}/${name}`;
  const found: (string | undefined)[] = [];
  for (let at = text.indexOf(address); at >= 0; at = text.indexOf(address, at + 1)) {
    const rest = text.slice(at + address.length, at + address.length + longestVersion);
    // `lobby.webp` is not shown where `lobby.webp.png` is.
    if (!/^[\w.-]/.test(rest)) found.push(/^\?v=([\w-]+)/.exec(rest)?.[1]);
  }
  return found;
}

/** Characters of `?v=` and a version, with one more that ends it. */
const longestVersion = 44;

/** The strings in a JSON value that pass a test, with their paths. */
export function stringsAt(
  value: unknown,
  isWanted: (text: string) => boolean,
  path: MediaPlace['path'] = [],
): { path: MediaPlace['path']; text: string }[] {
  if (typeof value === 'string') return isWanted(value) ? [{ path, text: value }] : [];
  if (Array.isArray(value))
    return value.flatMap((item, index) => stringsAt(item, isWanted, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => stringsAt(item, isWanted, [...path, key]));
}
