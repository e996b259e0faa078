import { escapeHtml } from '#engine/html/escape-html.ts';

/**
 * A toast as its sender writes it (SPEC section 3). `description` is HTML: text from anywhere else goes through
 * `showNotice`.
 */
export type ToastRequest = { description: string; hasClose?: boolean; icon?: 'success' | 'info' | 'error' };

/** The event that carries a request to the stack, which loads with the first of them (client/visitor/behaviours). */
export const toastEvent = 'maru:toast';

/** Shows a toast. Callable from islands and behaviours alike; nothing happens on the server. */
export function showToast(toast: ToastRequest): void {
  globalThis.document?.dispatchEvent(new CustomEvent<ToastRequest>(toastEvent, { detail: toast }));
}

/** Shows plain text as an info notice: error messages are text, never markup (SPEC section 8). */
export function showNotice(text: string, icon: ToastRequest['icon'] = 'info'): void {
  showToast({ description: escapeHtml(text), icon });
}
