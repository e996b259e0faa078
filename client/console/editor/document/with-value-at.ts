import type { Json } from '#schemas/json.ts';
import { isObject } from './json-object.ts';
import type { Path } from './parse-document.ts';

/** Replaces the value at a path in a copy. A path that leads nowhere changes nothing. */
export function withValueAt(whole: Json, [key, ...rest]: Path, value: Json): Json {
  if (key === undefined) return value;
  if (Array.isArray(whole))
    return whole.map((item, index) => (index === key ? withValueAt(item, rest, value) : item));
  if (!isObject(whole)) return whole;
  return { ...whole, [key]: withValueAt(whole[key] ?? null, rest, value) };
}
