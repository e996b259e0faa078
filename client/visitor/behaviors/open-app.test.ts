// @vitest-environment jsdom
import { afterEach, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { appDelay } from './open-app.ts';
import { startOpeningApps } from './start-opening-apps.ts';

const android = 'Mozilla/5.0 (Linux; Android 15; SM-S931N) Chrome/131 Mobile Safari/537.36';
const iPhone = 'Mozilla/5.0 (iPhone; CPU iPhone OS 18_1 like Mac OS X) Version/18.1 Mobile Safari/604.1';
const computer = 'Mozilla/5.0 (Windows NT 10.0; Win64; x64) Chrome/131 Safari/537.36';
const web = 'https://map.naver.com/p/1';
const went: string[] = [];

beforeAll(() => startOpeningApps((url) => went.push(url)));
beforeEach(() => {
  vi.useFakeTimers();
  went.length = 0;
  document.body.innerHTML = `<a href="${web}" data-app-url="nmap://place?lat=1" data-app-package="com.nhn.android.nmap"><b>Naver</b></a>`;
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const click = async (agent: string, more: MouseEventInit = {}): Promise<MouseEvent> => {
  vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(agent);
  const event = new MouseEvent('click', { bubbles: true, cancelable: true, ...more });
  document.querySelector('b')?.dispatchEvent(event);
  await vi.dynamicImportSettled();
  return event;
};
const hide = (state: 'hidden' | 'visible') => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  document.dispatchEvent(new Event('visibilitychange'));
};

test('on an iPhone the app is tried, and the web page opens if the app does not', async () => {
  expect((await click(iPhone)).defaultPrevented).toBe(true);
  expect(went).toEqual(['nmap://place?lat=1']);
  vi.advanceTimersByTime(appDelay - 1);
  expect(went).toHaveLength(1);
  vi.advanceTimersByTime(1);
  expect(went).toEqual(['nmap://place?lat=1', web]);
});

test('on Android an intent names the package, with the web page as fallback', async () => {
  await click(android);
  expect(went).toEqual([
    `intent://place?lat=1#Intent;scheme=nmap;package=com.nhn.android.nmap;S.browser_fallback_url=${encodeURIComponent(web)};end`,
  ]);
});

test('an app that opened suppresses the web page, even after the visitor returns', async () => {
  await click(iPhone);
  hide('hidden');
  hide('visible');
  vi.advanceTimersByTime(60_000);
  expect(went).toEqual(['nmap://place?lat=1']);
});

test('on a computer, and with a modifier key, it is an ordinary link to the web page', async () => {
  expect((await click(computer)).defaultPrevented).toBe(false);
  expect((await click(iPhone, { metaKey: true })).defaultPrevented).toBe(false);
  expect(went).toEqual([]);
});
