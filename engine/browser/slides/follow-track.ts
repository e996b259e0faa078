const still = () => matchMedia('(prefers-reduced-motion: reduce)').matches;
const eased = (part: number) => 1 - (1 - part) ** 3;

export type Track = {
  /** Brings a slide into view. */
  goTo: (index: number) => void;
  /** Forgets the row. */
  stop: () => void;
};

/**
 * Tells which slide of a scroll-snap row stands in view, and can bring another there. Browser only.
 * @param duration of the movement in milliseconds; browsers do not let smooth scrolling last as long as one wants.
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
