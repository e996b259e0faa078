import { expect, test } from 'vitest';
import { ipAddress } from './ip-address.ts';

test.each([
  ['192.0.2.44', '192.0.2.44'],
  [' 192.0.2.44:5000 ', '192.0.2.44'],
  ['2001:DB8::1', '2001:db8::1'],
  ['[2001:db8::1]:443', '2001:db8::1'],
  ['[2001:db8::1]', '2001:db8::1'],
  ['fe80::1%eth0', 'fe80::1'],
  ['::ffff:192.0.2.44', '192.0.2.44'],
  ['::ffff:c000:22c', '192.0.2.44'],
  ['0:0:0:0:0:ffff:c000:022c', '192.0.2.44'],
  ['2001:0DB8:0:0::0001', '2001:db8::1'],
])('%s is normalized to %s', (text, address) => {
  expect(ipAddress(text)).toBe(address);
});

test.each([
  '',
  'unknown',
  '_hidden',
  '192.0.2',
  '192.0.2.44:x',
  '[192.0.2.44]',
  '[192.0.2.44',
  '2001:db8::g',
  '1:2:3',
  '192.0.2.256',
  '192.0.02.1',
  'example.com:80',
])('%j is not an address', (text) => {
  expect(ipAddress(text)).toBeUndefined();
});
