// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { renderForTest } from '#blocks/_ui/render-for-test.tsx';
import { popupRow, slide } from '#blocks/Popups/fixtures.ts';
import Popups from '#blocks/Popups/index.tsx';
import messages from '#blocks/Popups/messages.json' with { type: 'json' };
import { onEvent } from '#engine/browser/events/on-event.ts';
import type { PopupRow } from '#schemas/api/popups.ts';
import type { SiteEvent } from '#schemas/site/site-event.ts';
import { show as showGrid } from './grid-view.ts';
import { show as showLayer } from './layer-view.ts';

let base = 0;
/** Closed popups stay closed while the site is loaded: every test has ids of its own. */
const row = (n: number, change: Partial<PopupRow> = {}) =>
  popupRow(base + n, { popupItems: [slide(`팝업 ${n}`)], ...change });

let decoded: Promise<void>;
let ready: Promise<void>;
let isPhone = false;
beforeEach(() => {
  isPhone = false;
  vi.stubGlobal('matchMedia', (media: string) => ({
    matches: media.includes('max-width') && isPhone,
    media,
  }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  // jsdom loads no images.
  Object.assign(HTMLImageElement.prototype, { decode: () => decoded });
  decoded = Promise.resolve();
  // Nor fonts.
  ready = Promise.resolve();
  Object.defineProperty(document, 'fonts', {
    configurable: true,
    get: () => ({ ready }),
  });
  // jsdom's dialogs have `open` but no methods.
  Object.assign(HTMLDialogElement.prototype, {
    showModal(this: HTMLDialogElement) {
      this.open = true;
    },
    close(this: HTMLDialogElement) {
      if (!this.open) return;
      this.open = false;
      this.dispatchEvent(new Event('close'));
    },
  });
  base += 10;
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] });
});
afterEach(() => {
  leave();
  vi.useRealTimers();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

/** The page as the server renders it, as after a load or a navigation. */
async function show(rows: PopupRow[], popupType: 'LAYER' | 'GRID' = 'LAYER', path = '/') {
  const root = document.querySelector('main') ?? document.createElement('main');
  root.innerHTML = renderForTest(
    { component: Popups, messages },
    { data: {}, source: { rows }, config: { popupType }, page: { path, pageKey: path } },
  ).html;
  document.body.append(root);
  (popupType === 'GRID' ? showGrid : showLayer)();
  await settled();
}
/** Navigates to a page without popups. */
function leave() {
  document.querySelector('main')?.replaceChildren();
  showLayer();
}
/** Resolves once everything that waits only for images and code has loaded. */
const settled = () => vi.dynamicImportSettled().then(() => new Promise((done) => setImmediate(done)));

const all = <E extends HTMLElement>(selector: string) => [...document.querySelectorAll<E>(selector)];
const dialogs = () => all('dialog').map((dialog) => dialog.getAttribute('aria-label'));
const items = () => all('.Popups-item').map(({ dataset }) => Number(dataset.popup) - base);
const press = async (selector: string, index = 0) => {
  all(selector)[index]?.click();
  await settled();
};
const tick = (index = 0) => press('input[type=checkbox]', index);
const pass = (ms: number) => {
  vi.advanceTimersByTime(ms);
  return settled();
};
const pressEscape = () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));

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
    { name: 'popup_view', popup: base + 1 },
    { name: 'popup_dismiss', popup: base + 1 },
    { name: 'popup_view', popup: base + 2 },
    { name: 'popup_click', popup: base + 2 },
  ]);
});

test('popups with a today-dismiss cookie are skipped', async () => {
  // biome-ignore lint/suspicious/noDocumentCookie: as left by an earlier visit today
  document.cookie = `DO_NOT_SHOW_POPUP_${base + 1}=1; path=/`;
  await show([row(1), row(2)]);
  expect(dialogs()).toEqual(['팝업 2']);
});

test('a popup shows with its fonts, and without those that take too long', async () => {
  const isOpen = () => document.querySelector('dialog')?.open;
  let settleFonts = () => {};
  ready = new Promise((resolve) => {
    settleFonts = resolve;
  });
  await show([row(1)]);
  expect(document.querySelector('body > [aria-hidden=true]')?.textContent).toContain('D');
  expect(isOpen()).toBe(false);
  settleFonts();
  await settled();
  expect(isOpen()).toBe(true);
  leave();
  ready = new Promise(() => {});
  await show([row(2)]);
  await pass(900);
  expect(isOpen()).toBe(false);
  await pass(100);
  expect(isOpen()).toBe(true);
});

test('a popup shows with its image, and without one that takes too long', async () => {
  const isOpen = () => document.querySelector('dialog')?.open;
  let arrive = () => {};
  decoded = new Promise((resolve) => {
    arrive = resolve;
  });
  await show([row(1)]);
  expect(isOpen()).toBe(false);
  arrive();
  await settled();
  expect(isOpen()).toBe(true);
  decoded = new Promise(() => {});
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

test('dismissing sets the cookie at once, and the next popup shows after the first has faded', async () => {
  await show([row(1), row(2)]);
  await tick();
  expect(document.cookie).toContain(`DO_NOT_SHOW_POPUP_${base + 1}=1`);
  await pass(299);
  expect(dialogs()).toEqual(['팝업 1']);
  await pass(1);
  expect(dialogs()).toEqual(['팝업 2']);
});

test('unticking clears the cookie, and the popup stays', async () => {
  await show([row(1)]);
  await tick();
  await pass(200);
  await tick();
  expect(document.cookie).not.toContain(`DO_NOT_SHOW_POPUP_${base + 1}`);
  await pass(5000);
  expect(dialogs()).toEqual(['팝업 1']);
});

test('a grid shows all popups at once; closing one leaves the others', async () => {
  await show([row(1), row(2), row(3)], 'GRID');
  expect([items(), dialogs()]).toEqual([[1, 2, 3], []]);
  await press('.Popups-close', 1);
  expect(items()).toEqual([1, 3]);
  await press('.Popups-closeAll');
  expect(all('.Popups-grid')).toEqual([]);
});

test('Escape closes the focused popup of a grid, or else the first', async () => {
  await show([row(1), row(2), row(3)], 'GRID');
  all('.Popups-close')[1]?.focus();
  pressEscape();
  expect(items()).toEqual([1, 3]);
  expect(document.activeElement).toBe(document.querySelector('.Popups-grid'));
  pressEscape();
  expect(items()).toEqual([3]);
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

test('a popup with several slides can be paused, one with a single slide has no controls', async () => {
  await show([row(1, { popupItems: [slide('a'), slide('b')] })]);
  const pause = () => document.querySelector('.Popups-controls button:last-child');
  expect(pause()?.getAttribute('aria-label')).toBe('Pause');
  const { pressButton } = await import('#client/visitor/behaviours/sliders/run-slider.ts');
  pressButton(pause() as HTMLElement);
  expect(pause()?.getAttribute('aria-label')).toBe('Play');
  await press('.Popups-close');
  await show([row(2)]);
  expect([dialogs(), pause()]).toEqual([['팝업 2'], null]);
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

test('a window resized to phone width shows the popups for phones', async () => {
  const phoneOnly = { popupItems: [slide('전화', { devices: ['MOBILE'] })] };
  await show([row(1, { ...phoneOnly, weight: 0 }), row(2, { weight: 1 })]);
  expect(dialogs()).toEqual(['팝업 2']);
  isPhone = true;
  dispatchEvent(new Event('resize'));
  await pass(100);
  expect(dialogs()).toEqual(['전화']);
});
