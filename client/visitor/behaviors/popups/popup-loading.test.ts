// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { slide } from '#blocks/Popups/fixtures.ts';
import { all, browser, leave, pass, press, resetPopups, row, settled, show } from './popups-for-test.ts';

resetPopups();
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('a popup shows with its fonts, and without those that take too long', async () => {
  const isOpen = () => document.querySelector('dialog')?.open;
  let settleFonts = () => {};
  browser.fontsReady = new Promise((resolve) => {
    settleFonts = resolve;
  });
  await show([row(1)]);
  expect(document.querySelector('body > [aria-hidden=true]')?.textContent).toContain('D');
  expect(isOpen()).toBe(false);
  settleFonts();
  await settled();
  expect(isOpen()).toBe(true);
  leave();
  browser.fontsReady = new Promise(() => {});
  await show([row(2)]);
  await pass(900);
  expect(isOpen()).toBe(false);
  await pass(100);
  expect(isOpen()).toBe(true);
});

test('a popup shows with its image, and without one that takes too long', async () => {
  const isOpen = () => document.querySelector('dialog')?.open;
  let arrive = () => {};
  browser.decoded = new Promise((resolve) => {
    arrive = resolve;
  });
  await show([row(1)]);
  expect(isOpen()).toBe(false);
  arrive();
  await settled();
  expect(isOpen()).toBe(true);
  browser.decoded = new Promise(() => {});
  await press('.Popups-close');
  await show([row(2)]);
  await pass(2_999);
  expect(isOpen()).toBe(false);
  await pass(1);
  expect(isOpen()).toBe(true);
});

test('the first image is fetched at once in the size shown, those of other slides when scrolled into view', async () => {
  vi.stubGlobal('innerHeight', 624);
  vi.spyOn(document.documentElement, 'getBoundingClientRect').mockReturnValue({ width: 1280 } as DOMRect);
  const ratio = { pcWidth: 1, pcHeight: 1 };
  await show([row(1, { ...ratio, popupItems: [slide('a'), slide('b')] })]);
  const [first, second] = all<HTMLImageElement>('dialog img').map((picture) => ({
    loading: picture.getAttribute('loading'),
    sizes: picture.getAttribute('sizes'),
    widths: [...(picture.getAttribute('srcset') ?? '').matchAll(/ (\d+)w/g)].map(([, width]) => width),
  }));
  expect(first).toEqual({ loading: null, sizes: '500px', widths: ['640', '1080'] });
  expect(second).toEqual({ ...first, loading: 'lazy', sizes: 'auto, 500px' });
});
