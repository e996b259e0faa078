import { classNames } from './class-names.ts';
import { wholeNumbersInHtml } from './whole-numbers.tsx';

type HtmlProps = { html: string | null | undefined; lang?: string; className?: string };

/** Markup of configuration or the backend. The data layer has sanitised it (DESIGN section 6); never pass any other. */
export function Html({ html, lang, className }: HtmlProps) {
  if (!html) return null;
  return (
    <div
      className={classNames('Ui-html', className)}
      lang={lang}
      // biome-ignore lint/security/noDangerouslySetInnerHtml: sanitised on the server before it is data of a block
      dangerouslySetInnerHTML={{ __html: wholeNumbersInHtml(html) }}
    />
  );
}
