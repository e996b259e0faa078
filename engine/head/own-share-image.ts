import type { PageContext } from '#engine/context/page-context.ts';
import { localizedHref } from '#engine/route/href.ts';

type Page = Pick<PageContext, 'path' | 'locale' | 'mainLocale'>;

/**
 * The URL of the share image that the partner supplies. If it turns out to be missing, the picture of the page in the
 * URL is drawn instead (server/site/icons), by default that of the home page. Pages with `noindex` have none.
 */
export function ownShareImage(url: string, { path, locale, mainLocale }: Page, noindex: boolean): string {
  const page = localizedHref(path, locale, mainLocale);
  return noindex || page === '/' ? url : `${url}?${new URLSearchParams({ path: page })}`;
}
