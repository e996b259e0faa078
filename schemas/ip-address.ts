const ipv4 = /^(?:(?:25[0-5]|2[0-4]\d|1\d\d|[1-9]?\d)(?:\.(?!$)|$)){4}$/;

/**
 * Normalizes an IP address for rate limits: removes port, brackets and zone, shortens IPv6, and converts IPv4-mapped
 * IPv6 (`::ffff:192.0.2.1`) to IPv4.
 * @returns undefined if the text is not an IP address
 */
export function ipAddress(text: string): string | undefined {
  const trimmed = text.trim();
  const bracketed = /^\[([^\]]*)\](?::\d{1,5})?$/.exec(trimmed)?.[1];
  const address = (bracketed ?? trimmed.replace(/^([\d.]+):\d{1,5}$/, '$1')).replace(/%[\w.-]*$/, '');
  if (ipv4.test(address)) return bracketed === undefined ? address : undefined;
  if (!/^[\da-f:.]*:[\da-f:.]*$/i.test(address)) return undefined;
  const shortest = URL.parse(`http://[${address}]/`)?.hostname.slice(1, -1);
  const mapped = /^::ffff:([\da-f]{1,4}):([\da-f]{1,4})$/.exec(shortest ?? '');
  if (!mapped) return shortest;
  const groups = mapped.slice(1).map((group) => Number.parseInt(group, 16));
  return groups.flatMap((group) => [group >> 8, group & 255]).join('.');
}
