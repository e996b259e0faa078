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
  link: { url: `/${title}`, label: title },
}));
const { html } = renderForTest({ component: HeroSlider, messages }, { data: schema.parse({ slides }) });

let reduced = false;

function show(mode = '') {
  document.body.innerHTML = html;
  const root = document.querySelector('section') as HTMLElement;
  const track = document.querySelector('ul') as HTMLElement;
  [...track.children].forEach((slide, index) => {
    Object.defineProperty(slide, 'offsetLeft', { value: index * 1000 });
  });
  // jsdom lays out nothing: keen-slider takes the size for 1 px.
  vi.spyOn(root, 'getBoundingClientRect').mockReturnValue({ top: 0, bottom: 100 } as DOMRect);
  root.dataset.slider = mode;
  runSlider(root);
  return { root, track };
}
/** In small parts, as keen-slider loads in between. */
async function pass(ms: number) {
  for (let left = ms; left > 0; left -= 100) {
    await vi.advanceTimersByTimeAsync(Math.min(left, 100));
    await vi.dynamicImportSettled();
  }
}
const press = async (name: string) => {
  await pressButton(document.querySelector(`button[aria-label="${name}"]`) as HTMLElement);
};
/** The position in px of each slide in the row; undefined while the row scrolls natively. */
const positions = () =>
  [...document.querySelectorAll<HTMLElement>('li')].map((slide, index) => {
    const [, x] = /translate3d\((-?[\d.]+)px/.exec(slide.style.transform) ?? [];
    return x && Math.round(10 * (Number(x) + index)) / 10;
  });
/** As by the keyboard: in jsdom nothing matches `:focus-visible`. */
function focusWithin(root: HTMLElement) {
  const find = root.querySelector.bind(root);
  return vi
    .spyOn(root, 'querySelector')
    .mockImplementation((selector: string) => find(selector === ':focus-visible' ? '*' : selector));
}
const number = () => document.querySelector('[data-slider-number]')?.textContent;

beforeEach(() => {
  vi.useFakeTimers();
  reduced = false;
  vi.stubGlobal('matchMedia', (media: string) => ({ matches: media.includes('reduced-motion') && reduced }));
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
    },
  );
});
afterEach(() => {
  document.body.replaceChildren();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

test('it advances after 3000 ms, in 300 ms, and scrolls natively until then', async () => {
  const { track } = show();
  await pass(2990);
  expect([track.style.overflow, positions()]).toEqual(['', [undefined, undefined, undefined]]);
  await pass(150);
  const [first] = positions();
  expect(Number(first)).toBeLessThan(0);
  expect(Number(first)).toBeGreaterThan(-1);
  await pass(250);
  expect(positions()).toEqual([-1, 0, 1]);
  expect(number()).toBe('02');
});

test('the first slide follows the last without rewinding', async () => {
  const { root } = show();
  await press('Previous slide');
  await pass(400);
  expect([positions()[2], number()]).toEqual([0, '03']);
  const seen = new Set<unknown>();
  await press('Next slide');
  for (let part = 0; part < 4; part += 1) {
    await pass(100);
    seen.add(number());
  }
  expect([...seen, positions()[0]]).toEqual(['01', 0]);
  expect(root.querySelector('.HeroSlider-count')?.textContent).toBe('1 of 301 / 03');
});

test('each of two quick presses moves it', async () => {
  show();
  await press('Next slide');
  await press('Next slide');
  await pass(400);
  expect(number()).toBe('03');
});

test('after a swipe it continues from the slide that was scrolled to', async () => {
  const { track } = show();
  track.scrollLeft = 1000;
  track.dispatchEvent(new Event('scroll'));
  await pass(300);
  expect([number(), track.scrollLeft, positions()]).toEqual(['02', 0, [-1, 0, 1]]);
  await press('Next slide');
  await pass(400);
  expect(number()).toBe('03');
});

test('the mouse that drags it for the first time keeps hold of it', async () => {
  const { track } = show();
  vi.spyOn(track, 'getBoundingClientRect').mockReturnValue({ width: 1000, height: 9 } as DOMRect);
  Object.defineProperty(track, 'offsetWidth', { value: 1000 });
  Object.defineProperty(track, 'offsetHeight', { value: 9 });
  const mouse = (type: string, clientX: number) => {
    const event = new MouseEvent(type, { buttons: 1, clientX, cancelable: true });
    // jsdom has no layout to compute it from.
    Object.defineProperty(event, 'pageX', { value: clientX });
    track.dispatchEvent(event);
  };
  mouse('mousemove', 900);
  await pass(100);
  expect(track.style.overflow).toBe('clip');
  const taken = vi.fn();
  track.addEventListener('mousedown', taken);
  mouse('mousemove', 800);
  expect(taken).toHaveBeenCalledOnce();
  mouse('mousemove', 700);
  expect(taken).toHaveBeenCalledOnce();
});

test('arrow keys move it, unless they are part of a shortcut', async () => {
  const { track } = show();
  await press('Next slide');
  await pass(400);
  const key = (name: string, more = {}) =>
    track.dispatchEvent(new KeyboardEvent('keydown', { key: name, cancelable: true, ...more }));
  expect(key('ArrowRight')).toBe(false);
  await pass(400);
  expect(number()).toBe('03');
  expect(key('ArrowLeft', { altKey: true })).toBe(true);
  await pass(400);
  expect(number()).toBe('03');
});

test('the focus brings a hidden slide into view', async () => {
  const { track } = show();
  await press('Next slide');
  await pass(400);
  const link = track.children[2]?.querySelector('a') as HTMLElement;
  Object.assign(link, { matches: () => true });
  link.focus();
  await pass(400);
  expect(number()).toBe('03');
});

test('the wheel moves it by one slide for each gesture', async () => {
  const { track } = show();
  await press('Next slide');
  await pass(400);
  const wheel = (deltaX: number, deltaY: number) => {
    const event = new WheelEvent('wheel', { deltaX, deltaY, cancelable: true });
    track.dispatchEvent(event);
    return event.defaultPrevented;
  };
  expect([wheel(9, 1), wheel(30, 1), wheel(1, 9)]).toEqual([true, true, false]);
  await pass(400);
  expect(number()).toBe('03');
});

test('the pause button stops it and starts it again', async () => {
  const { track } = show();
  expect(track.getAttribute('aria-live')).toBe('off');
  await press('Pause slides');
  expect(track.getAttribute('aria-live')).toBe('polite');
  await pass(7000);
  expect(number()).toBe('01');
  await press('Play slides');
  await pass(3400);
  expect(number()).toBe('02');
});

test('it rests while it has the focus, as for keyboard users', async () => {
  const { root } = show();
  const focused = focusWithin(root);
  await pass(5000);
  expect(number()).toBe('01');
  focused.mockRestore();
  await pass(3400);
  expect(number()).toBe('02');
});

test('it rests while it is out of view', async () => {
  const { root } = show();
  vi.spyOn(root, 'getBoundingClientRect').mockReturnValue({ top: -200, bottom: -100 } as DOMRect);
  await pass(7000);
  expect(number()).toBe('01');
});

test('a restless slider continues whatever has the focus', async () => {
  const { root } = show('restless');
  focusWithin(root);
  await pass(3400);
  expect(number()).toBe('02');
});

test('slides out of view are inert where requested', async () => {
  const { root, track } = show();
  const inert = () => [...track.children].map((slide) => slide.hasAttribute('inert'));
  expect(inert()).toEqual([false, false, false]);
  track.dataset.sliderTrack = 'inert';
  runSlider(root);
  expect(inert()).toEqual([false, true, true]);
  await press('Next slide');
  await pass(400);
  expect(inert()).toEqual([true, false, true]);
});

test('it starts paused with reduced motion, and then changes slides without animation', async () => {
  reduced = true;
  show();
  await pass(7000);
  expect(number()).toBe('01');
  await press('Next slide');
  await pass(20);
  expect(positions()).toEqual([-1, 0, 1]);
});

test('it inserts the other images', () => {
  const { track } = show();
  expect(track.querySelectorAll('img:not(noscript *)')).toHaveLength(3);
  expect(track.querySelector('noscript')).toBeNull();
});

test('running it again after a navigation restarts its delay, and keeps its slide', async () => {
  const { root, track } = show();
  await pass(3400);
  expect(number()).toBe('02');
  await pass(2000);
  // As a morph of the page does.
  track.removeAttribute('style');
  for (const slide of track.children) slide.removeAttribute('style');
  runSlider(root);
  await pass(2400);
  expect([number(), track.style.overflow, positions()]).toEqual(['02', 'clip', [-1, 0, 1]]);
  await pass(1000);
  expect(number()).toBe('03');
});

test('the choice made with the pause button survives a rerun', async () => {
  const { root } = show();
  await press('Pause slides');
  runSlider(root);
  await pass(7000);
  expect(number()).toBe('01');
  await press('Play slides');
  runSlider(root);
  await pass(3400);
  expect(number()).toBe('02');
});

test('a play button works even before the slider runs', async () => {
  document.body.innerHTML = html;
  const track = document.querySelector('ul') as HTMLElement;
  expect(track.getAttribute('aria-live')).toBe('polite');
  await press('Play slides');
  expect(track.getAttribute('aria-live')).toBe('off');
});

test('a removed slider is released when another runs, even if it was paused', async () => {
  const { root } = show();
  await press('Next slide');
  await press('Pause slides');
  root.remove();
  const released = vi.spyOn(window, 'removeEventListener');
  show();
  expect(released.mock.calls.map(([type]) => type)).toContain('resize');
});
