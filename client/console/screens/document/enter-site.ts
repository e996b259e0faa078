import { type LoaderFunctionArgs, redirectDocument } from 'react-router';

/** When this tab was last loaded for the editor, in milliseconds. */
const key = 'maru:editor-loaded';

/**
 * Loads the document anew if this one may not frame the partner's site: the policy of a document comes with it, and the
 * console's allow only the site of the partner in their address. At most once in ten seconds, in case the new document may not either.
 */
export function enterSite({ request, params }: LoaderFunctionArgs): null {
  const { pathname, search } = new URL(request.url);
  const isRecent = Date.now() - Number(sessionStorage.getItem(key)) < 10_000;
  if (document.documentElement.dataset.frames === params.code || isRecent) return null;
  sessionStorage.setItem(key, String(Date.now()));
  throw redirectDocument(`${pathname}${search}`);
}
