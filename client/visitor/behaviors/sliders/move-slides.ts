import KeenSlider from 'keen-slider';

/** Inline: only this code needs them. The gap becomes keen-slider's `spacing`. */
const styles = 'gap:0;overflow:clip;touch-action:pan-y pinch-zoom;-webkit-user-select:none;user-select:none';
/** Milliseconds without wheel events after which the next one is another gesture. */
const wheelPauseMs = 100;

export type Moves = {
  /** Moves by a number of slides, in a circle. */
  step: (by: number) => void;
  /** Repeats what a morph of the page has undone. */
  refresh: () => void;
  /** Releases a row that was removed from the page. */
  stop: () => void;
};

type Options = {
  /** Milliseconds of a step; 0 moves without animation. */
  duration: () => number;
  /** Called when a drag starts. */
  onDrag: () => void;
  /** Called with the index of the slide in view: when it changes, after each drag and by `refresh`. */
  onCurrent: (index: number) => void;
};

/**
 * Moves the slides of a scroll-snap row with keen-slider from now on, by touch and mouse. Keys, the wheel and the focus,
 * which it ignores, move them as they scrolled the row before.
 */
export function moveSlides(row: HTMLElement, { duration, onDrag, onCurrent }: Options): Moves {
  const slides = () => [...row.children] as HTMLElement[];
  const [first, second] = slides();
  const stride = (second?.offsetLeft ?? 0) - (first?.offsetLeft ?? 0);
  const initial = Math.round(row.scrollLeft / stride) || 0;
  const spacing = Number.parseFloat(getComputedStyle(row).columnGap) || 0;
  // In some browsers a row that scrolls can have the focus, which it would lose.
  if (row === document.activeElement) row.tabIndex = 0;
  // Clipped images that are lazy would load only once they move into view.
  for (const image of row.querySelectorAll('img')) image.loading = 'eager';
  row.scrollLeft = 0;
  row.style.cssText = styles;
  const report = () => onCurrent(keen.track.details.rel);
  const keen = new KeenSlider(row, {
    selector: slides,
    slides: { perView: 'auto', spacing },
    loop: true,
    initial,
    dragStarted: onDrag,
    dragEnded: report,
    slideChanged: report,
  });
  const moveTo = (index: number, isAbsolute?: boolean) => {
    // A slide that is about to leave would not be moved, and leave.
    keen.animator.stop();
    keen.moveToIdx(index, isAbsolute, { duration: duration() });
  };
  // During a move, from its target: no press is lost.
  const step = (by: number) => moveTo((keen.animator.targetIdx ?? keen.track.details.abs) + by, true);

  row.addEventListener('keydown', (event) => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    // With another key it is a shortcut, such as going back.
    if (!by || event.altKey || event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    step(by);
  });
  row.addEventListener('focusin', (event) => {
    const target = event.target as Element;
    const index = slides().findIndex((slide) => slide.contains(target));
    if (index >= 0 && target.matches(':focus-visible')) moveTo(index);
  });
  let last = 0;
  row.addEventListener('wheel', (event) => {
    const { deltaX, deltaY, timeStamp } = event;
    if (Math.abs(deltaX) <= Math.abs(deltaY)) return;
    event.preventDefault();
    if (timeStamp - last > wheelPauseMs) step(Math.sign(deltaX));
    last = timeStamp;
  });
  // keen-slider missed the start of the drag for which it was loaded.
  row.addEventListener(
    'mousemove',
    (event) => event.buttons === 1 && row.dispatchEvent(new MouseEvent('mousedown', event)),
    { once: true },
  );
  // keen-slider observes only the window: popups get their size later. The first call is for the present size.
  let isPresent = true;
  new ResizeObserver(() => {
    if (!isPresent) keen.update();
    isPresent = false;
  }).observe(row);

  const refresh = () => {
    row.style.cssText = styles;
    keen.update();
    report();
  };
  report();
  return { step, refresh, stop: keen.destroy };
}
