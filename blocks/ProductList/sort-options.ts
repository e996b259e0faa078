import { type ProductSort, productSorts } from '#schemas/api/products.ts';

export type SortOption = {
  sort: ProductSort;
  isCurrent: boolean;
  /** Value for the query; the usual order has none, so that the list keeps one address. */
  param: ProductSort | undefined;
};

/** The orders that a list offers, the current one marked. An unknown or refused order counts as the usual one. */
export function sortOptions(current: string | undefined, hasPriceView: boolean): SortOption[] {
  const offered = productSorts.filter((sort) => hasPriceView || !sort.startsWith('price'));
  const chosen = offered.find((sort) => sort === current) ?? 'recommended';
  return offered.map((sort) => ({
    sort,
    isCurrent: sort === chosen,
    param: sort === 'recommended' ? undefined : sort,
  }));
}
