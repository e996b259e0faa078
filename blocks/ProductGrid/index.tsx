import { EmptyState } from '#blocks/_ui/EmptyState.tsx';
import { HeadedSection } from '#blocks/_ui/HeadedSection.tsx';
import { ProductCards } from '#blocks/_ui/ProductCards.tsx';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import type { BlockProps } from '#registry/contract.ts';
import type { meta, schema } from './schema.ts';

export default function ProductGrid({ id, data, source }: BlockProps<typeof schema, typeof meta>) {
  const t = useMessages();
  const { layout, columns, variant } = data;
  return (
    <HeadedSection id={id} anchor={false} className="ProductGrid" data={data} defaultTitle={t('title')}>
      {source?.rows.length ? (
        <ProductCards products={source.rows} layout={layout} columns={columns} variant={variant} />
      ) : (
        <EmptyState title={t('empty')} />
      )}
    </HeadedSection>
  );
}
