// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { dismissedUntil, dismissToday } from './dismiss-today.ts';
import { dismissCookie, isDismissed } from './dismissal.ts';

afterEach(() => vi.useRealTimers());

test.each([
  ['Asia/Seoul', '2026-11-21T23:59:59+09:00', '2026-11-22T00:00:00+09:00'],
  ['Asia/Seoul', '2026-11-22T00:00:00+09:00', '2026-11-23T00:00:00+09:00'],
  // In Seoul it is already tomorrow.
  ['Asia/Seoul', '2026-11-21T16:00:00Z', '2026-11-22T15:00:00Z'],
  ['UTC', '2026-11-21T16:00:00Z', '2026-11-22T00:00:00Z'],
  ['America/New_York', '2026-11-21T16:00:00Z', '2026-11-22T05:00:00Z'],
  // The night in which summer time ends is an hour longer.
  ['America/New_York', '2026-11-01T04:30:00Z', '2026-11-02T05:00:00Z'],
])('in %s a popup dismissed at %s is dismissed until %s', (timeZone, now, until) => {
  expect(dismissedUntil(new Date(now), timeZone)).toEqual(new Date(until));
});

test('the cookie is named after the popup and covers the whole site', () => {
  expect(dismissCookie(7, new Date('2026-11-21T15:00:00Z'))).toBe(
    'DO_NOT_SHOW_POPUP_7=1; path=/; expires=Sat, 21 Nov 2026 15:00:00 GMT; samesite=lax',
  );
});

test('only a popup’s own cookie dismisses it', () => {
  expect(isDismissed('a=b; DO_NOT_SHOW_POPUP_12=1', 12)).toBe(true);
  expect(isDismissed('DO_NOT_SHOW_POPUP_12=1', 1)).toBe(false);
  expect(isDismissed('X_DO_NOT_SHOW_POPUP_1=1', 1)).toBe(false);
  expect(isDismissed('', 1)).toBe(false);
});

test('unticking deletes the cookie', () => {
  dismissToday(3, true, 'Asia/Seoul');
  expect(isDismissed(document.cookie, 3)).toBe(true);
  dismissToday(3, false, 'Asia/Seoul');
  expect(isDismissed(document.cookie, 3)).toBe(false);
});
