import { useId } from 'react';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import { Icon } from './Icon.tsx';
import { Link } from './Link.tsx';

/**
 * The visitor's recent searches, newest first; each can be removed, or all of them. The server does not know them: it
 * sends an empty list and a row template, which client/visitor/behaviors/recent-searches fills.
 */
export function RecentSearches() {
  const t = useMessages();
  const id = useId();
  return (
    <section className="Ui-recent" aria-labelledby={id} hidden data-recent-searches="">
      <div className="Ui-recent-head">
        <h2 className="Ui-recent-title" id={id}>
          {t('search.recent')}
        </h2>
        <button type="button" className="Ui-recent-clear" data-recent-clear="">
          {t('search.clear')}
        </button>
      </div>
      <ul />
      <template>
        <li className="Ui-recent-item">
          <Link className="Ui-recent-link" to="/search" data-keyword="" data-no-prefetch="">
            <Icon name="history" size={16} />
            <span />
          </Link>
          <button
            type="button"
            className="Ui-recent-remove"
            aria-label={t('search.remove', { keyword: '{keyword}' })}
            data-recent-remove=""
          >
            <Icon name="close" size={16} />
          </button>
        </li>
      </template>
    </section>
  );
}
