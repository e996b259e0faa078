import { afterFonts, onIdle } from '#client/visitor/scheduling/on-idle.ts';
import { findPopups, settingsOf, undismissedPopups } from './undismissed-popups.ts';

let loading: Promise<{ show: () => void }> | undefined;

/**
 * Shows the page's popups once its fonts have loaded and the browser is idle, and after a navigation removes the
 * previous page's. The code loads only if a popup is left to show.
 */
export function startPopups(): void {
  if (loading) show();
  else if (findPopups())
    afterFonts(() =>
      onIdle(() => {
        const popups = findPopups();
        if (popups && undismissedPopups(popups).length > 0) show();
      }),
    );
}

function show(): void {
  const template = findPopups();
  // A page without popups only removes the previous page's.
  if (template)
    loading = settingsOf(template).type === 'GRID' ? import('./grid-view.ts') : import('./layer-view.ts');
  loading?.then(
    (view) => view.show(),
    // Retry on the next page.
    () => {
      loading = undefined;
    },
  );
}
