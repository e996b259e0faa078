import { copyText } from './copy-text.ts';

let isSharing = false;

/** A click on `[data-share]` shares the page. */
export function startSharing(): void {
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-share]') : null;
    if (button && !event.defaultPrevented) void shareBy(button);
  });
}

/**
 * Shares the page by its shortened address: through the system's own sheet where the browser has one, else by copying it.
 * The code that shortens loads with the first share; where it does not come the page's own address is shared.
 */
export async function shareBy({ dataset }: HTMLElement): Promise<void> {
  if (isSharing) return;
  isSharing = true;
  const address = import('./short-address.ts').then(
    ({ shortAddress }) => shortAddress(),
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

/** Whether the system took it over. A visitor who thinks better of it has been served too. */
const isShared = (url: string, title: string) =>
  navigator.share({ title, url }).then(
    () => true,
    ({ name }: DOMException) => name === 'AbortError',
  );
