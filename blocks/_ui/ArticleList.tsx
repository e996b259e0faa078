import type { ReactNode } from 'react';
import { usePage } from '#engine/context/use-page.tsx';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import { withQuery } from '#engine/route/with-query.ts';
import { ArticleSearch } from './ArticleSearch.tsx';
import { Pagination } from './Pagination.tsx';

type ArticleListProps<Row> = {
  /** The block's id. */
  id: string;
  /** The rows; undefined if they could not be read. */
  list: { rows: Row[]; page: number; limit: number; count: number } | undefined;
  /** From the block's data: whether articles can be searched and paged. */
  options: { search: boolean; paging: boolean };
  /** Other actions beside the search. */
  actions?: ReactNode;
  /** Shown if there are no articles. */
  empty: ReactNode;
  /** Class of the list, with which the block styles its items. */
  className: string;
  /** Renders an item of the list. */
  children: (row: Row, index: number) => ReactNode;
};

/** The articles on a board's page: their count, a search among them, and the other pages. */
export function ArticleList<Row>(props: ArticleListProps<Row>) {
  const { id, list, options, actions, empty, className, children } = props;
  const t = useMessages();
  const { path, query } = usePage();
  const rows = list?.rows ?? [];
  return (
    <>
      {(options.search || actions) && (
        <div className="Ui-articleList-tools">
          <p className="Ui-articleList-count">{t('article.count', { count: list?.count ?? 0 })}</p>
          {options.search && <ArticleSearch id={`${id}-search`} path={path} />}
          {actions}
        </div>
      )}
      {rows.length === 0 ? empty : <ul className={className}>{rows.map(children)}</ul>}
      {options.paging && list && (
        <Pagination list={list} hrefFor={(page) => withQuery(path, { keyword: query.keyword, page })} />
      )}
    </>
  );
}
