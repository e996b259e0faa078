import { onIdleAfterFontsOrFirstInput } from '#client/visitor/scheduling/on-idle.ts';
import { campaignKey } from '#engine/browser/events/campaign-key.ts';
import { emit } from '#engine/browser/events/event-stream.ts';
import { visitKey } from '#engine/browser/events/visit-key.ts';
import { onRouteChange } from '#engine/browser/navigation/route-change.ts';

/**
 * Reports a view of each page that is shown: the first one, pages reached by navigation, and pages that the browser
 * restores. Remembers where the visit began and its campaign, for reservations and inquiries.
 */
export function startEvents(): void {
  const landing = `${location.pathname}\n${document.referrer}`;
  const campaign = /[?&]utm_/.test(location.search) && location.search;
  view('');
  onRouteChange(() => view());
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted) view('');
  });
  onIdleAfterFontsOrFirstInput(() => {
    try {
      sessionStorage[visitKey] ||= landing;
      if (campaign) sessionStorage[campaignKey] = campaign;
    } catch {
      // Without storage the clinic does not learn where the visitor came from.
    }
  });
}

/** The page that was reported last: a link to the page itself is not another view. */
let viewed = document.referrer;

function view(before = viewed): void {
  const url = location.href.split('#')[0] as string;
  if (url === before) return;
  emit('page_view', { title: document.title, url, path: location.pathname, referrer: viewed });
  viewed = url;
}
