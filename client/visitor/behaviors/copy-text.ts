import { showNotice } from '#engine/browser/toast/show-toast.ts';
import { clicked } from './clicked.ts';

/** Messages about a copy: success, or how to copy by hand. */
type Words = { done?: string | undefined; byHand?: string | undefined };

/**
 * Copies a text and confirms it in a toast. Where the browser refuses, or has no clipboard (insecure pages, some apps),
 * its prompt dialog shows the selected text with instructions to copy it by hand.
 * @param text must be passed in the click's task: WebKit refuses to copy after an await, but accepts a promise
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

/** A click on `[data-copy]` copies its text; `data-copy-done` and `data-copy-failed` hold the messages. */
export function startCopying(): void {
  document.addEventListener('click', (event) => {
    const button = clicked(event, '[data-copy]');
    if (!button) return;
    const { copy = '', copyDone, copyFailed } = button.dataset;
    void copyText(copy, { done: copyDone, byHand: copyFailed });
  });
}
