import type { LanguageLink } from '#engine/context/language-links.ts';

/** Attributes of a link to another language. `data-language` passes the choice to the reservation widget. */
export const languageLinkProps = ({ href, code, isCurrent, target }: LanguageLink) => ({
  href,
  hrefLang: code,
  lang: code,
  target,
  rel: target ? 'noopener' : undefined,
  'aria-current': isCurrent ? ('true' as const) : undefined,
  'data-language': code,
});
