import type { LanguageOption, PageContext } from '#engine/context/page-context.ts';
import { localizedHref } from '#engine/route/href.ts';
import { languageSwitchHref } from '#engine/route/language-switch.ts';
import type { Text } from '#schemas/layout/text.ts';
import type { LanguageCode } from '#schemas/primitives.ts';

/** A link of the language switcher. `code` is missing for links to other URLs. */
export type LanguageLink = {
  href: string;
  name: Text;
  code?: LanguageCode;
  isCurrent: boolean;
  /** As configured; missing for the same window, the default. */
  target?: '_blank';
};

type Page = Pick<PageContext, 'languages' | 'locale' | 'mainLocale' | 'path' | 'pageKey' | 'query'>;

/**
 * The languages to choose from on a page. None if the only choice is the current language (SPEC section 4); `'empty'`
 * if the partner has no languages at all.
 */
export function languageLinks(page: Page): LanguageLink[] | 'empty' {
  if (page.languages.length === 0) return 'empty';
  const links = page.languages.map((option) => toLink(option, page));
  return links.length === 1 && links[0]?.isCurrent ? [] : links;
}

function toLink(option: LanguageOption, page: Page): LanguageLink {
  if ('url' in option) {
    const href = localizedHref(option.url, page.locale, page.mainLocale);
    const link = { href, name: option.title, isCurrent: false };
    return option.hrefTarget === '_blank' ? { ...link, target: '_blank' } : link;
  }
  const query = new URLSearchParams(page.query);
  // A search may find less in another language: its further pages may not exist there.
  if (page.query.keyword) query.delete('page');
  const search = query.size > 0 ? `?${query}` : '';
  const href = languageSwitchHref(page.path, page.pageKey, option.code, page.mainLocale, search);
  return { href, name: option.name, code: option.code, isCurrent: option.code === page.locale };
}
