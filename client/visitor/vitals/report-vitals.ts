import { type Metric, onCLS, onFCP, onINP, onLCP, onTTFB } from 'web-vitals/attribution';

type Row = { metric: string; value: number; cause?: string };

/**
 * Measures the page that was loaded (web.dev/vitals) and sends it once, when the visitor leaves or hides it. For a sample
 * of visits only, and with nothing of the visitor: the path without its query, numbers, and which element was slow.
 */
export function reportVitals(): void {
  const rows = new Map<string, Row>();
  const path = loadedPath();
  const note = ({ name, value, attribution }: Pick<Metric, 'name' | 'value'> & { attribution: object }) => {
    const cause = selectorIn(attribution);
    rows.set(name, { metric: name, value: Math.max(0, value), ...(cause && { cause }) });
  };
  for (const measure of [onCLS, onFCP, onINP, onLCP, onTTFB]) measure(note);
  // Registered last: the measures above note their final values when the page is hidden.
  const send = () => {
    if (document.visibilityState !== 'hidden' || rows.size === 0) return;
    const body = JSON.stringify({ path, rows: [...rows.values()] });
    rows.clear();
    navigator.sendBeacon('/_maru/vitals', new Blob([body], { type: 'application/json' }));
    document.removeEventListener('visibilitychange', send);
  };
  document.addEventListener('visibilitychange', send);
}

/** The path of the page that was loaded: the visitor may have followed a link since, in the same document. */
function loadedPath(): string {
  const [load] = performance.getEntriesByType('navigation');
  return new URL(load?.name ?? '', location.href).pathname;
}

/** The element that a measure names, without the texts that some selectors quote. */
function selectorIn(attribution: object): string | undefined {
  const { target, largestShiftTarget, interactionTarget } = attribution as Record<string, unknown>;
  const selector = [target, largestShiftTarget, interactionTarget].find((one) => typeof one === 'string');
  return typeof selector === 'string' ? selector.slice(-100).replace(/[^\w.#>:+~()-]/g, '') : undefined;
}
