import type { IncomingMessage, RequestListener } from 'node:http';
import { ipAddress } from '#schemas/ip-address.ts';

/**
 * The IP addresses of an `X-Forwarded-For` header without ports. An entry that is not an IP address is removed together
 * with all entries to its left: its proxy did not identify its client, so the rest cannot be trusted.
 */
export function plainForwardedFor(header: string): string {
  const addresses = header.split(',').map(ipAddress);
  return addresses.slice(addresses.lastIndexOf(undefined) + 1).join(', ');
}

/**
 * Normalizes the header before anything reads a visitor's IP address: otherwise each port would count as another
 * visitor.
 */
export function withPlainForwardedFor(next: RequestListener): RequestListener {
  return (request: IncomingMessage, response) => {
    const { 'x-forwarded-for': header } = request.headers;
    if (header !== undefined) {
      const plain = plainForwardedFor(String(header));
      if (plain === '') delete request.headers['x-forwarded-for'];
      else request.headers['x-forwarded-for'] = plain;
    }
    next(request, response);
  };
}
