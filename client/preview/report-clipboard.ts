import type { FrameMessage } from './types.ts';

/** Characters of a message; no node is longer. */
const maxLength = 200_000;

/** Passes copying and pasting of nodes on to the console while the page has the focus. */
export function reportClipboard(send: (message: FrameMessage) => void): void {
  document.addEventListener('copy', (event) => {
    // A text of the page that is selected is copied as that text.
    if (event.defaultPrevented || isText(event.target) || getSelection()?.isCollapsed === false) return;
    event.preventDefault();
    send({ type: 'copy' });
  });
  document.addEventListener('paste', (event) => {
    if (event.defaultPrevented || isText(event.target)) return;
    event.preventDefault();
    const text = event.clipboardData?.getData('text/plain') ?? '';
    send({ type: 'paste', text: text.length > maxLength ? '' : text });
  });
}

/** A text that is edited has the browser's own clipboard, and inputs of the page too. */
const isText = (target: EventTarget | null) =>
  target instanceof Element && target.closest('input, textarea, [contenteditable]') !== null;
