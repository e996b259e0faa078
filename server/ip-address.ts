import { isIP } from 'node:net';

/**
 * An IP address as limits count it: without port, brackets and zone, and an IPv4 address written as IPv6
 * (`::ffff:192.0.2.1`) as IPv4.
 * @returns undefined where the text is no IP address
 */
export function ipAddress(text: string): string | undefined {
  const trimmed = text.trim();
  const bare =
    /^\[([^\]]*)\](?::\d{1,5})?$/.exec(trimmed)?.[1] ?? trimmed.replace(/^([\d.]+):\d{1,5}$/, '$1');
  const address = bare.replace(/%.*$/, '').toLowerCase();
  if (isIP(address) === 0) return undefined;
  return mappedIPv4(address) ?? address;
}

function mappedIPv4(address: string): string | undefined {
  const tail = /^(?:::|(?:0{1,4}:){5})ffff:([\da-f.:]+)$/.exec(address)?.[1];
  if (tail === undefined || isIP(tail) === 4) return tail;
  const groups = tail.split(':').map((group) => Number.parseInt(group, 16));
  return groups.length === 2 ? groups.flatMap((group) => [group >> 8, group & 255]).join('.') : undefined;
}
