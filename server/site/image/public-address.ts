import { lookup } from 'node:dns';
import { isIP, type LookupFunction } from 'node:net';
import ipaddr from 'ipaddr.js';
import { ImageError } from './image-error.ts';

/** All unicast addresses of IPv6 that are given out. */
const givenOut = ipaddr.IPv6.parseCIDR('2000::/3');
/**
 * Special networks among these, for protocols and documentation, that the library takes for unicast (the registries of
 * IANA).
 */
const special = ['2001::/23', '3fff::/20'].map((network) => ipaddr.IPv6.parseCIDR(network));

/** Whether an IP address is on the public network. */
export function isPublicAddress(address: string): boolean {
  // The library also reads short forms such as 127.1, which are names to everybody else here.
  if (!isIP(address)) return false;
  const parsed = ipaddr.parse(address);
  if (parsed.range() !== 'unicast') return false;
  return (
    parsed instanceof ipaddr.IPv4 ||
    (parsed.match(givenOut) && !special.some((network) => parsed.match(network)))
  );
}

/**
 * A `lookup` for connections, which then connect to the IP address checked here. A name is refused with an ImageError
 * if any of its IP addresses is in a private network. Connections to an IP address do no lookup.
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
