import { expect, test } from 'vitest';
import { findChromium, findHeadlessShell } from './find-chromium.ts';

const only =
  (...paths: string[]) =>
  (path: string) =>
    paths.includes(path);

test('A browser named by the environment wins, and there is no fallback if it does not exist', () => {
  const isProgram = only('/opt/chrome', '/usr/bin/chromium');
  expect(findChromium({ CHROME_PATH: '/opt/chrome' }, isProgram)).toBe('/opt/chrome');
  expect(findChromium({ CHROME_PATH: '/opt/typo' }, isProgram)).toBeUndefined();
});

test('Otherwise the PATH and the usual locations are searched', () => {
  expect(findChromium({ PATH: '/home/me/bin' }, only('/home/me/bin/google-chrome'))).toBe(
    '/home/me/bin/google-chrome',
  );
  expect(findChromium({ PATH: '' }, only('/usr/bin/chromium'))).toBe('/usr/bin/chromium');
  const mac = '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome';
  expect(findChromium({}, only(mac))).toBe(mac);
  expect(findChromium({}, only())).toBeUndefined();
});

test('The headless shell is used if it is installed, but never instead of a named browser', () => {
  const isProgram = only('/usr/bin/chromium-headless-shell', '/usr/bin/chromium');
  expect(findHeadlessShell({ PATH: '/usr/bin' }, isProgram)).toBe('/usr/bin/chromium-headless-shell');
  expect(findHeadlessShell({ PATH: '/usr/bin' }, only('/usr/bin/chromium'))).toBeUndefined();
  expect(findHeadlessShell({ CHROME_PATH: '/opt/chrome' }, isProgram)).toBeUndefined();
});
