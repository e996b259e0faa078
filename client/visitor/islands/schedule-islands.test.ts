// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { settleFonts } from '#client/visitor/scheduling/on-idle.ts';
import { browserStorage } from '#engine/browser/state/storage.ts';

vi.hoisted(() => vi.useFakeTimers());
const hydrateIsland = vi.fn<(island: HTMLElement) => Promise<void>>(async () => {});
vi.mock('./hydrate-island.tsx', () => ({ hydrateIsland }));
vi.stubGlobal(
  'IntersectionObserver',
  class {
    observe() {}
  },
);
const { loadHydration, scheduleIslands, hydrateOnStorage } = await import('./schedule-islands.ts');
hydrateOnStorage();
settleFonts();
await loadHydration();
// The page has loaded.
await vi.advanceTimersByTimeAsync(10_000);

const hydrated = () => hydrateIsland.mock.calls.map(([island]) => island.id);
const show = () => {
  document.body.innerHTML =
    '<maru-island id="cart" on="intent" key="common"></maru-island><maru-island id="menu" on="intent"></maru-island>';
  scheduleIslands(document);
};
const rest = () => vi.advanceTimersByTimeAsync(10_000);

beforeEach(() => void hydrateIsland.mockClear());
afterEach(() => localStorage.clear());

test('an island that waits for interest is not hydrated while the browser is idle', async () => {
  show();
  await rest();
  expect(hydrated()).toEqual([]);
});

test('it hydrates by itself for a visitor with stored data that it shows', async () => {
  localStorage.setItem('common', '{"cartCount":1}');
  show();
  await rest();
  expect(hydrated()).toEqual(['cart']);
});

test('it hydrates when its data is written, on this page or in another tab', async () => {
  show();
  browserStorage.setItem('reservation', '{}');
  await rest();
  expect(hydrated()).toEqual([]);
  browserStorage.setItem('common', '{"cartCount":1}');
  await rest();
  expect(hydrated()).toEqual(['cart']);
  dispatchEvent(new StorageEvent('storage', { key: 'common' }));
  await rest();
  expect(hydrated()).toEqual(['cart', 'cart']);
});

test('when anything may have changed, it hydrates if it has data, as when the page loads', async () => {
  show();
  await rest();
  dispatchEvent(new StorageEvent('storage'));
  await rest();
  expect(hydrated()).toEqual([]);
  localStorage.setItem('common', '{"cartCount":1}');
  dispatchEvent(new StorageEvent('storage'));
  await rest();
  expect(hydrated()).toEqual(['cart']);
});
