import { afterFonts } from '#client/visitor/scheduling/on-idle.ts';
import { onRouteChange } from '#engine/browser/navigation/route-change.ts';
import { startOverlays } from './start-overlays.ts';

/**
 * Small behaviors that static blocks request by attribute, so that they need no code of their own:
 *
 * - `data-back` on a link: goes back in the history if the previous entry is a page of this site.
 * - `data-nav-item` on a link: scrolls it into view in its row when clicked.
 * - `data-print` on a button: prints the page.
 * - `data-close-on-navigate` on a dialog or popover: closes it on every route change and on navigation to an anchor of
 *   the same page.
 */
export function startBehaviors(): void {
  startOverlays();
  document.addEventListener('click', (event) => {
    const target = event.target as Element | null;
    if (target?.closest?.('[data-print]')) print();
    const link = target?.closest?.('a');
    if (
      !link ||
      event.defaultPrevented ||
      event.button !== 0 ||
      event.metaKey ||
      event.ctrlKey ||
      event.shiftKey
    )
      return;
    if (link.dataset.navItem !== undefined) {
      // Instant: the next page would interrupt a smooth scroll.
      const scroll = () => link.scrollIntoView({ block: 'nearest', inline: 'center', behavior: 'instant' });
      scroll();
      // Web fonts that load later widen the row, which would push its last entry out again. They may be later than
      // `afterFonts`, which ends after three seconds.
      afterFonts(() => document.fonts.ready.then(scroll));
    }
    if (link.dataset.back !== undefined && cameFromThisSite()) {
      event.preventDefault();
      history.back();
    }
  });
  onRouteChange(uncover);
  // An anchor link on the same page causes no route change.
  addEventListener('hashchange', uncover);
}

function uncover(): void {
  for (const dialog of document.querySelectorAll<HTMLDialogElement>('dialog[data-close-on-navigate][open]'))
    dialog.close();
  // `:popover-open` throws where unsupported, and hiding a hidden popover throws in the first browsers with popovers.
  for (const popover of document.querySelectorAll<HTMLElement>('[popover][data-close-on-navigate]'))
    popover.togglePopover?.(false);
}

type History = { canGoBack: boolean };

function cameFromThisSite(): boolean {
  const { navigation } = window as { navigation?: History };
  return navigation ? navigation.canGoBack : document.referrer.startsWith(`${location.origin}/`);
}
