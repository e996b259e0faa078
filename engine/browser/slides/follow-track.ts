const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
const eased = (part: number) => 1 - (1 - part) ** 3;

export type Track = {
  /** Scrolls a slide into view. */
  goTo: (index: number) => void;
  /** Stops observing the row. */
  stop: () => void;
};

/**
 * Reports which slide of a scroll-snap row is in view, and can scroll to another. Browser only.
 * @param duration of the movement in milliseconds; native smooth scrolling has no duration.
 * @param onCurrent called with the index of each slide that comes into view
 */
export function followTrack(row: HTMLElement, duration: number, onCurrent: (index: number) => void): Track {
  let frame = 0;
  const watch = new IntersectionObserver(
    (entries) => {
      for (const entry of entries) {
        const index = [...row.children].indexOf(entry.target);
        if (entry.isIntersecting && index >= 0) onCurrent(index);
      }
    },
    { root: row, threshold: 0.6 },
  );
  for (const slide of row.children) watch.observe(slide);

  const goTo = (index: number) => {
    const [first] = row.children;
    const slide = row.children[index];
    if (!(slide instanceof HTMLElement) || !(first instanceof HTMLElement)) return;
    cancelAnimationFrame(frame);
    const from = row.scrollLeft;
    const to = slide.offsetLeft - first.offsetLeft;
    const start = performance.now();
    // Snapping would pull the row back at every frame.
    row.style.scrollSnapType = 'none';
    const step = (now: number) => {
      const part = duration === 0 || still() ? 1 : Math.min(1, Math.max(0, now - start) / duration);
      row.scrollLeft = from + (to - from) * eased(part);
      if (part < 1) frame = requestAnimationFrame(step);
      else row.style.scrollSnapType = '';
    };
    frame = requestAnimationFrame(step);
  };

  const stop = () => {
    watch.disconnect();
    cancelAnimationFrame(frame);
  };
  return { goTo, stop };
}
