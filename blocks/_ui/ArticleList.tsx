import type { ReactNode } from 'react';
import { usePage } from '#engine/context/use-page.tsx';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import { withQuery } from '#engine/route/with-query.ts';
import { ArticleSearch } from './ArticleSearch.tsx';
import { Pagination } from './Pagination.tsx';

type ArticleListProps<Row> = {
  /** The block's id. */
  id: string;
  /** The rows that were read; undefined where they could not be. */
  list: { rows: Row[]; page: number; limit: number; count: number } | undefined;
  /** Of the block's data: whether the articles can be searched, whether there are links to the other pages. */
  options: { search: boolean; paging: boolean };
  /** What else can be done, beside the search. */
  actions?: ReactNode;
  /** Stands where there is no article. */
  empty: ReactNode;
  /** Of the list itself: the block says how its items look. */
  className: string;
  /** An item of the list. */
  children: (row: Row, index: number) => ReactNode;
};

/** The articles of a board on the page of the board: how many there are, a search among them, and the other pages. */
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
