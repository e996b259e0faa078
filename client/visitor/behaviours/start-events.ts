import { onIdleOrFirstInput } from '#client/visitor/scheduling/on-idle.ts';
import { emit } from '#engine/browser/events/event-stream.ts';
import { visitKey } from '#engine/browser/events/visit-key.ts';
import { onRouteChange } from '#engine/browser/navigation/route-change.ts';

/** The page that was reported last: a link to the page itself is not another view. */
let viewed = '';

/**
 * Reports a view of each page that is shown: the first one, those of navigations, and one that the browser restores.
 * Remembers where the visit began, for reservations and inquiries.
 */
export function startEvents(): void {
  const landing = `${location.pathname}\n${document.referrer}`;
  view();
  onRouteChange(view);
  addEventListener('pageshow', ({ persisted }) => {
    if (!persisted) return;
    viewed = '';
    view();
  });
  onIdleOrFirstInput(() => {
    try {
      if (!sessionStorage.getItem(visitKey)) sessionStorage.setItem(visitKey, landing);
    } catch {
      // Without storage the clinic does not learn where the visitor came from.
    }
  });
}

function view(): void {
  const [url] = location.href.split('#') as [string];
  if (url === viewed) return;
  const { title, referrer } = document;
  emit('page_view', { title, url, path: location.pathname, referrer: viewed || referrer });
  viewed = url;
}
