import { ChipNav } from '#blocks/_ui/ChipNav.tsx';
import { contentText } from '#blocks/_ui/content-text.ts';
import { usePage } from '#engine/context/use-page.tsx';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import { categoryPath } from '#engine/route/page-keys.ts';
import { withQuery } from '#engine/route/with-query.ts';
import type { ProductCategoryRow } from '#schemas/api/product-categories.ts';

type CategoryChipsProps = { categories: readonly ProductCategoryRow[]; hasAll: boolean; hasCount: boolean };

/** Categories as chips above a list. Choosing one preserves the sort order and returns to the first page. */
export function CategoryChips({ categories, hasAll, hasCount }: CategoryChipsProps) {
  const { locale, query, params } = usePage();
  const t = useMessages();
  const current = Number(params.categoryId ?? query.categoryId) || undefined;
  const to = (id?: number) =>
    withQuery(id === undefined ? '/products' : categoryPath(id), { sort: query.sort });
  const all = { to: to(), label: t('all'), current: current === undefined };
  const chips = categories.map((category) => ({
    to: to(category.id),
    label: contentText(category.name, category, locale) ?? '',
    current: category.id === current,
    count: hasCount ? category.productCount : undefined,
  }));
  return <ChipNav className="CategoryNav-chips" label={t('nav')} items={hasAll ? [all, ...chips] : chips} />;
}
