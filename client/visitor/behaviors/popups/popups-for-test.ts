import { afterEach, beforeEach, vi } from 'vitest';
import { renderForTest } from '#blocks/_ui/render-for-test.tsx';
import { popupRow, slide } from '#blocks/Popups/fixtures.ts';
import Popups from '#blocks/Popups/index.tsx';
import messages from '#blocks/Popups/messages.json' with { type: 'json' };
import type { PopupRow } from '#schemas/api/popups.ts';
import type { PopupSettings } from '#schemas/site/popup-settings.ts';
import { show as showGrid } from './grid-view.ts';
import { show as showLayer } from './layer-view.ts';

/**
 * One less than the id of the test's first popup. Closed popups stay closed while the site is loaded: every test has
 * its own.
 */
let base = 0;
export const idOf = (n: number) => base + n;
export const row = (n: number, change: Partial<PopupRow> = {}) =>
  popupRow(idOf(n), { popupItems: [slide(`팝업 ${n}`)], ...change });

/** What the browser reports. jsdom loads neither images nor fonts. */
export const browser = { isPhone: false, decoded: Promise.resolve(), fontsReady: Promise.resolve() };

/** Every test starts with a desktop window whose images and fonts have loaded, and without popups. */
export function resetPopups(): void {
  beforeEach(() => {
    base += 10;
    Object.assign(browser, { isPhone: false, decoded: Promise.resolve(), fontsReady: Promise.resolve() });
    Object.assign(window, {
      matchMedia: (media: string) => ({ matches: media.includes('max-width') && browser.isPhone, media }),
      IntersectionObserver: class {
        observe() {}
        disconnect() {}
      },
    });
    Object.assign(HTMLImageElement.prototype, { decode: () => browser.decoded });
    Object.defineProperty(document, 'fonts', {
      configurable: true,
      get: () => ({ ready: browser.fontsReady }),
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
  });
  afterEach(leave);
}

/** The page as the server renders it, as it is after a load or a navigation. */
export async function show(
  rows: PopupRow[],
  popupType: 'LAYER' | 'GRID' = 'LAYER',
  path = '/',
  offsets: Partial<PopupSettings> = {},
) {
  const root = document.querySelector('main') ?? document.createElement('main');
  root.innerHTML = renderForTest(
    { component: Popups, messages },
    { data: {}, source: { rows }, config: { popupType, ...offsets }, page: { path, pageKey: path } },
  ).html;
  document.body.append(root);
  (popupType === 'GRID' ? showGrid : showLayer)();
  await settled();
}
/** Navigates to a page without popups. */
export function leave() {
  document.querySelector('main')?.replaceChildren();
  showLayer();
}
/** Resolves once everything that waits only for images and code has loaded. */
export const settled = () => vi.dynamicImportSettled().then(() => new Promise((done) => setImmediate(done)));

export const all = <E extends HTMLElement>(selector: string) => [...document.querySelectorAll<E>(selector)];
export const dialogs = () => all('dialog').map((dialog) => dialog.getAttribute('aria-label'));
export const items = () => all('.Popups-item').map(({ dataset }) => Number(dataset.popup) - base);
export const press = async (selector: string, index = 0) => {
  all(selector)[index]?.click();
  await settled();
};
export const tick = (index = 0) => press('input[type=checkbox]', index);
export const pass = (ms: number) => {
  vi.advanceTimersByTime(ms);
  return settled();
};
export const pressEscape = () => document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }));
