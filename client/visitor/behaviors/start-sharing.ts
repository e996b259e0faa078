import { clicked } from './clicked.ts';
import { copyText } from './copy-text.ts';

let isSharing = false;

/** A click on `[data-share]` shares the page. */
export function startSharing(): void {
  document.addEventListener('click', (event) => {
    const button = clicked(event, '[data-share]');
    if (button) void shareBy(button);
  });
}

/**
 * Shares the page's shortened URL through the system share sheet where available, or by copying it. The shortening code
 * loads on the first share; if it fails to load, the page's own URL is shared.
 */
export async function shareBy({ dataset }: HTMLElement): Promise<void> {
  if (isSharing) return;
  isSharing = true;
  const address = import('./short-address.ts').then(
    (loaded) => loaded.shortAddress(),
    () => location.href,
  );
  const { shareTitle = document.title, shareDone, shareFailed } = dataset;
  try {
    if ((navigator as Partial<Navigator>).share && (await isShared(await address, shareTitle))) return;
    await copyText(address, { done: shareDone, byHand: shareFailed });
  } finally {
    isSharing = false;
  }
}

/** Whether the system handled it. Cancelling counts as handled. */
const isShared = (url: string, title: string) =>
  navigator.share({ title, url }).then(
    () => true,
    ({ name }: DOMException) => name === 'AbortError',
  );
