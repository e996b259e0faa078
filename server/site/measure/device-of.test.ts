import { expect, test } from 'vitest';
import { deviceOf } from './device-of.ts';

test.each([
  ['mobile', { 'sec-ch-ua-mobile': '?1', 'user-agent': 'X' }],
  ['desktop', { 'sec-ch-ua-mobile': '?0', 'user-agent': 'Android' }],
  [
    'mobile',
    { 'user-agent': 'Mozilla/5.0 (iPhone; CPU iPhone OS 19_0 like Mac OS X) Mobile/15E148 Safari/604.1' },
  ],
  ['mobile', { 'user-agent': 'Mozilla/5.0 (Android 16; Tablet; rv:140.0) Gecko/140.0 Firefox/140.0' }],
  ['desktop', { 'user-agent': 'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7) Safari/605.1.15' }],
  ['desktop', {}],
])('%s by %o', (device, headers) => {
  expect(deviceOf(headers)).toBe(device);
});
