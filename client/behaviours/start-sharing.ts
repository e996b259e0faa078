import { showNotice } from '#engine/toast/show-toast.ts';

/**
 * A click on `[data-share]` shares the page. The code for it loads with the first; where it does not come the address
 * is shown.
 */
export function startSharing(): void {
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-share]') : null;
    if (button && !event.defaultPrevented) void shareBy(button);
  });
}

/** WebKit refuses to copy once something was waited for, but takes a promise of what is to be copied. */
export const shareBy = (button: HTMLElement): Promise<void> => {
  const loading = import('./share-page.ts');
  const copying =
    !navigator.share && 'ClipboardItem' in window
      ? navigator.clipboard.write([
          new ClipboardItem({ 'text/plain': loading.then(({ toCopy }) => toCopy()) }),
        ])
      : undefined;
  // Where the code does not come there is nothing to copy either; what failed is reported below.
  copying?.catch(() => {});
  return loading.then(
    ({ sharePage }) => sharePage(button, copying),
    () => showNotice(`${button.dataset.shareFailed} ${location.href}`, 'error'),
  );
};
