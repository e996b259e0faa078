import { useHref, usePage } from '#engine/context/use-page.tsx';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import { Button } from './Button.tsx';
import { Icon } from './Icon.tsx';

/** A search within one board: a plain form that works without JavaScript. @param path of the list */
export function ArticleSearch({ id, path }: { id: string; path: string }) {
  const t = useMessages();
  const href = useHref();
  const { query } = usePage();
  return (
    <search className="Ui-articleSearch-frame">
      <form className="Ui-articleSearch" method="get" action={href(path)}>
        <label className="u-hidden" htmlFor={id}>
          {t('article.search')}
        </label>
        <input
          id={id}
          className="Ui-articleSearch-input"
          type="search"
          name="keyword"
          maxLength={100}
          defaultValue={query.keyword}
          placeholder={t('article.search')}
        />
        <Button
          type="submit"
          variant="line"
          className="Ui-articleSearch-button"
          aria-label={t('article.searchButton')}
        >
          <Icon name="search" size={18} />
        </Button>
      </form>
    </search>
  );
}
