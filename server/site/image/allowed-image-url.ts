/** Characters of an address: what is longer would not pass through every proxy, escaped in an address of ours. */
const longest = 2_000;

/**
 * A web address of a listed origin in its one spelling, without what follows `#`; undefined where it is none, is endless or
 * says a name and password.
 * @param origins as IMAGE_ORIGINS lists them
 * @param from the address that led here, where this one may be relative
 */
export function allowedImageUrl(
  address: string,
  origins: readonly string[],
  from?: string,
): string | undefined {
  const url = URL.parse(address, from);
  // Not `url.origin`: that of `blob:https://cdn.example.com/…` is the address within.
  if (!url || !origins.includes(`${url.protocol}//${url.host}`)) return undefined;
  if (url.username || url.password) return undefined;
  url.hash = '';
  return url.href.length <= longest ? url.href : undefined;
}
