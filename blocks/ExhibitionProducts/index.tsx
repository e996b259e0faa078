import { HeadedSection } from '#blocks/_ui/HeadedSection.tsx';
import { ProductCards } from '#blocks/_ui/ProductCards.tsx';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import type { BlockProps } from '#registry/contract.ts';
import type { meta, schema } from './schema.ts';

export default function ExhibitionProducts({ id, data, source }: BlockProps<typeof schema, typeof meta>) {
  const t = useMessages();
  if (!source?.rows.length) return null;
  return (
    <HeadedSection
      id={id}
      anchor={false}
      className="ExhibitionProducts"
      data={data}
      defaultTitle={t('title')}
      defaultMore={{ to: '/exhibitions', label: t('more') }}
    >
      <ProductCards
        products={source.rows}
        layout={data.layout}
        columns={data.columns}
        variant={data.variant}
      />
    </HeadedSection>
  );
}
