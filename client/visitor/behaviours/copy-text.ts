import { showNotice } from '#engine/browser/toast/show-toast.ts';

/** What is said of a copy: that it was made, or how to make it by hand. */
type Words = { done?: string | undefined; byHand?: string | undefined };

/**
 * Copies a text and says so in a toast. Where the browser refuses, or has no clipboard as on insecure pages and in some
 * apps, its own dialog shows the text, selected, with how to copy it by hand.
 * @param text to be given in the task of the click: WebKit refuses to copy once something was waited for, but takes a
 * promise of what is to be copied
 */
export async function copyText(text: string | Promise<string>, { done = '', byHand }: Words): Promise<void> {
  try {
    await write(text);
  } catch {
    prompt(byHand, await text);
    return;
  }
  showNotice(done, 'success');
}

async function write(text: string | Promise<string>): Promise<void> {
  const { clipboard } = navigator;
  if (!('ClipboardItem' in window)) return clipboard.writeText(await text);
  const blob = Promise.resolve(text).then((written) => new Blob([written], { type: 'text/plain' }));
  return clipboard.write([new ClipboardItem({ 'text/plain': blob })]);
}

/** Copying by attribute: a click on `[data-copy]` copies its text; `data-copy-done`, `data-copy-failed` say what came of it. */
export function startCopying(): void {
  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element ? event.target.closest<HTMLElement>('[data-copy]') : null;
    if (!button || event.defaultPrevented) return;
    const { copy = '', copyDone, copyFailed } = button.dataset;
    void copyText(copy, { done: copyDone, byHand: copyFailed });
  });
}
