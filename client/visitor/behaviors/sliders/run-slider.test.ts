// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runSlider } from './run-slider.ts';
import { number, pass, positions, press, resetSlider, show } from './slider-for-test.ts';

resetSlider();
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
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

test('it inserts the other images', () => {
  const { track } = show();
  expect(track.querySelectorAll('img:not(noscript *)')).toHaveLength(3);
  expect(track.querySelector('noscript')).toBeNull();
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
