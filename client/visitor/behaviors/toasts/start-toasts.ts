import { type ToastRequest, toastEvent } from '#engine/browser/toast/show-toast.ts';
import { loadOnce } from '#engine/load-once.ts';

/** One promise shared by all callers, so that toasts stay in order. */
const loadStack = loadOnce(() => import('./toast-stack.ts'));

/**
 * Shows the toasts requested by `showToast`. The stack's code loads with the first toast, or on the first input: a
 * form's answer may be that the connection is lost.
 */
export function startToasts(): void {
  document.addEventListener(toastEvent, (event) => {
    const { detail } = event as CustomEvent<ToastRequest>;
    loadStack().then(
      ({ addToast }) => addToast(detail),
      () => {
        // The message is shown even without the stack, whose failed request the browser logs.
        const { description, isText } = detail;
        alert(
          isText ? description : new DOMParser().parseFromString(description, 'text/html').body.textContent,
        );
      },
    );
  });
  document.addEventListener('input', () => void loadStack().catch(() => {}), { once: true });
}
