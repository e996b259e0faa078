import { classNames } from '#blocks/_ui/class-names.ts';
import { HeadedSection } from '#blocks/_ui/HeadedSection.tsx';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import type { BlockProps } from '#registry/contract.ts';
import { CategoryChips } from './CategoryChips.tsx';
import { CategoryLinks } from './CategoryLinks.tsx';
import type { meta, schema } from './schema.ts';

export default function CategoryNav({ id, data, source }: BlockProps<typeof schema, typeof meta>) {
  const t = useMessages();
  const { layout, hasAll, hasCount, align } = data;
  const categories = source?.rows ?? [];
  if (categories.length === 0) return null;
  if (layout === 'chips')
    return <CategoryChips categories={categories} hasAll={hasAll} hasCount={hasCount} />;
  const links = (
    <CategoryLinks
      categories={categories}
      layout={layout}
      hasAll={hasAll}
      hasCount={hasCount}
      label={t('nav')}
    />
  );
  return (
    <HeadedSection
      id={id}
      anchor={false}
      className={classNames('CategoryNav', `CategoryNav--${align}`)}
      data={data}
    >
      {links}
    </HeadedSection>
  );
}
