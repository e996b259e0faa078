import { callSite } from '#engine/api/call-site.ts';
import { showNotice } from '#engine/toast/show-toast.ts';
import type { ShortenUrlResponse } from '#schemas/api/shorten-url.ts';

/** Milliseconds that the short address may take: browsers let a page share only soon after the click. */
const patience = 1_500;
const sharing = new WeakSet<Element>();
/** The address that was asked for last, for the click that shares it. */
let asked: Promise<string> | undefined;

/** The address of this page, shortened, as a clipboard takes it. */
export async function toCopy(): Promise<Blob> {
  asked = shortAddress();
  return new Blob([await asked], { type: 'text/plain' });
}

/**
 * Shares the page by its shortened address: through the system's own sheet where the browser has one, else by
 * copying it. Without a short address the page's own is shared.
 * @param copying the copy of it that is under way, where one could be started with the click
 */
export async function sharePage(button: HTMLElement, copying: Promise<void> | undefined): Promise<void> {
  if (sharing.has(button)) return;
  sharing.add(button);
  try {
    const url = await ((copying && asked) ?? shortAddress());
    if (copying || !(await shared(url, button.dataset.shareTitle))) await copied(url, button, copying);
  } finally {
    sharing.delete(button);
  }
}

async function shortAddress(): Promise<string> {
  const { origin, pathname } = location;
  const made = callSite<ShortenUrlResponse>('GET', '/customer/global/shorten-url', {
    query: { url: pathname },
    // The page's own address is shared in its place.
    isQuiet: true,
  }).then(
    // The site's own origin: the backend may know it by another name.
    ({ row }) => `${origin}/s/${row.code}`,
    () => origin + pathname,
  );
  const late = new Promise<string>((resolve) => setTimeout(resolve, patience, origin + pathname));
  return Promise.race([made, late]);
}

/** Whether the system took it over. A visitor who thinks better of it has been served too. */
async function shared(url: string, title = document.title): Promise<boolean> {
  if (!navigator.share) return false;
  try {
    await navigator.share({ title, url });
    return true;
  } catch (error) {
    return (error as DOMException).name === 'AbortError';
  }
}

async function copied(
  url: string,
  { dataset }: HTMLElement,
  copying: Promise<void> | undefined,
): Promise<void> {
  try {
    await (copying ?? navigator.clipboard.writeText(url));
    showNotice(dataset.shareDone ?? '', 'success');
  } catch {
    showNotice(`${dataset.shareFailed ?? ''} ${url}`, 'error');
  }
}
