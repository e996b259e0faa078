/** A request to show a toast (SPEC section 3). */
export type ToastRequest = {
  /** HTML: use `showNotice` for text from elsewhere. */
  description: string;
  /** The description is text. */
  isText?: boolean;
  hasClose?: boolean;
  icon?: 'success' | 'info' | 'error';
};

/** The event that carries a request to the toast stack, which loads with the first one (client/visitor/behaviors). */
export const toastEvent = 'maru:toast';

/** Shows a toast. Works in islands and behaviors; does nothing on the server. */
export function showToast(toast: ToastRequest): void {
  globalThis.document?.dispatchEvent(new CustomEvent<ToastRequest>(toastEvent, { detail: toast }));
}

/** Shows plain text as an info notice: error messages are text, never markup (SPEC section 8). */
export function showNotice(text: string, icon: ToastRequest['icon'] = 'info'): void {
  showToast({ description: text, isText: true, icon });
}
