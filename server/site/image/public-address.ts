import { lookup } from 'node:dns';
import { BlockList, isIPv4, isIPv6, type LookupFunction } from 'node:net';
import { ImageError } from './image-error.ts';

const networks = (...list: string[]): BlockList => {
  const found = new BlockList();
  for (const network of list) {
    const [address = '', bits] = network.split('/');
    found.addSubnet(address, Number(bits), isIPv6(address) ? 'ipv6' : 'ipv4');
  }
  return found;
};

/**
 * All unicast addresses that are given out. Outside: loopback, unique local, link local, multicast, IPv4 within
 * (`::ffff:0:0/96`, NAT64).
 */
const unicast6 = networks('2000::/3');

/**
 * What is for special purposes (the registries of IANA) and reaches no server of the public network, or another than
 * it says.
 */
const special = networks(
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  // Multicast, and all that is kept for later.
  '224.0.0.0/3',
  // Teredo and other protocols, documentation, 6to4.
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
  '3fff::/20',
);

/** Whether an IP address is one of the public network, where anybody's server may be. */
export function isPublicAddress(address: string): boolean {
  if (isIPv6(address)) return unicast6.check(address, 'ipv6') && !special.check(address, 'ipv6');
  return isIPv4(address) && !special.check(address, 'ipv4');
}

/**
 * Looks up a name for a connection, which then is made to what was checked here. A name that leads into a private
 * network, if only by one of its addresses, is refused with an ImageError. Connections to an IP address look up nothing.
 */
export const lookupPublic: LookupFunction = (name, options, done) => {
  lookup(name, { ...options, all: true }, (error, found) => {
    const [first] = found ?? [];
    if (error || !first) return done(error ?? new Error(`[image] ${name} has no address`), '');
    if (!found.every(({ address }) => isPublicAddress(address)))
      return done(new ImageError(403, 'the host is not on the public network'), '');
    if (options.all) done(null, found);
    else done(null, first.address, first.family);
  });
};
