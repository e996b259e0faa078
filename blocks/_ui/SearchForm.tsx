import { useHref } from '#engine/context/use-page.tsx';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import { plain, type Text } from '#schemas/layout/text.ts';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';

type SearchFormProps = {
  /** `line`: a line below the words. `box`: a frame around them. */
  look?: 'line' | 'box';
  /** What was looked for last. */
  keyword?: string | undefined;
  placeholder?: Text | undefined;
  /** An empty keyword does not navigate (SPEC section 5: side panel). The browser itself sees to that. */
  isStrict?: boolean;
  /** It stands in the page, and not in a dialog over it: then the header's toggle leads to it. */
  isInPage?: boolean;
  className?: string;
};

/**
 * The search box: a plain GET form, so that it works without script. With script the page's bootstrap keeps what
 * was searched for (client/visitor/behaviours/start-search).
 */
export function SearchForm(props: SearchFormProps) {
  const { look = 'line', keyword, placeholder, isStrict, isInPage, className } = props;
  const t = useMessages();
  const href = useHref();
  return (
    <search className={className}>
      <form
        className={classNames('Ui-searchForm', `Ui-searchForm--${look}`)}
        action={href('/search')}
        data-search-form=""
      >
        <input
          className="Ui-searchForm-input"
          type="search"
          name="keyword"
          defaultValue={keyword}
          enterKeyHint="search"
          autoComplete="off"
          maxLength={100}
          aria-label={t('search.label')}
          placeholder={plain(placeholder) || t('search.placeholder')}
          data-search-box={isInPage ? '' : undefined}
          {...(isStrict && { required: true, pattern: '.*\\S.*' })}
        />
        <button type="submit" className="Ui-searchForm-submit" aria-label={t('search.submit')}>
          <Icon name="search" size={22} />
        </button>
      </form>
    </search>
  );
}
