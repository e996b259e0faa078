import type { IncomingMessage, RequestListener } from 'node:http';
import { ipAddress } from '#schemas/ip-address.ts';

/**
 * The addresses of an `X-Forwarded-For` header without ports. What is no IP address is left out, and all that stands
 * left of it: the proxy that wrote it did not say whom it forwards, so nobody vouches for the rest.
 */
export function plainForwardedFor(header: string): string {
  const addresses = header.split(',').map(ipAddress);
  return addresses.slice(addresses.lastIndexOf(undefined) + 1).join(', ');
}

/** Tidies the header once, before anything reads a visitor's address: else each port counts as another visitor. */
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
