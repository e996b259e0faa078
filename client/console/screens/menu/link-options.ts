import { pageLabels } from '#schemas/layout/page-labels.ts';
import type { OperatorLanguage } from '#schemas/operator/finding.ts';

export type LinkOption = { id: string; title: string };
type Entry = { id: number; title: string };

/** What a link can lead to: pages without parameters, then categories and special events where the site has their pages. */
export function linkOptions(
  pages: readonly string[],
  entries: { categories: readonly Entry[]; exhibitions: readonly Entry[] },
  language: OperatorLanguage,
): LinkOption[] {
  const entriesOf = (list: readonly Entry[], page: string, path: (id: number) => string) =>
    pages.includes(page) ? list.map(({ id, title }) => ({ id: path(id), title })) : [];
  return [
    ...pages
      .filter((key) => !key.includes('{'))
      .map((key) => ({ id: key, title: pageLabels[key]?.[language][0] ?? '' })),
    ...entriesOf(entries.categories, '/products', (id) => `/products?categoryId=${id}`),
    ...entriesOf(entries.exhibitions, '/exhibitions/{exhibitionId}', (id) => `/exhibitions/${id}`),
  ];
}
