import { Button } from '#blocks/_ui/Button.tsx';
import { EmptyState } from '#blocks/_ui/EmptyState.tsx';
import { KeywordLinks } from '#blocks/_ui/KeywordLinks.tsx';
import { SearchForm } from '#blocks/_ui/SearchForm.tsx';
import { Section } from '#blocks/_ui/Section.tsx';
import { T } from '#blocks/_ui/T.tsx';
import { useRecommendedKeywords } from '#blocks/_ui/use-recommended-keywords.ts';
import { usePage } from '#engine/context/use-page.tsx';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import { withQuery } from '#engine/route/with-query.ts';
import type { BlockProps } from '#registry/contract.ts';
import { searchKinds } from '#schemas/site/search.ts';
import type { meta, schema } from './schema.ts';
import { Tabs } from './Tabs.tsx';

export default function SearchIntro({ id, data, slots }: BlockProps<typeof schema, typeof meta>) {
  const t = useMessages();
  const page = usePage();
  const keyword = data.keyword?.trim();
  const recommended = useRecommendedKeywords(data.recommendedKeywords);
  const isPartial = data.kinds.some(({ count }) => count === undefined);
  const total = data.kinds.reduce((sum, { count = 0 }) => sum + count, 0);
  // As each list of results decides whether it is shown.
  const tab = searchKinds.find((known) => known === data.tab);
  const isListed = data.kinds.some(({ kind }) => kind === tab);
  const products = data.kinds.find(({ kind }) => kind === 'products')?.count;
  const title = keyword ? t('results', { keyword }) : (data.title ?? page.pageTitle);
  const showsKeywords = recommended.length > 0 && (!keyword || total === 0);
  return (
    <Section className={`SearchIntro SearchIntro--${data.variant}`} labelledBy={`${id}-title`}>
      <h1 className="SearchIntro-title" id={`${id}-title`}>
        <T value={title} />
      </h1>
      {!keyword && <T as="p" className="SearchIntro-lead" value={data.lead} />}
      {keyword && total > 0 && <p className="SearchIntro-total">{t('total', { count: total })}</p>}
      <SearchForm
        // The side panel has the box: one per screen is enough.
        className="SearchIntro-form u-without-panel"
        look={data.look}
        keyword={keyword}
        placeholder={data.placeholder}
        isInPage
      />
      {keyword && total > 0 && <Tabs kinds={data.kinds} tab={tab} keyword={keyword} total={total} />}
      {keyword && isPartial && (
        <p className="SearchIntro-note" role="status">
          {t('partial')}
        </p>
      )}
      {keyword && total > 0 && !tab && products === 0 && (
        <p className="SearchIntro-note">{t('noProducts')}</p>
      )}
      {keyword && total > 0 && tab && !isListed && (
        <EmptyState
          icon="search"
          title={t('otherKind')}
          action={
            <Button to={withQuery('/search', { keyword })} variant="line">
              {t('all')}
            </Button>
          }
        />
      )}
      {keyword && total === 0 && !isListed && !isPartial && (
        <EmptyState icon="search" title={t('empty')} description={t('hint')} />
      )}
      {!keyword && slots.recent && <div className="SearchIntro-group">{slots.recent}</div>}
      {showsKeywords && (
        <section className="SearchIntro-group" aria-labelledby={`${id}-keywords`}>
          <h2 className="SearchIntro-heading" id={`${id}-keywords`}>
            {t('search.recommended')}
          </h2>
          <KeywordLinks keywords={recommended} labelledBy={`${id}-keywords`} />
        </section>
      )}
    </Section>
  );
}
