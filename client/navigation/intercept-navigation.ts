import { announceRouteChange } from '#engine/navigation/route-change.ts';
import { completeDeferred } from './complete-deferred.ts';
import { fetchPayload } from './fetch-payload.ts';
import { loadShowPayload } from './load-show-payload.ts';
import { showProgress } from './progress.ts';

type NavigateEvent = Event & {
  canIntercept: boolean;
  hashChange: boolean;
  downloadRequest: string | null;
  formData: FormData | null;
  destination: { url: string };
  navigationType: 'push' | 'replace' | 'reload' | 'traverse';
  signal: AbortSignal;
  info: unknown;
  sourceElement?: Element | null;
  intercept: (options: { handler: () => Promise<void>; focusReset?: 'manual'; scroll?: 'manual' }) => void;
  scroll: () => void;
};

/** Paths of this origin that are no pages. */
const notPages = /^\/(files|fonts|assets|_image|_maru|api|schemas|s)\/|\.\w{2,5}$/;

/**
 * Turns navigations within the site into payload navigations, by the browser's own Navigation API: history,
 * the places that are come back to, aborts and focus stay the browser's. A browser without it follows links as ever. A change
 * of language is left to the browser too: fonts and catalogs change with it.
 */
export function interceptNavigation(): void {
  const navigation = (window as { navigation?: EventTarget }).navigation;
  navigation?.addEventListener('navigate', (event) => {
    const navigate = event as NavigateEvent;
    const url = new URL(navigate.destination.url);
    if (
      !navigate.canIntercept ||
      navigate.hashChange ||
      navigate.downloadRequest !== null ||
      navigate.formData
    )
      return;
    if (navigate.navigationType === 'reload' || url.origin !== location.origin || notPages.test(url.pathname))
      return;
    if (
      navigate.sourceElement?.closest('[data-full-load]') ||
      languageOf(url) !== languageOf(new URL(location.href))
    )
      return;
    navigate.intercept({ handler: () => show(url, navigate), focusReset: 'manual', scroll: 'manual' });
  });
}

const languageOf = (url: URL) => /^\/(en|ja|ko|zh)(?=\/|$)/.exec(url.pathname)?.[1] ?? '';

async function show(url: URL, event: NavigateEvent): Promise<void> {
  const hideProgress = showProgress();
  const isCurrent = () => !event.signal.aborted;
  try {
    const [fetched, { showPayload }] = await Promise.all([fetchPayload(url), loadShowPayload()]);
    if (!isCurrent()) return;
    // The address is this one already: to assign it again would come back here, for ever.
    if (fetched === 'full-load') return location.reload();
    if (!(await showPayload(fetched.payload, isCurrent))) return;
    if (fetched.payload.pending) completeDeferred();
    if (event.navigationType !== 'traverse') focusContent(url.hash);
    scrollToPlace(event, url);
    announceRouteChange(url.pathname);
  } catch (error) {
    if (!isCurrent()) return;
    console.warn('[navigation] Loading the page whole.', error);
    location.reload();
  } finally {
    // Also when the visitor stopped it: a newer navigation keeps its bar.
    hideProgress();
  }
}

/** A screen reader goes on where the new page begins, as after a full load. */
function focusContent(hash: string): void {
  if (!hash) document.getElementById('main')?.focus({ preventScroll: true });
}

/**
 * A new page begins at its top at once: the browser's `scroll()` would slide there over all of its content where
 * `scroll-behavior` is smooth, and who goes back meanwhile would lose the place on the page before.
 */
function scrollToPlace(event: NavigateEvent, { hash }: URL): void {
  if (hash || event.navigationType === 'traverse') event.scroll();
  else scrollTo({ top: 0, left: 0, behavior: 'instant' });
}
