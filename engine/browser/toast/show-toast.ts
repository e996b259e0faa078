import { escapeHtml } from '#engine/html/escape-html.ts';

/**
 * A request to show a toast (SPEC section 3). `description` is HTML: use `showNotice` for text from elsewhere.
 */
export type ToastRequest = { description: string; hasClose?: boolean; icon?: 'success' | 'info' | 'error' };

/** The event that carries a request to the toast stack, which loads with the first one (client/visitor/behaviours). */
export const toastEvent = 'maru:toast';

/** Shows a toast. Works in islands and behaviours; does nothing on the server. */
export function showToast(toast: ToastRequest): void {
  globalThis.document?.dispatchEvent(new CustomEvent<ToastRequest>(toastEvent, { detail: toast }));
}

/** Shows plain text as an info notice: error messages are text, never markup (SPEC section 8). */
export function showNotice(text: string, icon: ToastRequest['icon'] = 'info'): void {
  showToast({ description: escapeHtml(text), icon });
}
