import { contentText } from '#blocks/_ui/content-text.ts';
import { EmptyState } from '#blocks/_ui/EmptyState.tsx';
import { HeadedSection } from '#blocks/_ui/HeadedSection.tsx';
import { Icon } from '#blocks/_ui/Icon.tsx';
import { Image } from '#blocks/_ui/Image.tsx';
import { Link } from '#blocks/_ui/Link.tsx';
import { Pagination } from '#blocks/_ui/Pagination.tsx';
import { T } from '#blocks/_ui/T.tsx';
import { useIsLcpCandidate } from '#engine/context/use-is-lcp-candidate.ts';
import { usePage } from '#engine/context/use-page.tsx';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import { withQuery } from '#engine/route/with-query.ts';
import type { BlockProps } from '#registry/contract.ts';
import type { meta, schema } from './schema.ts';

const sizes = {
  cards: '(max-width: 514px) 100vw, (max-width: 768px) 50vw, 600px',
  rows: '(max-width: 768px) 40vw, 420px',
  lead: '(max-width: 1248px) 100vw, 1200px',
  // Three columns where that leaves no item alone (styles.css).
  thirds: '(max-width: 514px) 100vw, 340px',
};

/** The clinic's stories, each card a link. On a story's page it lists the others, without an empty message. */
export default function BrandingList({ id, data, source }: BlockProps<typeof schema, typeof meta>) {
  const { locale, pageKey } = usePage();
  const t = useMessages();
  const isLcpCandidate = useIsLcpCandidate();
  const rows = (source?.rows ?? []).filter((row) => row.id !== data.except);
  if (rows.length === 0 && data.except !== undefined) return null;
  const isOwnPage = pageKey === data.basePath;
  const Title = data.title ? 'h3' : 'h2';
  const isLead = data.layout === 'lead';
  const others = rows.length === (isLead ? 4 : 3) ? sizes.thirds : sizes.cards;
  const sizesAt = (index: number) =>
    data.layout === 'rows' || (isLead && index === 0) ? sizes[data.layout] : others;
  return (
    <HeadedSection id={id} className={`BrandingList BrandingList--${data.layout}`} data={data}>
      {rows.length === 0 ? (
        <EmptyState title={t('empty')} />
      ) : (
        <ul className="BrandingList-list">
          {rows.map((row, index) => (
            <li key={row.id} className="BrandingList-item">
              <div className="BrandingList-media">
                {row.image ? (
                  <Image
                    image={row.image}
                    alt=""
                    sizes={sizesAt(index)}
                    priority={isLcpCandidate && index === 0}
                    className="BrandingList-image"
                  />
                ) : (
                  <span className="BrandingList-blank">
                    <Icon name="document" size={32} />
                  </span>
                )}
              </div>
              <div className="BrandingList-words">
                <Title className="BrandingList-title">
                  <Link to={`${data.basePath}/${row.id}`} className="BrandingList-link">
                    <T value={contentText(row.title, row, locale)} />
                  </Link>
                </Title>
                <T as="p" className="BrandingList-text" value={contentText(row.summary, row, locale)} />
              </div>
            </li>
          ))}
        </ul>
      )}
      {isOwnPage && source && (
        <Pagination list={source} hrefFor={(page) => withQuery(data.basePath, { page })} />
      )}
    </HeadedSection>
  );
}
