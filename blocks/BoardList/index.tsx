import { ArticleList } from '#blocks/_ui/ArticleList.tsx';
import { Badge } from '#blocks/_ui/Badge.tsx';
import { Button } from '#blocks/_ui/Button.tsx';
import { EmptyState } from '#blocks/_ui/EmptyState.tsx';
import { HeadedSection } from '#blocks/_ui/HeadedSection.tsx';
import { useIsLcpCandidate } from '#engine/context/use-is-lcp-candidate.ts';
import { usePage } from '#engine/context/use-page.tsx';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import type { BlockProps } from '#registry/contract.ts';
import { BoardItem } from './BoardItem.tsx';
import type { meta, schema } from './schema.ts';

/** Articles published by the clinic, in source order: pinned ones first, then the newest. */
export default function BoardList({ id, data, source }: BlockProps<typeof schema, typeof meta>) {
  const t = useMessages();
  const isLcpCandidate = useIsLcpCandidate();
  const { path, query } = usePage();
  const view = data.view ?? 'list';
  const all = (
    <Button to={path} variant="line">
      {t('article.showAll')}
    </Button>
  );
  return (
    <HeadedSection id={id} className={`BoardList BoardList--${view} BoardList--${data.variant}`} data={data}>
      <ArticleList
        id={id}
        list={source}
        options={data}
        empty={
          <EmptyState
            title={query.keyword ? t('article.noResults') : t('empty')}
            action={query.keyword ? all : undefined}
          />
        }
        className="BoardList-list"
      >
        {(row, index) => (
          <BoardItem
            key={row.id}
            row={row}
            isGallery={view === 'gallery'}
            isFirst={isLcpCandidate && index === 0}
          >
            {row.isPinned && <Badge tone="accent">{t('article.pinned')}</Badge>}
          </BoardItem>
        )}
      </ArticleList>
    </HeadedSection>
  );
}
