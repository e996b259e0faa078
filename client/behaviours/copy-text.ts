import { showNotice } from '#engine/toast/show-toast.ts';

/**
 * Copying by attribute: a click on `[data-copy]` copies its text, then a toast says `data-copy-done`. Where the
 * browser refuses, the text of the page can still be selected.
 */
export function startCopying(): void {
  document.addEventListener('click', async (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-copy]') : null;
    if (!button || event.defaultPrevented) return;
    const { copy = '', copyDone } = button.dataset;
    try {
      await navigator.clipboard.writeText(copy);
    } catch {
      return;
    }
    if (copyDone) showNotice(copyDone, 'success');
  });
}
