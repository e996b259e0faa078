import type { MediaPlace } from '#schemas/operator/content-calls.ts';

/** Whether a text is the address of a picture, or markup that contains it. */
export function showsPicture(text: string, code: string, name: string): boolean {
  const address = `/files/${code}/${name}`;
  for (let at = text.indexOf(address); at >= 0; at = text.indexOf(address, at + 1))
    // `lobby.webp` is not shown where `lobby.webp.png` is.
    if (!/[\w.-]/.test(text[at + address.length] ?? '')) return true;
  return false;
}

/** Paths of the strings in a JSON value that pass a test. */
export function stringPaths(
  value: unknown,
  isWanted: (text: string) => boolean,
  path: MediaPlace['path'] = [],
): MediaPlace['path'][] {
  if (typeof value === 'string') return isWanted(value) ? [path] : [];
  if (Array.isArray(value))
    return value.flatMap((item, index) => stringPaths(item, isWanted, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => stringPaths(item, isWanted, [...path, key]));
}
