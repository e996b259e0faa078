/** Milliseconds before the bar shows: an instant page needs none. */
const delayMs = 120;
let timer: number | undefined;
/** Counts navigations: only the newest may hide the bar. */
let current = 0;

const bar = () => document.getElementById('maru-progress');

/**
 * Shows the route progress bar during page changes (SPEC section 2). Returns a function that hides it, unless a newer
 * navigation is running.
 */
export function showProgress(): () => void {
  current += 1;
  const mine = current;
  clearTimeout(timer);
  timer = window.setTimeout(() => {
    bar()?.removeAttribute('hidden');
  }, delayMs);
  return () => {
    if (mine !== current) return;
    clearTimeout(timer);
    bar()?.setAttribute('hidden', '');
  };
}
