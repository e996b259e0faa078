import { type ToastRequest, toastEvent } from '#engine/browser/toast/show-toast.ts';
import { loadOnce } from '#engine/load-once.ts';

/** One promise for all that wait, so that toasts keep their order. */
const loadStack = loadOnce(() => import('./toast-stack.ts'));

/**
 * Shows what is asked for by `showToast`. The stack's code comes with the first toast, or as soon as somebody types:
 * what answers a form may be that the connection is gone.
 */
export function startToasts(): void {
  document.addEventListener(toastEvent, (event) => {
    const { detail } = event as CustomEvent<ToastRequest>;
    loadStack().then(
      ({ addToast }) => addToast(detail),
      (error) => {
        console.error('[toasts]', error);
        // What was to be said is said all the same.
        alert(new DOMParser().parseFromString(detail.description, 'text/html').body.textContent);
      },
    );
  });
  document.addEventListener('input', () => void loadStack().catch(() => {}), { once: true });
}
