import { ChipNav } from '#blocks/_ui/ChipNav.tsx';
import { EmptyState } from '#blocks/_ui/EmptyState.tsx';
import { ExhibitionCard } from '#blocks/_ui/ExhibitionCard.tsx';
import { Pagination } from '#blocks/_ui/Pagination.tsx';
import { Section } from '#blocks/_ui/Section.tsx';
import { usePeriod } from '#blocks/_ui/use-period.ts';
import { usePage } from '#engine/context/use-page.tsx';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import { withQuery } from '#engine/route/with-query.ts';
import type { BlockProps } from '#registry/contract.ts';
import { partByState } from './part-by-state.ts';
import type { meta, schema } from './schema.ts';

const looks = { cards: 'card', rows: 'row', banners: 'banner' } as const;
const sizesOf = {
  cards: '(max-width: 514px) 91vw, (max-width: 1248px) 46vw, 600px',
  rows: '(max-width: 514px) 112px, 320px',
  banners: '(max-width: 1248px) 91vw, 1200px',
};
const tabs = [undefined, 'running', 'ended'] as const;

export default function ExhibitionList({ id, data, source }: BlockProps<typeof schema, typeof meta>) {
  const { query } = usePage();
  const t = useMessages();
  const periodOf = usePeriod();
  const parts = partByState(source?.rows ?? [], (row) => periodOf(row).state);
  const state = tabs.find((tab) => tab === query.state);
  const sizes = sizesOf[data.layout];
  return (
    <Section className="ExhibitionList">
      <ChipNav
        label={t('tabs')}
        items={tabs.map((tab) => ({
          to: withQuery('/exhibitions', { state: tab }),
          label: t(`tab.${tab ?? 'all'}`),
          current: tab === state,
        }))}
      />
      {parts.length === 0 && <EmptyState icon="gift" title={t('empty')} />}
      {parts.map(({ part, rows }, partIndex) => (
        <section key={part} className="ExhibitionList-part" aria-labelledby={`${id}-${part}`}>
          <h2 id={`${id}-${part}`} className="ExhibitionList-title">
            {t(`part.${part}`)}
          </h2>
          <ul className={`ExhibitionList-list ExhibitionList-list--${data.layout}`}>
            {rows.map((exhibition, index) => (
              <li key={exhibition.id} data-deferred-layout="">
                <ExhibitionCard
                  exhibition={exhibition}
                  look={looks[data.layout]}
                  sizes={sizes}
                  priority={partIndex === 0 && index < 2}
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {source && <Pagination list={source} hrefFor={(page) => withQuery('/exhibitions', { state, page })} />}
    </Section>
  );
}
