import { useHref } from '#engine/context/use-page.tsx';
import { classNames } from './class-names.ts';
import { withLocalizedLinks } from './links-in-html.ts';
import { noWrapNumbersInHtml } from './no-wrap-phrases.tsx';

type HtmlProps = { html: string | null | undefined; lang?: string; className?: string };

/**
 * Markup from the configuration or the backend, sanitized by the data layer; never pass any other. Its links to paths of
 * this site stay in the page's language, as those of `Link` do.
 */
export function Html({ html, lang, className }: HtmlProps) {
  const href = useHref();
  if (!html) return null;
  return (
    <div
      className={classNames('Ui-html', className)}
      lang={lang}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized on the server before it becomes a block's data
      dangerouslySetInnerHTML={{ __html: noWrapNumbersInHtml(withLocalizedLinks(html, href)) }}
    />
  );
}
