import { expect, test } from 'vitest';
import { popupState } from './popup-state.ts';

const at = new Date('2026-12-01T00:00:00Z');
const home = { path: '/', pageKey: '/' };
const state = (popup: { startAt?: string; endAt?: string }, place = home, locations = ['/']) =>
  popupState({ ...popup, locations }, at, place);

test('a popup runs from its start up to its end', () => {
  expect(state({})).toBe('shown');
  expect(state({ startAt: '2026-12-01T09:00:00+09:00' })).toBe('shown');
  expect(state({ startAt: '2026-12-01T09:01:00+09:00' })).toBe('scheduled');
  expect(state({ endAt: '2026-12-01T00:00:00Z' })).toBe('ended');
  expect(state({ endAt: '2026-12-01T00:00:01Z' })).toBe('shown');
});

test('a running popup is hidden on pages that it does not name, by path or by key', () => {
  expect(state({}, { path: '/products/3', pageKey: '/products/{productId}' })).toBe('elsewhere');
  expect(
    state({}, { path: '/products/3', pageKey: '/products/{productId}' }, ['/products/{productId}']),
  ).toBe('shown');
  expect(state({}, { path: '/products/3', pageKey: '/products/{productId}' }, ['/products/3'])).toBe('shown');
});
