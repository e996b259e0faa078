import { showNotice } from '#engine/toast/show-toast.ts';
import { copyLater } from './copy-later.ts';

/** A click on `[data-share]` shares the page. */
export function startSharing(): void {
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-share]') : null;
    if (button && !event.defaultPrevented) void shareBy(button);
  });
}

const sharing = new WeakSet<Element>();

/** The code for it loads with the first click; where it does not come the address is shown. */
export async function shareBy(button: HTMLElement): Promise<void> {
  if (sharing.has(button)) return;
  sharing.add(button);
  const loading = import('./share-page.ts');
  const address = loading.then(({ shortAddress }) => shortAddress()).catch(() => location.href);
  const copying = typeof navigator.share === 'function' ? undefined : copyLater(address);
  copying?.catch(() => {});
  try {
    await (await loading).sharePage(button, address, copying);
  } catch {
    showNotice(`${button.dataset.shareFailed} ${location.href}`, 'error');
  }
  sharing.delete(button);
}
