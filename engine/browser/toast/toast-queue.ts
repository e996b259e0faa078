import type { ToastRequest } from './show-toast.ts';

/** SPEC section 9: how long the first toast is shown, and how long it fades. */
const toastShownFor = 1500;
const toastFade = 300;

export type QueuedToast = Required<ToastRequest> & { id: number; closing: boolean };

/** Timers of the queue; the browser's except in tests. */
type ToastTimers = {
  set: (run: () => void, milliseconds: number) => number;
  clear: (timer: number | undefined) => void;
};

export type ToastQueue = {
  add: (toast: ToastRequest) => void;
  /** Starts to fade one toast at once, as its close button does. */
  close: (id: number) => void;
  /** Prevents the first toast from closing while the visitor hovers over or focuses the stack. */
  hold: () => void;
  /** Resumes with the full time: a visitor who just left may still be reading. */
  release: () => void;
};

/**
 * The toasts on screen, oldest first (SPEC section 4). The first one starts to close 1500 ms after the last change of
 * the list and is removed 300 ms later, which changes the list. So toasts close one at a time. Several calls that fail for
 * the same reason show one notice: a repeated toast only restarts the timer.
 */
export function createToastQueue(
  onChange: (toasts: readonly QueuedToast[]) => void,
  timers: ToastTimers,
): ToastQueue {
  let toasts: QueuedToast[] = [];
  let lastId = 0;
  let held = false;
  let timer: number | undefined;

  function restart(): void {
    timers.clear(timer);
    timer = undefined;
    if (!held && toasts.length > 0) timer = timers.set(closeFirst, toastShownFor);
  }

  function closeFirst(): void {
    timer = undefined;
    if (toasts[0]) close(toasts[0].id);
  }

  function close(id: number): void {
    if (!toasts.some((toast) => toast.id === id && !toast.closing)) return;
    toasts = toasts.map((toast) => (toast.id === id ? { ...toast, closing: true } : toast));
    timers.set(() => replace(toasts.filter((toast) => toast.id !== id)), toastFade);
    onChange(toasts);
  }

  function replace(next: QueuedToast[]): void {
    toasts = next;
    restart();
    onChange(toasts);
  }

  return {
    add: ({ description, isText = false, hasClose = true, icon = 'info' }) => {
      const isSame = (toast: QueuedToast) =>
        toast.description === description && toast.isText === isText && toast.icon === icon && !toast.closing;
      if (toasts.some(isSame)) return restart();
      lastId += 1;
      replace([...toasts, { id: lastId, description, isText, hasClose, icon, closing: false }]);
    },
    close,
    hold: () => {
      held = true;
      restart();
    },
    release: () => {
      held = false;
      restart();
    },
  };
}
