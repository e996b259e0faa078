import { contentLang, contentText } from '#blocks/_ui/content-text.ts';
import { Disclosure } from '#blocks/_ui/Disclosure.tsx';
import { EmptyState } from '#blocks/_ui/EmptyState.tsx';
import { HeadedSection } from '#blocks/_ui/HeadedSection.tsx';
import { Html } from '#blocks/_ui/Html.tsx';
import { Image } from '#blocks/_ui/Image.tsx';
import { Pagination } from '#blocks/_ui/Pagination.tsx';
import { usePage } from '#engine/context/use-page.tsx';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import { withQuery } from '#engine/route/with-query.ts';
import type { BlockProps } from '#registry/contract.ts';
import type { meta, schema } from './schema.ts';

/** Expandable post-treatment instructions. A treatment's own page shows only its own, or nothing if it has none. */
export default function AfterNoticeList({ id, data, source }: BlockProps<typeof schema, typeof meta>) {
  const t = useMessages();
  const { locale, pageKey } = usePage();
  const rows = source?.rows ?? [];
  const isOwnPage = pageKey === data.basePath;
  if (rows.length === 0 && !isOwnPage) return null;
  return (
    <HeadedSection
      id={id}
      className={`AfterNoticeList AfterNoticeList--${data.variant}`}
      data={data}
      defaultTitle={t('title')}
      defaultMore={isOwnPage ? undefined : { to: data.basePath, label: t('all') }}
      hideRepeated
    >
      {rows.length === 0 && <EmptyState title={t('empty')} />}
      <div className="AfterNoticeList-list">
        {rows.map((row) => {
          const lang = contentLang(row, locale);
          return (
            <Disclosure
              key={row.id}
              id={`after-${row.id}`}
              open={rows.length === 1}
              className="AfterNoticeList-item"
              summary={<span lang={lang}>{row.title}</span>}
            >
              <div className={row.image ? 'AfterNoticeList-body' : undefined}>
                {row.image && (
                  <Image
                    image={row.image}
                    alt={contentText(row.image.alt, row, locale)}
                    sizes="(max-width: 768px) 100vw, 280px"
                    className="AfterNoticeList-image"
                  />
                )}
                <Html html={row.content} {...(lang && { lang })} />
              </div>
            </Disclosure>
          );
        })}
      </div>
      {isOwnPage && source && (
        <Pagination list={source} hrefFor={(page) => withQuery(data.basePath, { page })} />
      )}
    </HeadedSection>
  );
}
