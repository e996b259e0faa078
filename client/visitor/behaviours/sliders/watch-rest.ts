/**
 * Reports whether a moving element should rest: while hovered, focused, out of view or in a hidden tab. Returns a
 * function that stops watching.
 */
export function watchRest(element: HTMLElement, onChange: (rests: boolean) => void): () => void {
  const stop = new AbortController();
  const reasons = new Set<string>();
  const rest = (reason: string, holds: boolean) => {
    const before = reasons.size > 0;
    if (holds) reasons.add(reason);
    else reasons.delete(reason);
    if (before !== reasons.size > 0) onChange(!before);
  };
  const listen = (target: EventTarget, type: string, reason: string, holds: () => boolean) =>
    target.addEventListener(type, () => rest(reason, holds()), { signal: stop.signal });
  listen(element, 'pointerenter', 'pointer', () => matchMedia('(hover: hover)').matches);
  listen(element, 'pointerleave', 'pointer', () => false);
  listen(element, 'focusin', 'focus', () => element.querySelector(':focus-visible') !== null);
  listen(element, 'focusout', 'focus', () => false);
  listen(document, 'visibilitychange', 'tab', () => document.hidden);
  const view = new IntersectionObserver(([entry]) => rest('view', !entry?.isIntersecting));
  view.observe(element);
  return () => {
    stop.abort();
    view.disconnect();
  };
}
