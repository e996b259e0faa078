import { nextFrame } from '#client/visitor/scheduling/after-first-paint.ts';
import { announceRouteChange } from '#engine/browser/navigation/route-change.ts';
import { completeDeferred } from './complete-deferred.ts';
import { fetchPayload, pageOf } from './fetch-payload.ts';
import { loadShowPayload } from './load-show-payload.ts';
import { showProgress } from './progress.ts';

type NavigateEvent = Event & {
  canIntercept: boolean;
  hashChange: boolean;
  downloadRequest: string | null;
  formData: FormData | null;
  destination: { url: string; sameDocument: boolean };
  navigationType: 'push' | 'replace' | 'reload' | 'traverse';
  signal: AbortSignal;
  info: unknown;
  intercept: (options: { handler: () => Promise<void>; focusReset?: 'manual'; scroll?: 'manual' }) => void;
  scroll: () => void;
};

/** Paths of this origin that are no pages. */
const notPages = /^\/(files|fonts|assets|_image|_maru|api|schemas|s)\/|\.\w{2,5}$/;

/**
 * Turns navigations within the site into payload navigations, by the browser's own Navigation API: history, the places
 * that are come back to and aborts stay the browser's. A browser without it follows links as ever. A change of language
 * is left to the browser too: fonts and catalogs change with it.
 */
export function interceptNavigation(): void {
  const navigation = (window as { navigation?: EventTarget }).navigation;
  navigation?.addEventListener('navigate', (event) => {
    const navigate = event as NavigateEvent;
    const url = new URL(navigate.destination.url);
    if (
      !navigate.canIntercept ||
      (navigate.hashChange && shown.has(pageOf(url))) ||
      navigate.downloadRequest !== null ||
      navigate.formData
    )
      return;
    if (navigate.navigationType === 'reload' || url.origin !== location.origin || notPages.test(url.pathname))
      return;
    if (isOwnState(navigate, url)) {
      shown.add(pageOf(url));
      return;
    }
    if (languageOf(url) !== languageOf(new URL(location.href))) return;
    navigate.intercept({ handler: () => show(url, navigate), focusReset: 'manual', scroll: 'manual' });
  });
}

/**
 * Whether a script gives the page that stands here another address or another entry of the history (`pushState`), as tag
 * managers do to take off what tells where visitors come from, and widgets so that Back closes them; and the way back
 * from there. Not while another page is on its way.
 */
const isOwnState = ({ destination, hashChange, navigationType }: NavigateEvent, url: URL) =>
  destination.sameDocument &&
  !hashChange &&
  shown.has(pageOf(location)) &&
  (navigationType !== 'traverse' || shown.has(pageOf(url)));

/**
 * What the page that stands here is called. The address is the next one's as soon as its link is followed: a place of it
 * is another page's then.
 */
let shown = new Set([pageOf(location)]);

const languageOf = (url: URL) => /^\/(en|ja|ko|zh)(?=\/|$)/.exec(url.pathname)?.[1] ?? '';

async function show(url: URL, event: NavigateEvent): Promise<void> {
  const hideProgress = showProgress();
  const isCurrent = () => !event.signal.aborted;
  try {
    const [fetched, { scrollToTop, showPayload }] = await Promise.all([fetchPayload(url), loadShowPayload()]);
    if (!isCurrent()) return;
    // The address is this one already: to assign it again would come back here, for ever.
    if (fetched === 'full-load') return location.reload();
    if (!(await showPayload(fetched.payload, isCurrent))) return;
    shown = new Set([pageOf(url)]);
    if (fetched.payload.pending) completeDeferred();
    scrollToPlace(event, url, scrollToTop);
    // Dialogs close, and give the focus back.
    announceRouteChange(url.pathname);
    if (!url.hash) void focusContent();
  } catch (error) {
    if (!isCurrent()) return;
    console.warn('[navigation]', error);
    location.reload();
  } finally {
    // Also when the visitor stopped it: a newer navigation keeps its bar.
    hideProgress();
  }
}

/**
 * A screen reader goes on where the page begins, as after a full load, also by Back and Forward. Once the page is seen: what depends on focus
 * is styled anew. What the visitor has touched by then, or a popup that has come, keeps the focus.
 */
async function focusContent(): Promise<void> {
  const { activeElement } = document;
  await nextFrame();
  if (document.activeElement === activeElement)
    document.getElementById('main')?.focus({ preventScroll: true });
}

/** A page that is new in place begins at its top, or where the visitor left it, at once. */
function scrollToPlace(event: NavigateEvent, { hash }: URL, scrollToTop: () => void): void {
  if (!hash && event.navigationType !== 'traverse') {
    scrollToTop();
    return;
  }
  const { style } = document.documentElement;
  style.scrollBehavior = 'auto';
  event.scroll();
  // The browser scrolls as it draws the page.
  void nextFrame().then(() => {
    style.scrollBehavior = '';
  });
}
