import { type LoaderFunctionArgs, redirectDocument } from 'react-router';

/** When this tab was last loaded for the editor, in milliseconds. */
const key = 'maru:editor-loaded';

/**
 * Reloads the page if its CSP does not allow framing the partner's site: the console's pages allow only the site of the
 * partner in their URL. At most once in ten seconds, in case the new page may not either.
 */
export function reloadForFramePolicy({ request, params }: LoaderFunctionArgs): null {
  const { pathname, search } = new URL(request.url);
  const isRecent = Date.now() - Number(sessionStorage.getItem(key)) < 10_000;
  if (document.documentElement.dataset.frames === params.code || isRecent) return null;
  sessionStorage.setItem(key, String(Date.now()));
  throw redirectDocument(`${pathname}${search}`);
}
