// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { slide } from '#blocks/Popups/fixtures.ts';
import { onEvent } from '#engine/browser/events/on-event.ts';
import type { SiteEvent } from '#schemas/site/site-event.ts';
import {
  all,
  browser,
  dialogs,
  idOf,
  items,
  leave,
  pass,
  press,
  pressEscape,
  resetPopups,
  row,
  show,
} from './popups-for-test.ts';

resetPopups();
beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }));
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

test('layer popups show one at a time in ascending weight, and closing one shows the next', async () => {
  await show([row(1, { weight: 2 }), row(2, { weight: 1 })]);
  expect(dialogs()).toEqual(['팝업 2']);
  await press('.Popups-close');
  expect(dialogs()).toEqual(['팝업 1']);
  await press('.Popups-close');
  expect(dialogs()).toEqual([]);
});

test('a popup that shows, is followed or is closed is an event', async () => {
  const events: SiteEvent[] = [];
  const stop = onEvent((event) => events.push(event));
  events.length = 0;
  await show([row(1, { weight: 1 }), row(2, { weight: 2 })]);
  await press('.Popups-close');
  all('dialog a')[0]?.addEventListener('click', (event) => event.preventDefault());
  await press('dialog a');
  stop();
  expect(events).toMatchObject([
    { name: 'popup_view', popup: idOf(1) },
    { name: 'popup_dismiss', popup: idOf(1) },
    { name: 'popup_view', popup: idOf(2) },
    { name: 'popup_click', popup: idOf(2) },
  ]);
});

test('following a popup to another page opens no other one over the page being left', async () => {
  const follow = async (href: string, init: MouseEventInit = {}) => {
    const link = all<HTMLAnchorElement>('dialog a')[0] as HTMLAnchorElement;
    link.setAttribute('href', href);
    link.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true, ...init }));
    await pass(0);
  };
  // The visitor stays: a place of this page, a new tab, an app.
  await show([1, 2, 3, 4].map((id) => row(id)).concat(row(5, { locations: ['/', '/products'] })));
  await follow('#main');
  expect(dialogs()).toEqual(['팝업 2']);
  await follow('/products', { ctrlKey: true });
  expect(dialogs()).toEqual(['팝업 3']);
  await follow('nmap://place?lat=1');
  expect(dialogs()).toEqual(['팝업 4']);
  await follow('/products');
  dispatchEvent(new Event('resize'));
  await pass(100);
  expect(dialogs()).toEqual([]);
  await show([row(5, { locations: ['/', '/products'] })], 'LAYER', '/products');
  expect(dialogs()).toEqual(['팝업 5']);
  leave();
  await show([row(6), row(7), row(8)]);
  await follow('/products');
  expect(dialogs()).toEqual([]);
  // Another document replaced the page, and the visitor comes back.
  dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
  await pass(0);
  expect(dialogs()).toEqual(['팝업 7']);
});

test.each(['LAYER', 'GRID'] as const)(
  'a popup that changes its form with the device is not viewed again, one that comes back is (%s)',
  async (type) => {
    const viewed: number[] = [];
    const stop = onEvent((event) => event.name === 'popup_view' && viewed.push(event.popup));
    viewed.length = 0;
    const turn = async (isPhone: boolean) => {
      browser.isPhone = isPhone;
      dispatchEvent(new Event('resize'));
      await pass(100);
    };
    await show([row(1)], type);
    const first = document.querySelector('[data-popup]');
    await turn(true);
    await turn(false);
    expect([first?.isConnected, viewed]).toEqual([false, [idOf(1)]]);
    leave();
    await show([row(1)], type);
    expect(viewed).toEqual([idOf(1), idOf(1)]);
    // Not before it shows.
    leave();
    browser.fontsReady = new Promise(() => {});
    await show([row(2)], type);
    await turn(true);
    await turn(false);
    expect(viewed).toHaveLength(2);
    await pass(3_000);
    stop();
    expect(viewed.slice(2)).toEqual([idOf(2)]);
  },
);

