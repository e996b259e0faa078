import { ChipNav } from '#blocks/_ui/ChipNav.tsx';
import { contentLang, contentText } from '#blocks/_ui/content-text.ts';
import { Disclosure } from '#blocks/_ui/Disclosure.tsx';
import { EmptyState } from '#blocks/_ui/EmptyState.tsx';
import { HeadedSection } from '#blocks/_ui/HeadedSection.tsx';
import { Html } from '#blocks/_ui/Html.tsx';
import { Pagination } from '#blocks/_ui/Pagination.tsx';
import { usePage } from '#engine/context/use-page.tsx';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import { withQuery } from '#engine/route/with-query.ts';
import type { BlockProps } from '#registry/contract.ts';
import type { meta, schema } from './schema.ts';

/** Questions and answers, one open at a time. */
export default function FaqList({ id, data, source }: BlockProps<typeof schema, typeof meta>) {
  const t = useMessages();
  const { locale, query } = usePage();
  const rows = source?.rows ?? [];
  const categories = source?.categories ?? [];
  const { categoryId, keyword } = query;
  return (
    <HeadedSection id={id} className={`FaqList FaqList--${data.variant}`} data={data}>
      {data.showCategories && categories.length > 1 && (
        <ChipNav
          label={t('categories')}
          className="FaqList-categories"
          items={[
            { to: withQuery(data.basePath, { keyword }), label: t('all'), current: !categoryId },
            ...categories.map((category) => ({
              to: withQuery(data.basePath, { categoryId: category.id, keyword }),
              label: contentText(category.name, category, locale) ?? '',
              count: category.count,
              current: categoryId === String(category.id),
            })),
          ]}
        />
      )}
      {rows.length === 0 ? (
        <EmptyState title={keyword ? t('article.noResults') : t('empty')} icon="chat" />
      ) : (
        <div className="FaqList-list" data-deferred-layout="">
          {rows.map((row, position) => {
            const lang = contentLang(row, locale);
            return (
              <Disclosure
                key={row.id}
                id={`faq-${row.id}`}
                name={`${id}-faq`}
                className="FaqList-item"
                hook={position === 0 ? 'acc' : undefined}
                summary={
                  <span className="FaqList-question">
                    {row.categoryName && (
                      <span className="FaqList-category" lang={lang}>
                        {row.categoryName}
                      </span>
                    )}
                    <span lang={lang}>{row.question}</span>
                  </span>
                }
              >
                <Html html={row.answer} className="FaqList-answer" {...(lang && { lang })} />
              </Disclosure>
            );
          })}
        </div>
      )}
      {data.paging && source && (
        <Pagination
          list={source}
          label={t('pages')}
          hrefFor={(page) => withQuery(data.basePath, { categoryId, keyword, page })}
        />
      )}
    </HeadedSection>
  );
}
