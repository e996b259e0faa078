import { readFileSync } from 'node:fs';
import { Agent, type IncomingMessage, request } from 'node:http';
import { constants, createSecureServer, type ServerHttp2Session, type ServerHttp2Stream } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';
import { createBrotliCompress, constants as zlib } from 'node:zlib';

/** The certificate is self-signed for `*.localhost`: clients must be configured to accept it. */
const read = (name: string) => readFileSync(new URL(name, import.meta.url));

/** Hop-by-hop headers, which HTTP/2 forbids. */
const hops = new Set(['connection', 'keep-alive', 'proxy-connection', 'transfer-encoding', 'upgrade']);

const withoutHops = <T>(headers: NodeJS.Dict<T>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':') && !hops.has(name)));

export type SecureFront = { port: number; stop: () => Promise<void> };

/**
 * TLS and HTTP/2 in front of a site on loopback, like nginx in docs/run-it.md. Visitors never reach a site without it:
 * browsers accept brotli only over TLS, and over plain HTTP they open up to six connections instead of one.
 * @param options.compresses texts are compressed here, as nginx does for sites that do not compress
 */
export async function openSecureFront(
  sitePort: number,
  { compresses = false }: { compresses?: boolean } = {},
): Promise<SecureFront> {
  const agent = new Agent({ keepAlive: true });
  const server = createSecureServer({ key: read('key.pem'), cert: read('certificate.pem') });
  server.on('stream', (visitor, headers) => {
    const { ':method': method, ':path': path, ':authority': authority = '' } = headers;
    // As at a public URL: with a port that is not its own, a site would take its host for an invented one.
    const host = authority.replace(/:\d+$/, '');
    const told = {
      ...withoutHops(headers),
      ...(compresses && { 'accept-encoding': 'identity' }),
      host,
      'x-forwarded-proto': 'https',
      'x-forwarded-host': host,
    };
    const asked = request(
      { agent, host: '127.0.0.1', port: sitePort, method, path, headers: told },
      (site) => {
        if (visitor.destroyed) return site.destroy();
        if (compresses && isText(site)) return respondCompressed(visitor, site);
        visitor.respond({ ':status': site.statusCode, ...withoutHops(site.headers) });
        pipeline(site, visitor, () => {});
      },
    );
    asked.on('error', () => {
      if (visitor.destroyed) return;
      if (visitor.headersSent) visitor.close(constants.NGHTTP2_INTERNAL_ERROR);
      else visitor.respond({ ':status': 502 }, { endStream: true });
    });
    visitor.on('error', () => asked.destroy());
    visitor.pipe(asked);
  });
  const sessions = new Set<ServerHttp2Session>();
  server.on('session', (session) => {
    sessions.add(session);
    session.on('close', () => sessions.delete(session));
  });
  await new Promise<void>((listening) => server.listen(0, '127.0.0.1', listening));
  return {
    port: (server.address() as AddressInfo).port,
    stop: async () => {
      agent.destroy();
      for (const session of sessions) session.destroy();
      await new Promise((closed) => server.close(closed));
    },
  };
}

const isText = ({ headers }: IncomingMessage) =>
  /^(text\/|application\/(javascript|json)|image\/svg)/.test(headers['content-type'] ?? '') &&
  headers['content-encoding'] === undefined;

/** Chunk by chunk, so that a streamed page is still streamed. */
function respondCompressed(visitor: ServerHttp2Stream, site: IncomingMessage): void {
  const { 'content-length': _, ...headers } = withoutHops(site.headers);
  visitor.respond({ ':status': site.statusCode, ...headers, 'content-encoding': 'br' });
  const params = { [zlib.BROTLI_PARAM_QUALITY]: 5 };
  pipeline(site, createBrotliCompress({ params, flush: zlib.BROTLI_OPERATION_FLUSH }), visitor, () => {});
}
