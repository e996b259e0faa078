// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { onEvent } from '#engine/browser/events/on-event.ts';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { openWidget } from './widget.ts';

/** Ends the requests in progress. */
let finish = () => {};
const openHere = vi.fn();
vi.mock('./run-widget.ts', () => ({ openHere }));
const begun = vi.fn();
onEvent(({ name }) => begun(name));

beforeEach(() => {
  const loaded = Promise.withResolvers<void>();
  finish = loaded.resolve;
  openHere.mockReset().mockReturnValue(loaded.promise);
  begun.mockReset();
  document.body.innerHTML = '<div data-reservation-widget="{}"></div>';
  history.replaceState(null, '', '/products');
});

const onLoadError = vi.fn();
/** How many requests were reported and passed on. */
const counts = () => [begun.mock.calls.length, openHere.mock.calls.length];
const whenPassedOn = (count: number) =>
  vi.waitFor(() => expect(openHere).toHaveBeenCalledTimes(count), waitTimeoutMs);
const settled = async () => {
  finish();
  await new Promise((resolve) => setTimeout(resolve));
};

test('a repeated request while the widget loads is ignored, and a later one is not', async () => {
  expect([openWidget('visit', onLoadError), openWidget('visit', onLoadError)]).toEqual([true, true]);
  await whenPassedOn(1);
  expect(openWidget('visit', onLoadError)).toBe(true);
  await settled();
  expect(counts()).toEqual([1, 1]);
  openWidget('visit', onLoadError);
  await whenPassedOn(2);
  expect(counts()).toEqual([2, 2]);
  await settled();
});

test('the end of an earlier request leaves the later one in progress', async () => {
  const later = Promise.withResolvers<void>();
  openWidget('visit', onLoadError);
  await whenPassedOn(1);
  openHere.mockReturnValue(later.promise);
  openWidget('treatment', onLoadError);
  await whenPassedOn(2);
  await settled();
  openWidget('treatment', onLoadError);
  await settled();
  expect(counts()).toEqual([2, 2]);
  later.resolve();
  await settled();
});

test('another request, or the same one on another page, is a new one', async () => {
  openWidget('visit', onLoadError);
  openWidget('treatment', onLoadError);
  await whenPassedOn(2);
  history.replaceState(null, '', '/products/48');
  openWidget('treatment', onLoadError);
  await whenPassedOn(3);
  expect(counts()).toEqual([3, 3]);
  await settled();
});

test('the widget does not open on the next page if its code comes late', async () => {
  openWidget('visit', onLoadError);
  history.replaceState(null, '', '/products/48');
  openWidget('treatment', onLoadError);
  await whenPassedOn(1);
  expect(openHere).toHaveBeenCalledWith({ to: 'treatment' });
  await settled();
});

test('where the partner uses no widget nothing is reported', () => {
  document.body.innerHTML = '';
  expect(openWidget('visit', onLoadError)).toBe(false);
  expect(counts()).toEqual([0, 0]);
});
