import { ArticleList } from '#blocks/_ui/ArticleList.tsx';
import { Button } from '#blocks/_ui/Button.tsx';
import { DoneNotice } from '#blocks/_ui/DoneNotice.tsx';
import { EmptyState } from '#blocks/_ui/EmptyState.tsx';
import { HeadedSection } from '#blocks/_ui/HeadedSection.tsx';
import { Icon } from '#blocks/_ui/Icon.tsx';
import { usePage } from '#engine/context/use-page.tsx';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import type { BlockProps } from '#registry/contract.ts';
import { CustomerBoardItem } from './CustomerBoardItem.tsx';
import type { meta, schema } from './schema.ts';

/**
 * Visitors' articles on one board, in source order: pinned ones first, then the newest. Articles are written on the page
 * of the board, which a list elsewhere knows from its articles.
 */
export default function CustomerBoardList({ id, data, source }: BlockProps<typeof schema, typeof meta>) {
  const t = useMessages();
  const { path, params, query } = usePage();
  const board = source?.rows[0]?.boardTypeId ?? params.boardTypeId;
  const write = board !== undefined && (
    <Button to={`/cscenter/boards/${board}/write`}>
      <Icon name="edit" size={18} />
      {t('write')}
    </Button>
  );
  const all = (
    <Button to={path} variant="line">
      {t('article.showAll')}
    </Button>
  );
  return (
    <HeadedSection id={id} className={`CustomerBoardList CustomerBoardList--${data.variant}`} data={data}>
      <DoneNotice done={data.done} />
      <ArticleList
        id={id}
        list={source}
        options={data}
        actions={write}
        empty={
          <EmptyState
            icon="edit"
            title={query.keyword ? t('article.noResults') : t('empty')}
            action={query.keyword ? all : undefined}
          />
        }
        className="CustomerBoardList-list"
      >
        {(row) => <CustomerBoardItem key={row.id} row={row} />}
      </ArticleList>
    </HeadedSection>
  );
}
