import { classNames } from './class-names.ts';
import { noWrapNumbersInHtml } from './no-wrap-phrases.tsx';

type HtmlProps = { html: string | null | undefined; lang?: string; className?: string };

/**
 * Markup from the configuration or the backend, sanitized by the data layer; never pass any other.
 */
export function Html({ html, lang, className }: HtmlProps) {
  if (!html) return null;
  return (
    <div
      className={classNames('Ui-html', className)}
      lang={lang}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitized on the server before it becomes a block's data
      dangerouslySetInnerHTML={{ __html: noWrapNumbersInHtml(html) }}
    />
  );
}
