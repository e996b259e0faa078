import { showNotice } from '#engine/toast/show-toast.ts';

/**
 * A click on `[data-share]` shares the page. The code for it loads with the first; where it does not come the address
 * is shown.
 */
export function startSharing(): void {
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-share]') : null;
    if (!button || event.defaultPrevented) return;
    import('./share-page.ts').then(
      ({ sharePage }) => sharePage(button),
      () => showNotice(`${button.dataset.shareFailed} ${location.href}`, 'error'),
    );
  });
}
