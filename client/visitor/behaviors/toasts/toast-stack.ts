import { onRouteChange } from '#engine/browser/navigation/route-change.ts';
import type { ToastRequest } from '#engine/browser/toast/show-toast.ts';
import { createToastQueue, type QueuedToast } from '#engine/browser/toast/toast-queue.ts';
import { stackHost } from './stack-host.ts';
import styles from './toast-stack.css?inline';
import { toastView } from './toast-view.ts';

/** Milliseconds for which a live region exists before its first text, so that it is announced. */
const settled = 50;

const stack = document.createElement('div');
stack.className = 'Toasts';
// In the top layer: a toast is shown above modal dialogs too (SPEC section 9, stacking order).
stack.popover = 'manual';
const polite = liveRegion('status');
const assertive = liveRegion('alert');

function liveRegion(role: 'status' | 'alert'): HTMLElement {
  const region = document.createElement('div');
  region.setAttribute('role', role);
  region.setAttribute('aria-atomic', 'false');
  region.className = 'Toasts-region';
  stack.append(region);
  return region;
}

const views = new Map<number, HTMLElement>();
/** The element focused before the stack, which gets the focus back when the toast is gone. */
let cameFrom: HTMLElement | null = null;
let started = false;
/** Shows toasts in the order requested, including those that wait for the stack to settle. */
let settling = Promise.resolve();

const queue = createToastQueue(render, {
  set: (run, milliseconds) => window.setTimeout(run, milliseconds),
  clear: (timer) => window.clearTimeout(timer),
});

/** Shows a toast on the stack, which is created for the first one and then stays. */
export function addToast(toast: ToastRequest): void {
  if (!started) start();
  if (settle()) settling = new Promise((resolve) => setTimeout(resolve, settled));
  void settling.then(() => queue.add(toast));
}

function start(): void {
  started = true;
  // A constructed sheet needs no request and no exception in the content security policy.
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(styles);
  document.adoptedStyleSheets.push(sheet);
  stack.addEventListener('click', ({ target }) => {
    const view = target instanceof Element && target.closest('.Toasts-close')?.closest('[data-toast]');
    if (view instanceof HTMLElement) queue.close(Number(view.dataset.toast));
  });
  stack.addEventListener('pointerover', hold);
  stack.addEventListener('pointerout', hold);
  stack.addEventListener('focusin', ({ relatedTarget }) => {
    if (relatedTarget instanceof HTMLElement && !stack.contains(relatedTarget)) cameFrom = relatedTarget;
    hold();
  });
  stack.addEventListener('focusout', hold);
  // A dialog that opens covers the stack and makes it inert; one that closes removes it.
  new MutationObserver(settle).observe(document, { subtree: true, attributeFilter: ['open'] });
  onRouteChange(settle);
}

/** Moves the stack to where it is visible and usable. Returns whether it had to move. */
function settle(): boolean {
  const host = stackHost();
  if (stack.parentElement === host && stack.isConnected) return false;
  const focused = stack.contains(document.activeElement) ? (document.activeElement as HTMLElement) : null;
  host.append(stack);
  stack.showPopover?.();
  focused?.focus();
  return true;
}

let held = false;
/** Checked after the event: the pointer or the focus may move from one toast to the next. */
function hold(): void {
  queueMicrotask(() => {
    const now = stack.matches(':hover') || stack.querySelector(':focus-visible') !== null;
    if (now === held) return;
    held = now;
    if (held) queue.hold();
    else queue.release();
  });
}

function render(toasts: readonly QueuedToast[]): void {
  for (const [id, view] of views) {
    if (toasts.some((toast) => toast.id === id)) continue;
    const hadFocus = view.contains(document.activeElement);
    view.remove();
    views.delete(id);
    if (hadFocus) (stack.querySelector<HTMLElement>('.Toasts-close') ?? cameFrom)?.focus();
  }
  for (const toast of toasts) {
    const known = views.get(toast.id);
    if (known) known.classList.toggle('Toasts-toast--closing', toast.closing);
    else {
      const view = toastView(toast);
      views.set(toast.id, view);
      (toast.icon === 'error' ? assertive : polite).append(view);
    }
  }
  // The toast under the pointer may be gone without an event.
  hold();
}
