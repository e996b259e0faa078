import { expect, test } from 'vitest';
import { isConsoleOrigin } from './is-console-origin.ts';

test('the host of the console is configured, or it is off', () => {
  expect(isConsoleOrigin({ CONSOLE_HOST: 'off' })('http://console.localhost:3000')).toBe(false);
  const configured = isConsoleOrigin({ CONSOLE_HOST: 'console.example' });
  expect(configured('https://console.example')).toBe(true);
  expect(configured('http://console.localhost:3000')).toBe(false);
  expect(configured(undefined)).toBe(false);
});
