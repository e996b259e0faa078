/** Milliseconds before the bar shows: a page that is there at once needs none. */
const delayMs = 120;
let timer: number | undefined;
/** Counts the navigations: only the newest may take the bar away. */
let current = 0;

const bar = () => document.getElementById('maru-progress');

/** The route progress bar runs during page changes (SPEC section 2). Returns what ends it, unless a newer navigation goes on. */
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
