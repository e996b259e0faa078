import { isIPv6 } from 'node:net';

/** A block of addresses: its name and its IPv6 prefix length. An IPv4 address is its own network. */
type Network = { name: string; bits: 32 | 48 | 64 };

/**
 * The networks that an IP address belongs to, narrowest first. An IPv6 user commonly has a whole /64, many can get a
 * /48, and a provider has a /32 or more.
 */
export function networksOf(address: string): Network[] {
  if (!isIPv6(address) || address.includes('.')) return [{ name: address, bits: 64 }];
  const groups = groupsOf(address);
  return ([64, 48, 32] as const).map((bits) => ({
    name: `${groups.slice(0, bits / 16).join(':')}::/${bits}`,
    bits,
  }));
}

/** The eight groups of an IPv6 address, without leading zeros. */
function groupsOf(address: string): string[] {
  const [bare = ''] = address.toLowerCase().split('%');
  const [head = '', tail] = bare.split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail ? tail.split(':') : [];
  const middle = Array.from({ length: tail === undefined ? 0 : 8 - front.length - back.length }, () => '0');
  return [...front, ...middle, ...back].map((group) => group.replace(/^0+(?=.)/, ''));
}
