import { afterFonts } from '#client/visitor/behaviours/load-fonts.ts';
import { onIdle } from '#client/visitor/scheduling/on-idle.ts';
import { findPopups, popupsLeft } from './popups-left.ts';

let loading: Promise<typeof import('./show-popups.ts')> | undefined;

/**
 * Shows the page's popups once its fonts have loaded and the browser is idle, and after a navigation removes those of
 * the previous page. The code loads only where a popup is left to show.
 */
export function startPopups(): void {
  if (loading) show();
  else if (findPopups())
    afterFonts(() =>
      onIdle(() => {
        const popups = findPopups();
        if (popups && popupsLeft(popups).length > 0) show();
      }),
    );
}

function show(): void {
  loading ??= import('./show-popups.ts');
  loading.then(
    ({ showPopups }) => showPopups(),
    // Retry on the next page.
    () => {
      loading = undefined;
    },
  );
}