test('a popup with several slides can be paused, one with a single slide has no controls', async () => {
  await show([row(1, { popupItems: [slide('a'), slide('b')] })]);
  const pause = () => document.querySelector('.Popups-controls button:last-child');
  expect(pause()?.getAttribute('aria-label')).toBe('Pause');
  const { pressButton } = await import('#client/visitor/behaviors/sliders/run-slider.ts');
  pressButton(pause() as HTMLElement);
  expect(pause()?.getAttribute('aria-label')).toBe('Play');
  await press('.Popups-close');
  await show([row(2)]);
  expect([dialogs(), pause()]).toEqual([['팝업 2'], null]);
});

test('a closed popup stays closed when the visitor returns; the next page shows its own', async () => {
  const rows = [row(1), row(2, { locations: ['/products'] })];
  await show(rows);
  await press('.Popups-close');
  await show(rows, 'LAYER', '/products');
  expect(dialogs()).toEqual(['팝업 2']);
  await show(rows);
  expect(dialogs()).toEqual([]);
});

test('a page without popups shows none of the previous page', async () => {
  await show([row(1)]);
  leave();
  expect(dialogs()).toEqual([]);
  await show([row(2), row(3)], 'GRID');
  leave();
  pressEscape();
  expect(all('.Popups-grid, .Popups-item')).toEqual([]);
  // None of them was closed: they show again.
  await show([row(2), row(3)], 'GRID');
  expect(items()).toEqual([2, 3]);
});

test('navigating to a page with the same popups preserves them', async () => {
  const both = { locations: ['/', '/products'] };
  await show([row(1, both)]);
  const dialog = document.querySelector('dialog');
  await show([row(1, both)], 'LAYER', '/products');
  expect(document.querySelector('dialog')).toBe(dialog);
  leave();
  await show([row(2), row(3, both), row(4)], 'GRID');
  const shared = all('.Popups-item')[1];
  await show([row(2), row(3, both), row(5, { locations: ['/products'] })], 'GRID', '/products');
  expect(items()).toEqual([3, 5]);
  expect(all('.Popups-item')[0]).toBe(shared);
});

test('a resized window is measured after 100 ms without another resize', async () => {
  const width = () => document.querySelector('dialog')?.style.width;
  const resize = (to: number) => {
    vi.spyOn(document.documentElement, 'getBoundingClientRect').mockReturnValue({ width: to } as DOMRect);
    dispatchEvent(new Event('resize'));
  };
  vi.stubGlobal('innerHeight', 2000);
  resize(2000);
  await show([row(1, { pcWidth: 1, pcHeight: 1 })]);
  expect(width()).toBe('640px');
  resize(448);
  await pass(99);
  dispatchEvent(new Event('resize'));
  await pass(99);
  expect(width()).toBe('640px');
  await pass(1);
  expect(width()).toBe('400px');
});

test.each([
  ['TOP', '24px', '93px'],
  ['TOP_LEFT', '48px', '93px'],
  ['BOTTOM_RIGHT', '0px', '33px'],
] as const)('a layer at the edge %s is inside the window with its bar', async (direction, left, top) => {
  vi.spyOn(document.documentElement, 'getBoundingClientRect').mockReturnValue({ width: 1024 } as DOMRect);
  vi.stubGlobal('innerHeight', 690);
  const wide = { pcWidth: 16, pcHeight: 9, isAutoPlacement: false, direction };
  await show([row(1, wide)], 'LAYER', '/', { popupTopOffset: 150 });
  const { style } = document.querySelector('dialog') as HTMLDialogElement;
  expect([style.width, style.left, style.top]).toEqual(['976px', left, top]);
});

test('a window resized to phone width shows the popups for phones', async () => {
  const phoneOnly = { popupItems: [slide('전화', { devices: ['MOBILE'] })] };
  await show([row(1, { ...phoneOnly, weight: 0 }), row(2, { weight: 1 })]);
  expect(dialogs()).toEqual(['팝업 2']);
  browser.isPhone = true;
  dispatchEvent(new Event('resize'));
  await pass(100);
  expect(dialogs()).toEqual(['전화']);
});
