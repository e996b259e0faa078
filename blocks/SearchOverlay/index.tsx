import { commandAttributes } from '#blocks/_ui/command-attributes.ts';
import { Icon } from '#blocks/_ui/Icon.tsx';
import { KeywordLinks } from '#blocks/_ui/KeywordLinks.tsx';
import { RecentSearches } from '#blocks/_ui/RecentSearches.tsx';
import { SearchForm } from '#blocks/_ui/SearchForm.tsx';
import { T } from '#blocks/_ui/T.tsx';
import { useRecommendedKeywords } from '#blocks/_ui/use-recommended-keywords.ts';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import type { BlockProps } from '#registry/contract.ts';
import type { meta, schema } from './schema.ts';

/**
 * The bootstrap opens and closes it by data attributes (client/visitor/behaviors/start-overlays). It is not modal: the header
 * above it stays usable.
 */
export default function SearchOverlay({ id, data }: BlockProps<typeof schema, typeof meta>) {
  const t = useMessages();
  const recommended = useRecommendedKeywords(data.recommendedKeywords);
  return (
    <dialog
      id="search-overlay"
      className="SearchOverlay"
      aria-label={t('search.label')}
      closedby="closerequest"
      data-close-on-navigate=""
      data-close-outside=""
      data-scroll-lock=""
    >
      <div className="SearchOverlay-panel" data-dialog-panel="">
        <div className="SearchOverlay-head">
          <T as="p" className="SearchOverlay-title" value={data.title ?? t('title')} />
          <button
            type="button"
            className="Ui-iconButton SearchOverlay-close"
            aria-label={t('close')}
            {...commandAttributes('close', 'search-overlay')}
          >
            <Icon name="close" size={24} />
          </button>
        </div>
        {/* An empty keyword navigates, but is not stored (SPEC section 5). */}
        <SearchForm placeholder={data.placeholder} />
        <div className="SearchOverlay-group">
          <RecentSearches />
        </div>
        {recommended.length > 0 && (
          <section className="SearchOverlay-group" aria-labelledby={`${id}-recommended`}>
            <h2 className="SearchOverlay-heading" id={`${id}-recommended`}>
              {t('search.recommended')}
            </h2>
            <KeywordLinks keywords={recommended} labelledBy={`${id}-recommended`} />
          </section>
        )}
      </div>
    </dialog>
  );
}
