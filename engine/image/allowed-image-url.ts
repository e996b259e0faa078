/** Maximum length of a URL: escaped within one of ours, a longer one would not pass every proxy. */
const maxLength = 2_000;

/**
 * Normalizes a URL of a listed origin and removes its hash; undefined if the origin is not listed, the URL is too long
 * or it contains credentials.
 * @param origins as IMAGE_ORIGINS lists them
 * @param from the URL that redirects here, as this one may be relative
 */
export function allowedImageUrl(
  address: string,
  origins: readonly string[],
  from?: string,
): string | undefined {
  const url = URL.parse(address, from);
  // Not `url.origin`: for `blob:https://cdn.example.com/…` it is the origin of the inner URL.
  if (!url || !origins.includes(`${url.protocol}//${url.host}`)) return undefined;
  if (url.username || url.password) return undefined;
  url.hash = '';
  return url.href.length <= maxLength ? url.href : undefined;
}
