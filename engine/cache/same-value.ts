/**
 * Whether two values are shallowly equal: identical, or plain objects or lists with identical entries. The inputs of a
 * page are either cached between pages, and then identical, or as small as a page's parameters.
 */
export function sameValue(one: unknown, other: unknown): boolean {
  if (Object.is(one, other)) return true;
  if (typeof one !== 'object' || typeof other !== 'object' || !one || !other) return false;
  if (Array.isArray(one) !== Array.isArray(other)) return false;
  const keys = Object.keys(one);
  if (keys.length !== Object.keys(other).length) return false;
  return keys.every(
    (key) =>
      Object.hasOwn(other, key) &&
      Object.is((one as Record<string, unknown>)[key], (other as Record<string, unknown>)[key]),
  );
}
