import { expect, test } from 'vitest';
import { networksOf } from './networks.ts';

const names = (address: string) => networksOf(address).map(({ name }) => name);

test('an IPv4 address is its own network', () => {
  expect(names('203.0.113.9')).toEqual(['203.0.113.9']);
});

test('an IPv6 address belongs to its /64, its /48 and its /32, however it is written', () => {
  const networks = ['2001:db8:1:2::/64', '2001:db8:1::/48', '2001:db8::/32'];
  for (const address of ['2001:db8:1:2:3:4:5:6', '2001:0DB8:0001:0002::6', '2001:db8:1:2::%eth0'])
    expect(names(address), address).toEqual(networks);
  expect(names('::1')).toEqual(['0:0:0:0::/64', '0:0:0::/48', '0:0::/32']);
});
