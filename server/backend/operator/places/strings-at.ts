import type { MediaPlace } from '#schemas/operator/content-calls.ts';

/** A text with its path in a JSON value. */
export type TextAt = { path: MediaPlace['path']; text: string };

/** The strings in a JSON value that pass a test, with their paths. */
export function stringsAt(
  value: unknown,
  isWanted: (text: string) => boolean,
  path: MediaPlace['path'] = [],
): TextAt[] {
  if (typeof value === 'string') return isWanted(value) ? [{ path, text: value }] : [];
  if (Array.isArray(value))
    return value.flatMap((item, index) => stringsAt(item, isWanted, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([key, item]) => stringsAt(item, isWanted, [...path, key]));
}
