import { Badge } from '#blocks/_ui/Badge.tsx';
import { contentLang } from '#blocks/_ui/content-text.ts';
import { EmptyState } from '#blocks/_ui/EmptyState.tsx';
import { HeadedSection } from '#blocks/_ui/HeadedSection.tsx';
import { Link } from '#blocks/_ui/Link.tsx';
import { Pagination } from '#blocks/_ui/Pagination.tsx';
import { usePage } from '#engine/context/use-page.tsx';
import { useFormat } from '#engine/i18n/use-format.ts';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import { withQuery } from '#engine/route/with-query.ts';
import type { BlockProps } from '#registry/contract.ts';
import type { meta, schema } from './schema.ts';

/** Notices in source order: pinned ones first, then the newest. */
export default function NoticeList({ id, data, source }: BlockProps<typeof schema, typeof meta>) {
  const t = useMessages();
  const format = useFormat();
  const { locale, query } = usePage();
  const rows = source?.rows ?? [];
  return (
    <HeadedSection id={id} className={`NoticeList NoticeList--${data.variant}`} data={data}>
      {rows.length === 0 ? (
        <EmptyState title={query.keyword ? t('article.noResults') : t('empty')} icon="bell" />
      ) : (
        <ul className="NoticeList-list">
          {rows.map((row) => (
            <li key={row.id} className={row.isPinned ? 'NoticeList-item--pinned' : undefined}>
              <Link to={`${data.basePath}/${row.id}`} className="NoticeList-link">
                {row.isPinned && <Badge tone="accent">{t('pinned')}</Badge>}
                <span className="NoticeList-title" lang={contentLang(row, locale)}>
                  {row.title}
                </span>
                <time className="NoticeList-date" dateTime={row.createdAt}>
                  {format.date(row.createdAt)}
                </time>
              </Link>
            </li>
          ))}
        </ul>
      )}
      {data.paging && source && (
        <Pagination
          list={source}
          label={t('pages')}
          hrefFor={(page) => withQuery(data.basePath, { keyword: query.keyword, page })}
        />
      )}
    </HeadedSection>
  );
}
