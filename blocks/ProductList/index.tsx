import { Button } from '#blocks/_ui/Button.tsx';
import { EmptyState } from '#blocks/_ui/EmptyState.tsx';
import { Pagination } from '#blocks/_ui/Pagination.tsx';
import { ProductCards } from '#blocks/_ui/ProductCards.tsx';
import { Section } from '#blocks/_ui/Section.tsx';
import { usePage } from '#engine/context/use-page.tsx';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import { withQuery } from '#engine/route/with-query.ts';
import type { BlockProps } from '#registry/contract.ts';
import { SortLinks } from './SortLinks.tsx';
import type { meta, schema } from './schema.ts';

export default function ProductList({ id, data, source, slots }: BlockProps<typeof schema, typeof meta>) {
  const { path, query } = usePage();
  const t = useMessages();
  const rows = source?.rows ?? [];
  const { categoryId, sort, keyword } = query;
  return (
    <Section className="ProductList" labelledBy={`${id}-count`}>
      {slots.filters}
      <div className="ProductList-bar">
        <h2 id={`${id}-count`} className="ProductList-count">
          {t('count', { count: source?.count ?? 0 })}
        </h2>
        {data.hasSort && rows.length > 0 && <SortLinks />}
      </div>
      {rows.length === 0 ? (
        <EmptyState
          icon="search"
          title={t('empty')}
          action={
            <Button to="/products" variant="line">
              {t('all')}
            </Button>
          }
        />
      ) : (
        <ProductCards products={rows} columns={data.columns} variant={data.variant} priority={2} />
      )}
      {source && (
        <Pagination list={source} hrefFor={(page) => withQuery(path, { categoryId, sort, keyword, page })} />
      )}
    </Section>
  );
}
