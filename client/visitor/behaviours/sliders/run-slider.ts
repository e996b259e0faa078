import { followTrack } from '#engine/browser/slides/follow-track.ts';
import { watchRest } from './watch-rest.ts';

type Slider = { step: (by: number) => void; play: (isWanted: boolean) => void; stop: () => void };

const running = new Map<Element, Slider>();
/** Choices made with the pause button: they survive a rerun of the slider. */
const chosen = new WeakMap<Element, boolean>();

/**
 * Runs a server-rendered slider, by attribute:
 *
 * - `data-slider` on the root, with `data-transition` and, to advance by itself, `data-autoplay` (milliseconds). It
 *   rests while hovered, focused or out of view; `data-slider="restless"` does not.
 * - `data-slider-track` on the row of slides. Its `<noscript>` content is inserted after the load event.
 *   `data-slider-track="inert"` makes slides out of view inert.
 * - `data-slider-step="-1" | "1"` on a button; `data-slider-toggle` on the pause button, whose `data-playing` it sets
 *   and whose name it swaps with `data-playing-label`.
 * - `data-slider-number` (number of digits) and `data-slider-place`: show the slide in view by number and by its label.
 *
 * Running it again, as after a navigation, restarts it with the current HTML.
 */
export function runSlider(root: HTMLElement): void {
  for (const [known, { stop }] of running) {
    // A slider removed while resting gets no further events and would never be released.
    if (known !== root && known.isConnected) continue;
    stop();
    running.delete(known);
  }
  const row = root.querySelector<HTMLElement>('[data-slider-track]');
  if (root.isConnected && row) running.set(root, slider(root, row));
}

/** Handles a click on one of its buttons. */
export function pressButton(button: HTMLElement): void {
  const root = button.closest<HTMLElement>('[data-slider]');
  if (!root) return;
  const { sliderStep, playing } = button.dataset;
  // Read first: running the slider may change the button's state.
  if (!sliderStep) chosen.set(root, playing === undefined);
  if (!running.has(root)) runSlider(root);
  if (sliderStep) running.get(root)?.step(Number(sliderStep));
  else running.get(root)?.play(playing === undefined);
}

function slider(root: HTMLElement, row: HTMLElement): Slider {
  const { transition = '300', autoplay } = root.dataset;
  const count = row.children.length;
  let current = 0;
  let isResting = false;
  // Visitors who prefer reduced motion see none unasked (WCAG 2.2.2).
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  let isPlaying = Boolean(autoplay) && count > 1 && (chosen.get(root) ?? !isCalm);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const track = followTrack(row, Number(transition), (index) => {
    current = index;
    show();
  });
  const step = (by: number) => track.goTo((current + by + count) % count);
  // Every change, by any cause, restarts the delay.
  const show = () => {
    describe(root, row, { current, isPlaying });
    clearTimeout(timer);
    if (isPlaying && !isResting) timer = setTimeout(() => step(1), Number(autoplay));
  };
  const isRestless = root.dataset.slider === 'restless';
  const forget = isRestless
    ? undefined
    : watchRest(root, (rests) => {
        isResting = rests;
        // A removed slider is out of view for good.
        if (root.isConnected) show();
        else stop();
      });
  const bring = () => row.querySelectorAll('noscript').forEach(bringContent);
  // The first screen has priority: images of the other slides wait for the load event.
  if (document.readyState === 'complete') bring();
  else addEventListener('load', bring, { once: true });
  show();

  const play = (isWanted: boolean) => {
    isPlaying = isWanted;
    show();
  };
  function stop() {
    clearTimeout(timer);
    track.stop();
    forget?.();
    removeEventListener('load', bring);
  }
  return { step, play, stop };
}

type State = { current: number; isPlaying: boolean };

function describe(root: HTMLElement, row: HTMLElement, { current, isPlaying }: State): void {
  row.setAttribute('aria-live', isPlaying ? 'off' : 'polite');
  if (row.dataset.sliderTrack === 'inert')
    for (const [index, slide] of [...row.children].entries())
      slide.toggleAttribute('inert', index !== current);
  const update = (part: string, write: (digits: number) => string) => {
    const element = root.querySelector<HTMLElement>(`[data-slider-${part}]`);
    const text = element && write(Number(element.dataset.sliderNumber));
    if (text && element.textContent !== text) element.textContent = text;
  };
  update('number', (digits) => String(current + 1).padStart(digits, '0'));
  update('place', () => row.children[current]?.getAttribute('aria-label') ?? '');
  const toggle = root.querySelector<HTMLElement>('[data-slider-toggle]');
  if (!toggle || isPlaying === (toggle.dataset.playing !== undefined)) return;
  toggle.toggleAttribute('data-playing', isPlaying);
  const { playingLabel = '' } = toggle.dataset;
  toggle.dataset.playingLabel = toggle.getAttribute('aria-label') ?? '';
  toggle.setAttribute('aria-label', playingLabel);
}

/** Inserts the content of `<noscript>`: text in a parsed document, elements in a payload. */
function bringContent(noscript: HTMLElement): void {
  noscript.replaceWith(document.createRange().createContextualFragment(noscript.innerHTML));
}
