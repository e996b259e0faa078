// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderForTest } from '#blocks/_ui/render-for-test.tsx';
import HeroSlider from '#blocks/HeroSlider/index.tsx';
import messages from '#blocks/HeroSlider/messages.json' with { type: 'json' };
import { schema } from '#blocks/HeroSlider/schema.ts';
import { pressButton, runSlider } from './run-slider.ts';

const slides = ['a', 'b', 'c'].map((title) => ({
  title,
  image: { pc: { url: `/files/x/${title}.webp`, width: 2400, height: 1200 } },
}));
const { html } = renderForTest({ component: HeroSlider, messages }, { data: schema.parse({ slides }) });

let reduced = false;
let seen: (index: number) => void = () => {};
/** Number of sliders that stopped observing their visibility. */
let left = 0;

function show() {
  document.body.innerHTML = html;
  const root = document.querySelector('section') as HTMLElement;
  const track = document.querySelector('ul') as HTMLElement;
  [...track.children].forEach((slide, index) => {
    Object.defineProperty(slide, 'offsetLeft', { value: index * 1000 });
  });
  runSlider(root);
  return { root, track };
}
const pass = (ms: number) => vi.advanceTimersByTime(ms);
const press = (name: string) =>
  pressButton(document.querySelector(`button[aria-label="${name}"]`) as HTMLElement);

beforeEach(() => {
  vi.useFakeTimers();
  reduced = false;
  left = 0;
  vi.stubGlobal('matchMedia', (media: string) => ({ matches: media.includes('reduced-motion') && reduced }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      watched: Element[] = [];
      isView = false;
      constructor(notify: (entries: unknown[]) => void, options?: { root?: Element }) {
        this.isView = !options?.root;
        if (options?.root) seen = (index) => notify([{ isIntersecting: true, target: this.watched[index] }]);
      }
      observe(element: Element) {
        this.watched.push(element);
      }
      disconnect() {
        if (this.isView) left += 1;
      }
    },
  );
});
afterEach(() => void vi.useRealTimers());

test('it advances after 3000 ms, in 300 ms', () => {
  const { track } = show();
  pass(2990);
  expect(track.scrollLeft).toBe(0);
  pass(150);
  expect(track.scrollLeft).toBeGreaterThan(0);
  expect(track.scrollLeft).toBeLessThan(1000);
  pass(200);
  expect(track.scrollLeft).toBe(1000);
});

test('the first slide follows the last', () => {
  const { track } = show();
  seen(2);
  pass(3400);
  expect(track.scrollLeft).toBe(0);
});

test('it announces the slide in view', () => {
  const { root } = show();
  seen(1);
  expect(root.querySelector('.HeroSlider-count')?.textContent).toBe('2 of 302 / 03');
});

test('the pause button stops it and starts it again', () => {
  const { track } = show();
  expect(track.getAttribute('aria-live')).toBe('off');
  press('Pause slides');
  expect(track.getAttribute('aria-live')).toBe('polite');
  pass(10_000);
  expect(track.scrollLeft).toBe(0);
  press('Play slides');
  pass(3400);
  expect(track.scrollLeft).toBe(1000);
});

test('it rests while it has the focus, as for keyboard users', () => {
  const { root, track } = show();
  const focused = vi.spyOn(root, 'querySelector').mockReturnValue(root);
  root.dispatchEvent(new FocusEvent('focusin'));
  pass(10_000);
  expect(track.scrollLeft).toBe(0);
  focused.mockRestore();
  root.dispatchEvent(new FocusEvent('focusout'));
  pass(3400);
  expect(track.scrollLeft).toBe(1000);
});

test('a restless slider continues whatever has the focus', () => {
  const { root, track } = show();
  root.dataset.slider = 'restless';
  runSlider(root);
  vi.spyOn(root, 'matches').mockReturnValue(true);
  root.dispatchEvent(new FocusEvent('focusin'));
  pass(3400);
  expect(track.scrollLeft).toBe(1000);
});

test('slides out of view are inert where requested', () => {
  const { root, track } = show();
  const inert = () => [...track.children].map((slide) => slide.hasAttribute('inert'));
  seen(1);
  expect(inert()).toEqual([false, false, false]);
  track.dataset.sliderTrack = 'inert';
  runSlider(root);
  expect(inert()).toEqual([false, true, true]);
  seen(1);
  expect(inert()).toEqual([true, false, true]);
});

test('it starts paused with reduced motion, and then changes slides without animation', () => {
  reduced = true;
  const { track } = show();
  pass(10_000);
  expect(track.scrollLeft).toBe(0);
  press('Next slide');
  pass(20);
  expect(track.scrollLeft).toBe(1000);
});

test('the other images wait for the load event', () => {
  const state = vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive');
  const { track } = show();
  expect(track.querySelectorAll('img:not(noscript *)')).toHaveLength(1);
  dispatchEvent(new Event('load'));
  expect(track.querySelectorAll('img:not(noscript *)')).toHaveLength(3);
  expect(track.querySelector('noscript')).toBeNull();
  state.mockRestore();
});

test('running it again after a navigation restarts it once', () => {
  const { root, track } = show();
  pass(2000);
  runSlider(root);
  pass(1400);
  expect(track.scrollLeft).toBe(0);
  pass(2000);
  expect(track.scrollLeft).toBe(1000);
});

test('the choice made with the pause button survives a rerun', () => {
  const { root, track } = show();
  press('Pause slides');
  runSlider(root);
  pass(10_000);
  expect(track.scrollLeft).toBe(0);
  press('Play slides');
  runSlider(root);
  pass(3400);
  expect(track.scrollLeft).toBe(1000);
});

test('a play button works even before the slider runs', () => {
  document.body.innerHTML = html;
  const track = document.querySelector('ul') as HTMLElement;
  expect(track.getAttribute('aria-live')).toBe('polite');
  press('Play slides');
  expect(track.getAttribute('aria-live')).toBe('off');
});

test('a removed slider is released when another runs, even if it was resting', () => {
  const { root } = show();
  root.dispatchEvent(new FocusEvent('focusin'));
  root.remove();
  left = 0;
  show();
  expect(left).toBe(1);
});
