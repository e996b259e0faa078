import type { Moves } from './move-slides.ts';

type Slider = {
  step: (by: number) => Promise<void>;
  play: (isWanted: boolean) => void;
  /** Continues with HTML that a morph of the page has changed. */
  refresh: () => void;
  stop: () => void;
};

/** By row of slides. */
const running = new Map<Element, Slider>();
/** Milliseconds without scrolling after which a swipe has ended. */
const swipePauseMs = 150;

/**
 * Runs a server-rendered slider, by attribute:
 *
 * - `data-slider` on the root, with `data-transition` and, to advance by itself, `data-autoplay` (milliseconds). It
 *   rests while hovered, focused or out of view; `data-slider="restless"` does not.
 * - `data-slider-track` on the row of slides. Its `<noscript>` content is inserted, so this runs after the load event:
 *   the first screen has priority. `data-slider-track="inert"` makes slides out of view inert.
 * - `data-slider-step="-1" | "1"` on a button; `data-slider-toggle` on the pause button, whose `data-playing` it sets
 *   and whose name it swaps with `data-playing-label`.
 * - `data-slider-number` (number of digits) and `data-slider-place`: show the slide in view by number and by its label.
 *
 * The row scrolls natively until the first step, swipe or drag, for which keen-slider loads (move-slides.ts). Running
 * it again, for example after a navigation, restarts it with the current HTML.
 */
export function runSlider(root: HTMLElement): void {
  for (const [row, { stop }] of running) {
    // Paused, it would never be released.
    if (row.isConnected) continue;
    stop();
    running.delete(row);
  }
  if (root.isConnected) sliderOf(root)?.refresh();
}

/** Handles a click on one of its buttons. Rejects if the code that moves slides does not load. */
export async function pressButton(button: HTMLElement): Promise<void> {
  const root = button.closest<HTMLElement>('[data-slider]');
  const { sliderStep, playing } = button.dataset;
  // `playing` was read first: running the slider may change it.
  const slider = root && sliderOf(root);
  if (sliderStep) await slider?.step(Number(sliderStep));
  else slider?.play(playing === undefined);
}

function sliderOf(root: HTMLElement): Slider | undefined {
  const row = root.querySelector<HTMLElement>('[data-slider-track]');
  if (row && !running.has(row)) running.set(row, makeSlider(root, row));
  return row ? running.get(row) : undefined;
}

function makeSlider(root: HTMLElement, row: HTMLElement): Slider {
  const { transition, autoplay, slider } = root.dataset;
  let current = 0;
  let isChosen: boolean | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;
  let moves: Moves | undefined;
  // Visitors who prefer reduced motion see none unasked (WCAG 2.2.2).
  const isPlaying = () => Boolean(autoplay) && (isChosen ?? !isCalm());

  const load = async () => {
    const late = await import('./move-slides.ts');
    if (!row.isConnected) return;
    moves ??= late.moveSlides(row, {
      duration: () => (isCalm() ? 0 : Number(transition)),
      onDrag: () => clearTimeout(timer),
      onCurrent: (index) => {
        current = index;
        show();
      },
    });
  };
  const step = async (by: number) => {
    await load();
    moves?.step(by);
  };
  // Every change, by any cause, restarts the delay.
  const show = () => {
    describe(root, row, { current, isPlaying: isPlaying() });
    clearTimeout(timer);
    if (isPlaying()) timer = setTimeout(advance, Number(autoplay));
  };
  const advance = () => {
    if (!root.isConnected) runSlider(root);
    else if (slider !== 'restless' && rests(root)) show();
    // Unless it was paused while the code loaded. Without the code, slides can still be swiped.
    else load().then(() => isPlaying() && moves?.step(1), ignore);
  };
  watchNative(row, () => load().catch(ignore));
  const play = (isWanted: boolean) => {
    isChosen = isWanted;
    show();
  };
  const refresh = () => {
    row.querySelectorAll('noscript').forEach(bringContent);
    moves?.refresh();
    show();
  };
  const stop = () => {
    clearTimeout(timer);
    moves?.stop();
  };
  return { step, play, refresh, stop };
}

const ignore = () => {};
const isCalm = () => matchMedia('(prefers-reduced-motion: reduce)').matches;

/** Whether a slider should rest: it is hovered, has the keyboard's focus or is out of view. Asked before each step. */
function rests(root: HTMLElement): boolean {
  const { top, bottom } = root.getBoundingClientRect();
  return (
    document.hidden ||
    bottom < 0 ||
    top > innerHeight ||
    root.querySelector(':focus-visible') !== null ||
    (matchMedia('(hover: hover)').matches && root.matches(':hover'))
  );
}

/**
 * Calls `onMove` after the row was scrolled by a swipe, a key or the focus, and while the mouse drags it. With
 * keen-slider it no longer scrolls.
 */
function watchNative(row: HTMLElement, onMove: () => void): void {
  let swipe: ReturnType<typeof setTimeout> | undefined;
  // Properties are shorter than `addEventListener`: the first visit has a budget of bytes.
  row.onscroll = () => {
    clearTimeout(swipe);
    swipe = setTimeout(onMove, swipePauseMs);
  };
  const drag = (event: MouseEvent) => {
    if (event.buttons !== 1) return;
    // A drag of a link or an image would end the mouse events.
    event.preventDefault();
    onMove();
  };
  row.onmousemove = drag;
  row.ondragstart = drag;
  // A visitor may have swiped before this code had loaded.
  if (row.scrollLeft > 0) onMove();
}

type State = { current: number; isPlaying: boolean };

function describe(root: HTMLElement, row: HTMLElement, { current, isPlaying }: State): void {
  row.setAttribute('aria-live', isPlaying ? 'off' : 'polite');
  if (row.dataset.sliderTrack === 'inert')
    for (const [index, slide] of [...row.children].entries())
      slide.toggleAttribute('inert', index !== current);
  const write = (part: string, text: (digits: number) => string) => {
    const element = root.querySelector<HTMLElement>(`[data-slider-${part}]`);
    if (element) element.textContent = text(Number(element.dataset.sliderNumber));
  };
  write('number', (digits) => String(current + 1).padStart(digits, '0'));
  write('place', () => row.children[current]?.getAttribute('aria-label') ?? '');
  const toggle = root.querySelector<HTMLElement>('[data-slider-toggle]');
  if (!toggle || isPlaying === 'playing' in toggle.dataset) return;
  toggle.toggleAttribute('data-playing', isPlaying);
  const { playingLabel = '' } = toggle.dataset;
  toggle.dataset.playingLabel = toggle.getAttribute('aria-label') ?? '';
  toggle.setAttribute('aria-label', playingLabel);
}

/** Inserts the content of `<noscript>`: text in a parsed document, elements in a payload. */
function bringContent(noscript: HTMLElement): void {
  noscript.replaceWith(document.createRange().createContextualFragment(noscript.innerHTML));
}
