// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { runSlider } from './run-slider.ts';
import { browser, html, number, pass, positions, press, resetSlider, show } from './slider-for-test.ts';

resetSlider();
beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

/** As by the keyboard: in jsdom nothing matches `:focus-visible`. */
function focusWithin(root: HTMLElement) {
  const find = root.querySelector.bind(root);
  return vi
    .spyOn(root, 'querySelector')
    .mockImplementation((selector: string) => find(selector === ':focus-visible' ? '*' : selector));
}
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

test('it starts paused with reduced motion, and then changes slides without animation', async () => {
  browser.isReduced = true;
  show();
  await pass(7000);
  expect(number()).toBe('01');
  await press('Next slide');
  await pass(20);
  expect(positions()).toEqual([-1, 0, 1]);
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
