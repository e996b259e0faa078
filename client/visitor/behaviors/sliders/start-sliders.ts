import { afterPaint } from '#client/visitor/scheduling/on-idle.ts';
import { onChunkLoadError } from '#engine/browser/navigation/on-chunk-load-error.ts';

/** Imported here only: the table of its chunks would be repeated. */
const loadSliders = () => import('./run-slider.ts');
const buttons = '[data-slider-step], [data-slider-toggle]';

/**
 * Starts the sliders (`[data-slider]`) below `root` after the first paint. Their code loads only where there is one.
 */
export function startSliders(root: ParentNode): void {
  const sliders = root.querySelectorAll<HTMLElement>('[data-slider]');
  if (sliders.length === 0) return;
  afterPaint(() =>
    loadSliders().then(
      ({ runSlider }) => sliders.forEach(runSlider),
      // They can still be swiped.
      () => {},
    ),
  );
}

/** A click on a slider's button waits for the slider's code. */
export function answerSliderButtons(): void {
  document.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest<HTMLElement>(buttons) : null;
    if (button)
      loadSliders()
        .then(({ pressButton }) => pressButton(button))
        .catch(onChunkLoadError());
  });
}
