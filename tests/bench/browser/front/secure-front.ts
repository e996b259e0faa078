import { readFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { constants, createSecureServer, type ServerHttp2Session } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { pipeline } from 'node:stream';

/** The certificate is self-signed for `*.localhost`: who comes must be told to let it pass. */
const read = (name: string) => readFileSync(new URL(name, import.meta.url));

/** What belongs to one connection, and HTTP/2 refuses. */
const hops = new Set(['connection', 'keep-alive', 'proxy-connection', 'transfer-encoding', 'upgrade']);

const withoutHops = <T>(headers: NodeJS.Dict<T>) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !name.startsWith(':') && !hops.has(name)));

export type SecureFront = { port: number; stop: () => Promise<void> };

/**
 * TLS and HTTP/2 before a site on loopback, as nginx is in docs/run-it.md. Visitors never meet a site without: browsers
 * take brotli over TLS alone, and over plain HTTP open up to six connections for what one carries.
 */
export async function openSecureFront(sitePort: number): Promise<SecureFront> {
  const agent = new Agent({ keepAlive: true });
  const server = createSecureServer({ key: read('key.pem'), cert: read('certificate.pem') });
  server.on('stream', (visitor, headers) => {
    const { ':method': method, ':path': path, ':authority': host = '' } = headers;
    const told = { ...withoutHops(headers), host, 'x-forwarded-proto': 'https', 'x-forwarded-host': host };
    const asked = request(
      { agent, host: '127.0.0.1', port: sitePort, method, path, headers: told },
      (site) => {
        if (visitor.destroyed) return site.destroy();
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
