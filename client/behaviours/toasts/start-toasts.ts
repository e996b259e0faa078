import { type ToastRequest, toastEvent } from '#engine/toast/show-toast.ts';

let loading: Promise<typeof import('./toast-stack.ts')> | undefined;

/** One promise for all that wait, so that toasts keep their order; code that did not come may come the next time. */
function loadStack() {
  loading ??= import('./toast-stack.ts');
  loading.catch(() => {
    loading = undefined;
  });
  return loading;
}

/**
 * Shows what is asked for by `showToast`. The stack's code comes with the first toast, or as soon as somebody types:
 * what answers a form may be that the connection is gone.
 */
export function startToasts(): void {
  document.addEventListener(toastEvent, (event) => {
    const { detail } = event as CustomEvent<ToastRequest>;
    loadStack()
      .then(({ addToast }) => addToast(detail))
      .catch((error) => console.error('[toasts] A toast could not be shown.', error));
  });
  document.addEventListener('input', () => void loadStack().catch(() => {}), { once: true });
}
