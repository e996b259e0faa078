import { KeywordLinks } from '#blocks/_ui/KeywordLinks.tsx';
import { Link } from '#blocks/_ui/Link.tsx';
import { SearchForm } from '#blocks/_ui/SearchForm.tsx';
import { T } from '#blocks/_ui/T.tsx';
import { useRecommendedKeywords } from '#blocks/_ui/use-recommended-keywords.ts';
import { usePage } from '#engine/context/use-page.tsx';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import { imageUrl, nearestWidth } from '#engine/image/widths.ts';
import type { BlockProps } from '#registry/contract.ts';
import { plain } from '#schemas/layout/text.ts';
import type { meta, schema } from './schema.ts';

/** In this panel an empty keyword does not navigate (SPEC section 2). Narrower screens have the search overlay. */
export default function SearchPanel({ id, data }: BlockProps<typeof schema, typeof meta>) {
  const t = useMessages();
  const page = usePage();
  const { logo } = data;
  const recommended = useRecommendedKeywords(data.recommendedKeywords);
  const name = logo.alt ?? page.partner.displayName;
  const picture = logo.image ?? page.partner.partnerLogoImageUrl;
  const width = Math.round(logo.height * logo.ratio);
  return (
    <aside id={id} className="SearchPanel" aria-label={t('search.label')}>
      <div className="SearchPanel-inner">
        <Link className="SearchPanel-logo" to="/" aria-label={t('toHome', { name: plain(name) })}>
          {picture ? (
            <img
              className="SearchPanel-logoImage"
              src={imageUrl(picture, nearestWidth(width * 2))}
              width={width}
              height={logo.height}
              alt=""
            />
          ) : (
            <T as="span" className="SearchPanel-logoName" value={name} />
          )}
        </Link>
        <div className="SearchPanel-words">
          <T as="p" className="SearchPanel-subtitle" value={data.subtitle ?? page.partner.displayName} />
          <T as="h2" className="SearchPanel-title" value={data.title ?? t('title')} />
          <T as="p" className="SearchPanel-description" value={data.description} />
        </div>
        <SearchForm
          look="box"
          keyword={page.pageKey === '/search' ? page.query.keyword : undefined}
          placeholder={data.placeholder}
          isStrict
          isInPage
        />
        {recommended.length > 0 && (
          <div className="SearchPanel-keywords">
            <h3 className="SearchPanel-heading" id={`${id}-keywords`}>
              {t('search.recommended')}
            </h3>
            <KeywordLinks keywords={recommended} labelledBy={`${id}-keywords`} />
          </div>
        )}
      </div>
    </aside>
  );
}
