/** Parameters that identify a list rather than an item. */
const listParams = new Set(['{boardTypeId}', '{categoryId}']);

const isDetailParam = (segment: string) => segment.startsWith('{') && !listParams.has(segment);

/**
 * Whether a page is on the third level, below a list, where a back button replaces the logo (SPEC section 2, Header).
 * These are pages of one item (`/products/{productId}`) and forms for a new one (`…/write`), but not the list of a
 * board type (`/boards/{boardTypeId}`) or category.
 */
export function isThirdLevel(pageKey: string): boolean {
  const segments = pageKey.split('/');
  return segments.some(isDetailParam) || segments.at(-1) === 'write';
}

/**
 * The parent path of a third-level page: `/products` for `/products/12`, `/boards/3` for `/boards/3/detail/8`. Paths
 * without a page are skipped. `/` for pages of other levels.
 * @param path path without the language segment, matched by `pageKey`.
 * @param hasPage whether the site has a page at a path
 */
export function parentPath(pageKey: string, path: string, hasPage: (path: string) => boolean): string {
  if (!isThirdLevel(pageKey)) return '/';
  let parent = path;
  do parent = parent.slice(0, parent.lastIndexOf('/'));
  while (parent && !hasPage(parent));
  return parent || '/';
}
