// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { emit, events } from '#engine/browser/events/event-stream.ts';
import { accept, runVendors } from './run-vendors.ts';

const counter = vi.hoisted(() => ({ start: vi.fn(async () => {}), send: vi.fn(), stores: [] }));
vi.mock('#registry/manifest.vendors.ts', () => ({ vendorClients: { counter: async () => counter } }));

beforeEach(() => {
  vi.useFakeTimers();
  events.length = 0;
  vi.stubGlobal('requestIdleCallback', (run: () => void) => setTimeout(run));
  document.body.dataset.vendors = JSON.stringify({ counter: { settings: {}, categories: ['statistics'] } });
  document.body.innerHTML = `<main id="main"><article data-item='{"id":"1","name":"A"}' data-item-main></article></main>`;
});
afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const names = () => events.map(({ name }) => name);

test('a page is not read for vendors that are refused within its first second', async () => {
  emit('page_view', { title: 'A', url: location.href.split('#')[0] ?? '', path: '/', referrer: '' });
  const running = runVendors(['statistics']);
  accept([]);
  await vi.advanceTimersByTimeAsync(1_100);
  await running;
  expect(names()).toEqual(['page_view']);
});

test('what a page shows is read a second after it has loaded, and vendors start when the visitor has read for a while', async () => {
  emit('page_view', { title: 'A', url: location.href.split('#')[0] ?? '', path: '/', referrer: '' });
  void runVendors(['statistics']);
  await vi.advanceTimersByTimeAsync(900);
  expect(names()).toEqual(['page_view']);
  await vi.advanceTimersByTimeAsync(200);
  expect(names()).toEqual(['page_view', 'view_item']);
  expect(counter.start).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(3_000);
  expect(counter.start).toHaveBeenCalledOnce();
  expect(counter.send.mock.calls.map(([{ name }]) => name)).toEqual(['page_view', 'view_item']);
});
