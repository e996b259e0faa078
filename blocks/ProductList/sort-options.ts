import { type ProductSort, productSorts } from '#schemas/api/products.ts';

type SortOption = {
  sort: ProductSort;
  isCurrent: boolean;
  /** Value for the query; the default order has none, so that the list has a single URL. */
  param: ProductSort | undefined;
};

/** The orders of a list, the current one marked. An unknown or unavailable order counts as the default one. */
export function sortOptions(current: string | undefined, hasPriceView: boolean): SortOption[] {
  const offered = productSorts.filter((sort) => hasPriceView || !sort.startsWith('price'));
  const chosen = offered.find((sort) => sort === current) ?? 'recommended';
  return offered.map((sort) => ({
    sort,
    isCurrent: sort === chosen,
    param: sort === 'recommended' ? undefined : sort,
  }));
}
