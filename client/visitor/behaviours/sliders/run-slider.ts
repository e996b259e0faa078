import { followTrack } from '#engine/browser/slides/follow-track.ts';
import { watchRest } from './watch-rest.ts';

type Slider = { step: (by: number) => void; play: (isWanted: boolean) => void; stop: () => void };

const running = new Map<Element, Slider>();
/** What visitors chose by the button that pauses: it outlasts a slider that is run again. */
const chosen = new WeakMap<Element, boolean>();

/**
 * Runs a slider of the server's HTML, by attribute:
 *
 * - `data-slider` on the whole, with `data-transition` and, where it moves on by itself, `data-autoplay` (milliseconds).
 *   It rests while it is pointed at, focused or out of view; `data-slider="restless"` does not.
 * - `data-slider-track` on the row of slides. What stands in `<noscript>` there comes after the page's load event.
 *   `data-slider-track="inert"` keeps the keyboard out of slides that are out of view.
 * - `data-slider-step="-1" | "1"` on a button; `data-slider-toggle` on the one that pauses, whose `data-playing` it sets
 *   and whose name it changes for `data-playing-label` and back.
 * - `data-slider-number` (of how many digits) and `data-slider-place`: say which slide stands in view, as number and in
 *   the slide's own words.
 *
 * Run again, as after a navigation, it begins anew with the HTML that is there now.
 */
export function runSlider(root: HTMLElement): void {
  for (const [known, { stop }] of running) {
    // One that left the page while it rested is told of nothing more, and would be kept for ever.
    if (known !== root && known.isConnected) continue;
    stop();
    running.delete(known);
  }
  const row = root.querySelector<HTMLElement>('[data-slider-track]');
  if (root.isConnected && row) running.set(root, slider(root, row));
}

/** What a click on one of its buttons does. */
export function pressButton(button: HTMLElement): void {
  const root = button.closest<HTMLElement>('[data-slider]');
  if (!root) return;
  const { sliderStep, playing } = button.dataset;
  // Before it runs, it may change what its button says.
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
  // Nobody who wished for less motion meets any unasked (WCAG 2.2.2).
  const isCalm = matchMedia('(prefers-reduced-motion: reduce)').matches;
  let isPlaying = Boolean(autoplay) && count > 1 && (chosen.get(root) ?? !isCalm);
  let timer: ReturnType<typeof setTimeout> | undefined;

  const track = followTrack(row, Number(transition), (index) => {
    current = index;
    show();
  });
  const step = (by: number) => track.goTo((current + by + count) % count);
  // Every change, by whomever, starts the delay anew.
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
        // What has left the page is out of view for good.
        if (root.isConnected) show();
        else stop();
      });
  const bring = () => row.querySelectorAll('noscript').forEach(bringContent);
  // The first screen comes first: pictures of the other slides wait for the page's load event.
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
  const say = (part: string, write: (digits: number) => string) => {
    const element = root.querySelector<HTMLElement>(`[data-slider-${part}]`);
    const text = element && write(Number(element.dataset.sliderNumber));
    if (text && element.textContent !== text) element.textContent = text;
  };
  say('number', (digits) => String(current + 1).padStart(digits, '0'));
  say('place', () => row.children[current]?.getAttribute('aria-label') ?? '');
  const toggle = root.querySelector<HTMLElement>('[data-slider-toggle]');
  if (!toggle || isPlaying === (toggle.dataset.playing !== undefined)) return;
  toggle.toggleAttribute('data-playing', isPlaying);
  const { playingLabel = '' } = toggle.dataset;
  toggle.dataset.playingLabel = toggle.getAttribute('aria-label') ?? '';
  toggle.setAttribute('aria-label', playingLabel);
}

/** Puts what browsers without scripts show in its place: markup where the document was parsed, elements where a payload was. */
function bringContent(noscript: HTMLElement): void {
  noscript.replaceWith(document.createRange().createContextualFragment(noscript.innerHTML));
}
