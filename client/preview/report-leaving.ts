import type { FrameMessage } from './types.ts';

/** Passes F6 and Shift+F6 on to the console, whose next part of the screen they lead to. */
export function reportLeaving(send: (message: FrameMessage) => void): void {
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'F6' || event.ctrlKey || event.altKey || event.metaKey) return;
    event.preventDefault();
    send({ type: 'leave', isBack: event.shiftKey });
  });
}
