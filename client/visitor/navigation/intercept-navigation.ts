import { nextFrame } from '#client/visitor/scheduling/after-first-paint.ts';
import { announceRouteChange } from '#engine/browser/navigation/route-change.ts';
import { languageCodes } from '#schemas/language-codes.ts';
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

/** Paths of this origin that are not pages. */
const notPages = /^\/(files|fonts|assets|_image|_maru|api|schemas|s)\/|\.\w{2,5}$/;

/**
 * Turns navigations within the site into payload navigations with the Navigation API: history, scroll restoration and
 * aborts stay the browser's. A browser without it follows links as usual. A language change is left to the browser too,
 * as fonts and catalogs change with it.
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
 * Whether a script gives the current page another URL or history entry (`pushState`), as tag managers do to remove
 * campaign parameters and widgets do so that Back closes them; and the way back from there. Not while another page is
 * loading.
 */
const isOwnState = ({ destination, hashChange, navigationType }: NavigateEvent, url: URL) =>
  destination.sameDocument &&
  !hashChange &&
  shown.has(pageOf(location)) &&
  (navigationType !== 'traverse' || shown.has(pageOf(url)));

/**
 * The URLs of the page on screen. `location` is the next page's as soon as its link is followed, so an anchor there
 * belongs to another page.
 */
let shown = new Set([pageOf(location)]);

const languageOf = ({ pathname }: URL) => languageCodes.find((code) => code === pathname.split('/')[1]);

async function show(url: URL, event: NavigateEvent): Promise<void> {
  const hideProgress = showProgress();
  const { activeElement: before } = document;
  const isCurrent = () => !event.signal.aborted;
  try {
    const [fetched, { showPayload }] = await Promise.all([fetchPayload(url), loadShowPayload()]);
    if (!isCurrent()) return;
    // The URL is already this one: assigning it again would loop forever.
    if (fetched === 'full-load') return location.reload();
    const place = url.hash || event.navigationType === 'traverse' ? 'same' : 'top';
    if (!(await showPayload(fetched.payload, isCurrent, place))) return;
    shown = new Set([pageOf(url)]);
    if (fetched.payload.pending) completeDeferred();
    if (place === 'same') scrollToPlace(event);
    const { activeElement } = document;
    // Such as into a field, to type there.
    const hasMoved = activeElement !== before && activeElement !== document.body;
    // Closes dialogs, which return the focus.
    announceRouteChange(url.pathname);
    if (!url.hash && !hasMoved) void focusContent();
  } catch (error) {
    if (!isCurrent()) return;
    console.warn('[navigation]', error);
    location.reload();
  } finally {
    // Even when the visitor stopped it: a newer navigation retains its bar.
    hideProgress();
  }
}

/**
 * Moves the focus to the start of the page for screen readers, as after a full load, including on Back and Forward.
 * Runs after the page is painted, because focus changes restyle it. Anything the visitor has focused by then, or while
 * the page was loading, or a new popup, keeps the focus.
 */
async function focusContent(): Promise<void> {
  const { activeElement } = document;
  await nextFrame();
  if (document.activeElement === activeElement)
    document.getElementById('main')?.focus({ preventScroll: true });
}

/** Scrolls a new page instantly to its anchor, or to where the visitor left it. */
function scrollToPlace(event: NavigateEvent): void {
  const { style } = document.documentElement;
  style.scrollBehavior = 'auto';
  event.scroll();
  // The browser scrolls as it renders the page.
  void nextFrame().then(() => {
    style.scrollBehavior = '';
  });
}
