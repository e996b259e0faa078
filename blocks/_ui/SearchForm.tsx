import { useHref } from '#engine/context/use-page.tsx';
import { useMessages } from '#engine/i18n/use-messages.tsx';
import { plain, type Text } from '#schemas/layout/text.ts';
import { classNames } from './class-names.ts';
import { Icon } from './Icon.tsx';

type SearchFormProps = {
  /** `line`: a line below the text. `box`: a frame around it. */
  look?: 'line' | 'box';
  /** The current keyword. */
  keyword?: string | undefined;
  placeholder?: Text | undefined;
  /** An empty keyword does not navigate (SPEC section 5: side panel). The browser enforces this. */
  isStrict?: boolean;
  /** It is in the page, not in a dialog over it: the header's toggle focuses it. */
  isInPage?: boolean;
  className?: string;
};

/**
 * The search box: a plain GET form that works without scripts. With scripts the bootstrap stores the searches
 * (client/visitor/behaviors/start-search).
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
