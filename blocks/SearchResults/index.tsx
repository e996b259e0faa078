import { Button } from '#blocks/_ui/Button.tsx';
import { EmptyState } from '#blocks/_ui/EmptyState.tsx';
import { Icon } from '#blocks/_ui/Icon.tsx';
import { Link } from '#blocks/_ui/Link.tsx';
import { Pagination } from '#blocks/_ui/Pagination.tsx';
import { Section } from '#blocks/_ui/Section.tsx';
import { useFormat } from '#engine/i18n/use-format.ts';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import { withQuery } from '#engine/route/with-query.ts';
import type { BlockProps } from '#registry/contract.ts';
import { keywordWords, withoutParticle } from '#schemas/search-text.ts';
import { searchKinds } from '#schemas/site/search.ts';
import { Rows } from './Rows.tsx';
import type { meta, schema } from './schema.ts';

export default function SearchResults({ id, data, source }: BlockProps<typeof schema, typeof meta>) {
  const t = useMessages();
  const format = useFormat();
  const { kind } = data;
  const keyword = data.keyword?.trim();
  const tab = searchKinds.find((known) => known === data.tab);
  // Among the other kinds an empty one needs no message: its tab shows 0.
  if (!keyword || !source || (tab ? tab !== kind : source.count === 0)) return null;
  const shown = tab ? source.rows : source.rows.slice(0, data.preview);
  const hasMore = !tab && source.count > shown.length;
  return (
    <Section className={`SearchResults SearchResults--${kind}`} labelledBy={`${id}-title`}>
      <div className="SearchResults-head">
        <h2 className="SearchResults-title" id={`${id}-title`}>
          {t(kind)} <span className="SearchResults-count">{format.number(source.count)}</span>
        </h2>
        {hasMore && (
          <Link
            className="SearchResults-more"
            to={withQuery('/search', { keyword, tab: kind })}
            aria-label={t('moreOf', { kind: t(kind) })}
          >
            {t('more')}
            <Icon name="chevron-right" size={16} />
          </Link>
        )}
      </div>
      {source.count === 0 ? (
        <EmptyState
          icon="search"
          title={kind === 'products' ? t('empty.products') : t('empty')}
          action={
            <Button to={withQuery('/search', { keyword })} variant="line">
              {t('all')}
            </Button>
          }
        />
      ) : (
        <Rows id={id} data={data} rows={shown} words={wordsToMark(keyword)} />
      )}
      {tab && <Pagination list={source} hrefFor={(page) => withQuery('/search', { keyword, tab, page })} />}
    </Section>
  );
}

/** A word without its particle too: the backend may have found only that. */
const wordsToMark = (keyword: string) =>
  keywordWords(keyword).flatMap((word) => [word, withoutParticle(word) ?? word]);
