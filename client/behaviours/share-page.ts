import { callSite } from '#engine/api/call-site.ts';
import { showNotice } from '#engine/toast/show-toast.ts';
import type { ShortenUrlResponse } from '#schemas/api/shorten-url.ts';
import { copyLater } from './copy-later.ts';

/** Milliseconds that the short address may take: browsers let a page share only soon after the click. */
const patience = 1_500;

/**
 * Shares the page by its shortened address: through the system's own sheet where the browser has one, else by
 * copying it.
 * @param copying the copy that is under way, where there is no sheet
 */
export async function sharePage(
  button: HTMLElement,
  address: Promise<string>,
  copying: Promise<void> | undefined,
): Promise<void> {
  if (!copying && (await shared(address, button.dataset.shareTitle))) return;
  const { shareDone = '', shareFailed = '' } = button.dataset;
  try {
    await (copying ?? copyLater(address));
    showNotice(shareDone, 'success');
  } catch {
    showNotice(`${shareFailed} ${await address}`, 'error');
  }
}

/** The shortened address of this page; where there is none in time, the page's own. */
export async function shortAddress(): Promise<string> {
  const { origin, pathname } = location;
  const made = callSite<ShortenUrlResponse>('GET', '/customer/global/shorten-url', {
    query: { url: pathname },
  }).then(
    // The site's own origin: the backend may know it by another name.
    ({ row }) => `${origin}/s/${row.code}`,
    () => origin + pathname,
  );
  const late = new Promise<string>((resolve) => setTimeout(resolve, patience, origin + pathname));
  return Promise.race([made, late]);
}

/** Whether the system took it over. A visitor who thinks better of it has been served too. */
async function shared(url: Promise<string>, title = document.title): Promise<boolean> {
  try {
    await navigator.share({ title, url: await url });
    return true;
  } catch (error) {
    return (error as DOMException).name === 'AbortError';
  }
}
