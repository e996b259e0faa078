import type { LookupAddress } from 'node:dns';
import { expect, test } from 'vitest';
import { isPublicAddress, lookupPublic } from './public-address.ts';

test.each([
  '1.1.1.1',
  '8.8.8.8',
  '100.63.255.255',
  '100.128.0.0',
  '172.15.255.255',
  '172.32.0.0',
  '192.0.1.1',
  '192.167.255.255',
  '198.17.255.255',
  '198.20.0.0',
  '223.255.255.255',
  '2001:200::1',
  '2400:cb00:2048:1::c629:d7a2',
  '2606:4700:4700::1111',
  '2a00:1450:4001:81b::200e',
  '3ffe::1',
])('%s is on the public network', (address) => {
  expect(isPublicAddress(address)).toBe(true);
});

test.each([
  ['this host', '0.0.0.0'],
  ['this network', '0.1.2.3'],
  ['private', '10.255.255.255'],
  ['private', '172.16.0.1'],
  ['private', '172.31.255.255'],
  ['private', '192.168.0.1'],
  ['carrier-grade NAT', '100.64.0.1'],
  ['carrier-grade NAT', '100.127.255.255'],
  ['loopback', '127.0.0.1'],
  ['loopback', '127.255.255.254'],
  ['link local, cloud metadata', '169.254.169.254'],
  ['protocol assignments', '192.0.0.8'],
  ['documentation', '192.0.2.1'],
  ['documentation', '198.51.100.1'],
  ['documentation', '203.0.113.1'],
  ['6to4 relay', '192.88.99.1'],
  ['benchmarks', '198.19.0.1'],
  ['multicast', '224.0.0.1'],
  ['reserved', '240.0.0.1'],
  ['broadcast', '255.255.255.255'],
  ['unspecified', '::'],
  ['loopback', '::1'],
  ['loopback, written out', '0:0:0:0:0:0:0:1'],
  ['IPv4-compatible', '::127.0.0.1'],
  ['IPv4-mapped', '::ffff:127.0.0.1'],
  ['IPv4-mapped', '::ffff:7f00:1'],
  ['IPv4-mapped, public', '::ffff:8.8.8.8'],
  ['IPv4-translated', '::ffff:0:10.0.0.1'],
  ['NAT64', '64:ff9b::a00:1'],
  ['local-use NAT64', '64:ff9b:1::a00:1'],
  ['discard', '100::1'],
  ['Teredo', '2001:0:4136:e378:8000:63bf:3fff:fdd2'],
  ['benchmarks', '2001:2::1'],
  ['ORCHID', '2001:20::1'],
  ['documentation', '2001:db8::1'],
  ['documentation', '3fff::1'],
  ['6to4 of 127.0.0.1', '2002:7f00:1::'],
  ['segment routing', '5f00::1'],
  ['unique local', 'fc00::1'],
  ['unique local', 'fd12:3456:789a::1'],
  ['link local', 'fe80::1'],
  ['link local with its network', 'fe80::1%eth0'],
  ['site local', 'fec0::1'],
  ['multicast', 'ff02::1'],
  ['no address', 'cdn.example.com'],
  ['no address', '127.1'],
  ['no address', ''],
])('%s: %s is not', (_, address) => {
  expect(isPublicAddress(address)).toBe(false);
});

const look = (name: string, all: boolean): Promise<string | LookupAddress[]> =>
  new Promise((resolve, reject) =>
    lookupPublic(name, { all }, (error, found) => (error ? reject(error) : resolve(found))),
  );

test('a name is looked up in both forms that Node uses', async () => {
  // An IP address resolves to itself without a name server.
  expect(await look('8.8.8.8', false)).toBe('8.8.8.8');
  expect(await look('8.8.8.8', true)).toEqual([{ address: '8.8.8.8', family: 4 }]);
});

test.each(['localhost', '127.0.0.1', '169.254.169.254', '::1'])(
  'the name %s resolves to a private network',
  async (name) => {
    for (const all of [true, false])
      await expect(look(name, all)).rejects.toMatchObject({ name: 'ImageError', status: 403 });
  },
);

test('an unknown name is a different error', async () => {
  await expect(look('nobody.invalid', true)).rejects.not.toMatchObject({ name: 'ImageError' });
});
