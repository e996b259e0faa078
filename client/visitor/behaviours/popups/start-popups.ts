import { afterFonts } from '#client/visitor/behaviours/load-fonts.ts';
import { onIdle } from '#client/visitor/scheduling/on-idle.ts';
import { findPopups, popupsLeft } from './popups-left.ts';

let loading: Promise<typeof import('./show-popups.ts')> | undefined;

/**
 * Shows the popups of the page once its fonts have come and the browser rests, and after a navigation puts away what is
 * not of the new page. Their code loads only where one is left to show.
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
    // The next page may have more luck.
    () => {
      loading = undefined;
    },
  );
}
