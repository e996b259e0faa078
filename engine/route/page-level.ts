/** Parameters that name a list rather than one thing in it. */
const listParams = new Set(['{boardTypeId}']);

const isDetailParam = (segment: string) => segment.startsWith('{') && !listParams.has(segment);

/**
 * Whether a page stands on the third level, below a list: there a back button replaces the logo (SPEC section
 * 2, Header). That is a page about one thing (`/products/{productId}`) or the form that makes one
 * (`…/write`); a list of a board type (`/boards/{boardTypeId}`) is not.
 */
export function isThirdLevel(pageKey: string): boolean {
  const segments = pageKey.split('/');
  return segments.some(isDetailParam) || segments.at(-1) === 'write';
}

/**
 * The path that stands above a third-level page, as in `/products` for `/products/12` and `/boards/3` for
 * `/boards/3/detail/8`. Pages of other levels lead to `/`.
 * @param path path without the language segment, matched by `pageKey`.
 */
export function parentPath(pageKey: string, path: string): string {
  const keys = pageKey.split('/');
  const segments = path.split('/');
  const last = keys.at(-1) ?? '';
  if (last !== 'write' && !isDetailParam(last)) return '/';
  const up = ['detail', 'secret'].includes(keys.at(-2) ?? '') ? 2 : 1;
  return segments.slice(0, segments.length - up).join('/') || '/';
}
