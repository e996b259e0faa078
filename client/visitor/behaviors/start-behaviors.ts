import { afterFonts } from '#client/visitor/scheduling/on-idle.ts';
import { onRouteChange } from '#engine/browser/navigation/route-change.ts';
import { clicked } from './clicked.ts';
import { startOverlays } from './start-overlays.ts';

/**
 * Small behaviors that static blocks request by attribute, so that they need no code of their own:
 *
 * - `data-back` on a link: goes back in the history if the previous entry is a page of this site.
 * - `data-replace` on a link to an anchor: adds no entry to the history, so that Back leaves the page.
 * - `data-nav-item` on a link: scrolls it into view in its row when clicked, never the page.
 * - `data-print` on a button: prints the page.
 * - `data-close-on-navigate` on a dialog: closes it on every route change, on navigation to an anchor of the same page,
 *   and when the page is left, as is every `popover="auto"`.
 */
export function startBehaviors(): void {
  startOverlays();
  document.addEventListener('click', (event) => {
    if (clicked(event, '[data-print]')) print();
    const link = clicked<HTMLAnchorElement>(event, 'a');
    if (!link) return;
    const row = 'navItem' in link.dataset && link.closest('nav');
    if (row) {
      // Only the row: by the time the fonts load, the visitor may have scrolled the page past it.
      const scroll = () => {
        row.scrollLeft = link.offsetLeft - (row.clientWidth - link.offsetWidth) / 2;
      };
      scroll();
      // Web fonts that load later widen the row, which would push its last entry out again. They may be later than
      // `afterFonts`, which ends after three seconds.
      afterFonts(() => document.fonts.ready.then(scroll));
    }
    if ('replace' in link.dataset) {
      event.preventDefault();
      location.replace(link.href);
    }
    if ('back' in link.dataset && cameFromThisSite()) {
      event.preventDefault();
      history.back();
    }
  });
  onRouteChange(uncover);
  // An anchor link on the same page causes no route change.
  addEventListener('hashchange', uncover);
  // The back/forward cache restores a page as it was left.
  addEventListener('pagehide', uncover);
}

function uncover(): void {
  for (const cover of document.querySelectorAll<HTMLDialogElement>(
    '[data-close-on-navigate],[popover=auto]',
  )) {
    // Popovers have none.
    cover.close?.();
    // Hiding a hidden popover throws in the first browsers with popovers.
    if (cover.popover) cover.togglePopover(false);
  }
}

type History = { canGoBack: boolean };

/** A new tab that a page of this site opened has a referrer, but nothing to go back to. */
const cameFromThisSite = (): boolean =>
  (window as { navigation?: History }).navigation?.canGoBack ??
  (history.length > 1 && document.referrer.startsWith(`${origin}/`));
