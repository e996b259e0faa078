// @vitest-environment jsdom
import { act } from 'react';
import { createRoot, type Root } from 'react-dom/client';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { IslandShell } from '#engine/render/island-shell.tsx';
import type { PopupRow } from '#schemas/api/popups.ts';
import { samplePage } from '#tests/contract/sample-page.ts';
import { popupRow, slide } from './fixtures.ts';
import messages from './messages.json' with { type: 'json' };
import ShownPopups from './ShownPopups.tsx';
import { meta } from './schema.ts';

let base = 0;
/** Closed popups stay closed while the site is loaded: every test has ids of its own. */
const row = (n: number, change: Partial<PopupRow> = {}) =>
  popupRow(base + n, { popupItems: [slide(`팝업 ${n}`)], ...change });

let decoded: Promise<void>;
let root: Root;
let box: HTMLElement;
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true);
  vi.stubGlobal('matchMedia', (media: string) => ({ matches: false, media }));
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  // jsdom loads no pictures.
  Object.assign(HTMLImageElement.prototype, { decode: () => decoded });
  decoded = Promise.resolve();
  // jsdom's dialogs have `open` and nothing that changes it.
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
  box = document.createElement('div');
  document.body.replaceChildren(box);
  root = createRoot(box);
});
afterEach(async () => {
  await act(async () => root.unmount());
  vi.useRealTimers();
});

const catalog = Object.fromEntries(Object.entries(messages).map(([key, texts]) => [key, texts.en]));

async function show(rows: PopupRow[], popupType: 'LAYER' | 'GRID' = 'LAYER', path = '/') {
  const page = samplePage('en', { path, pageKey: path });
  await act(async () =>
    root.render(
      <IslandShell
        component={() => <ShownPopups rows={rows} />}
        id="popups"
        data={{}}
        source={undefined}
        slots={{}}
        page={{ ...page, config: { ...page.config, popupType } }}
        catalog={catalog}
      />,
    ),
  );
}
const dialogs = () => [...box.querySelectorAll('dialog')].map((dialog) => dialog.getAttribute('aria-label'));
const items = () => box.querySelectorAll('.Popups-item').length;
const tick = (index = 0) =>
  act(async () => box.querySelectorAll<HTMLInputElement>('input[type=checkbox]')[index]?.click());
const pass = (ms: number) => act(async () => void vi.advanceTimersByTime(ms));

test('layer popups show one at a time in ascending weight, and closing shows the next', async () => {
  await show([row(1, { weight: 2 }), row(2, { weight: 1 })]);
  expect(dialogs()).toEqual(['팝업 2']);
  await act(async () => box.querySelector<HTMLElement>('.Popups-close')?.click());
  expect(dialogs()).toEqual(['팝업 1']);
  await act(async () => box.querySelector<HTMLElement>('.Popups-close')?.click());
  expect(dialogs()).toEqual([]);
});

test('a popup comes with its picture, and without one that takes too long', async () => {
  const isOpen = () => box.querySelector('dialog')?.open;
  let arrive = () => {};
  decoded = new Promise((resolve) => {
    arrive = resolve;
  });
  await show([row(1)]);
  expect(isOpen()).toBe(false);
  await act(async () => arrive());
  expect(isOpen()).toBe(true);
  decoded = new Promise(() => {});
  await act(async () => box.querySelector<HTMLElement>('.Popups-close')?.click());
  await show([row(2)]);
  await pass(2_999);
  expect(isOpen()).toBe(false);
  await pass(1);
  expect(isOpen()).toBe(true);
});

test('dismissing sets the cookie at once, and the next popup shows when the first has faded', async () => {
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
  expect([items(), dialogs().length]).toEqual([3, 0]);
  await act(async () => box.querySelectorAll<HTMLElement>('.Popups-close')[1]?.click());
  expect(items()).toBe(2);
  await act(async () => box.querySelector<HTMLElement>('.Popups-closeAll')?.click());
  expect(items()).toBe(0);
});

test('in a grid Escape closes the popup that has the focus, else the first', async () => {
  await show([row(1), row(2)], 'GRID');
  const pressEscape = () =>
    act(async () => void document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' })));
  box.querySelectorAll<HTMLElement>('.Popups-close')[1]?.focus();
  await pressEscape();
  expect(box.querySelector<HTMLElement>('.Popups-item')?.dataset.popup).toBe(String(base + 1));
  await pressEscape();
  expect(items()).toBe(0);
});

test('a closed popup stays closed when the visitor comes back, one of the next page is shown', async () => {
  const rows = [row(1), row(2, { locations: ['/products'] })];
  await show(rows);
  await act(async () => box.querySelector<HTMLElement>('.Popups-close')?.click());
  await show(rows, 'LAYER', '/products');
  expect(dialogs()).toEqual(['팝업 2']);
  await show(rows);
  expect(dialogs()).toEqual([]);
});

test('a popup of several slides can be paused, and one of a single slide has no controls', async () => {
  await show([row(1, { popupItems: [slide('a'), slide('b')] })]);
  const pause = () => box.querySelector('.Popups-controls button:last-child');
  expect(pause()?.getAttribute('aria-label')).toBe('Pause');
  await act(async () => (pause() as HTMLElement).click());
  expect(pause()?.getAttribute('aria-label')).toBe('Play');
  await act(async () => box.querySelector<HTMLElement>('.Popups-close')?.click());
  await show([row(2)]);
  expect(pause()).toBeNull();
});

test('a window that is resized is measured once it has kept still for 100 ms', async () => {
  vi.stubGlobal('innerHeight', 2000);
  vi.spyOn(document.documentElement, 'getBoundingClientRect').mockReturnValue({ width: 2000 } as DOMRect);
  await show([row(1, { pcWidth: 1, pcHeight: 1 })]);
  const width = () => box.querySelector('dialog')?.style.width;
  expect(width()).toBe('640px');
  vi.spyOn(document.documentElement, 'getBoundingClientRect').mockReturnValue({ width: 448 } as DOMRect);
  await act(async () => void dispatchEvent(new Event('resize')));
  await pass(99);
  await act(async () => void dispatchEvent(new Event('resize')));
  await pass(99);
  expect(width()).toBe('640px');
  await pass(1);
  expect(width()).toBe('400px');
});

test('a page without a popup of its own gets no island', () => {
  const source = { rows: [row(1, { locations: ['/products'] })] };
  const needed = (path: string, answer: unknown = source) =>
    meta.isNeeded?.({ source: answer, page: { path, pageKey: path } });
  expect([needed('/products'), needed('/'), needed('/', { rows: [] }), needed('/', undefined)]).toEqual([
    true,
    false,
    false,
    false,
  ]);
});
