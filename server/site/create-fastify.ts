import { constants } from 'node:zlib';
import compress from '@fastify/compress';
import helmet from '@fastify/helmet';
import fastify, { type FastifyInstance, type FastifyServerFactory, LogController } from 'fastify';
import type { Env } from './config/env.ts';
import { withPlainForwardedFor } from './requests/forwarded-for.ts';
import { type ErrorPage, frameworkErrors, guardRequests } from './requests/guard-requests.ts';
import { noRouteSchemas } from './requests/no-route-schemas.ts';
import { watchProxies } from './requests/watch-proxies.ts';
import { limitRequests } from './requests/write-limit.ts';

type Settings = {
  env: Pick<Env, 'LOG_LEVEL' | 'NODE_ENV'>;
  /** IP addresses of proxies whose `X-Forwarded-*` headers are trusted. */
  trusted: string[];
  /** Opens the HTTP server and decides which requests reach Fastify. */
  serverFactory: FastifyServerFactory;
  /** The code of the partner of a host. */
  codeOf: Parameters<typeof limitRequests>[1];
  /** Where the limits are counted, if processes share them. */
  limits: Parameters<typeof limitRequests>[2];
  /** In development: the page of a failed request. */
  errorPage?: ((status: number, error: unknown) => ErrorPage) | undefined;
};

/** A Fastify server without routes: it guards, limits and compresses what all routes answer and sets the security headers. */
export async function createFastify({
  env,
  trusted,
  serverFactory,
  codeOf,
  limits,
  errorPage,
}: Settings): Promise<FastifyInstance> {
  const server: FastifyInstance = fastify({
    serverFactory: (handler, options) => serverFactory(withPlainForwardedFor(handler), options),
    logger: { level: env.LOG_LEVEL, redact: ['req.headers.authorization', 'req.headers.cookie'] },
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trusted.length ? trusted : false,
    bodyLimit: 1024 * 1024,
    // Open connections are answered as usual until the last one closes.
    return503OnClosing: false,
    frameworkErrors,
    schemaController: noRouteSchemas,
    routerOptions: { maxParamLength: 500, ignoreTrailingSlash: false },
  });
  // Quality 5: a higher one costs each request more time than it saves.
  await server.register(compress, {
    encodings: ['br', 'gzip'],
    brotliOptions: {
      params: {
        [constants.BROTLI_PARAM_QUALITY]: 5,
        // The largest response here is a stylesheet. The default window of 4 MiB would be allocated for every response.
        [constants.BROTLI_PARAM_LGWIN]: 18,
      },
    },
  });
  guardRequests(server, errorPage);
  watchProxies(server);
  await limitRequests(server, codeOf, limits);
  // Pages set their own content security policy: it lists their inline styles.
  await server.register(helmet, {
    contentSecurityPolicy: false,
    crossOriginEmbedderPolicy: false,
    // `same-origin` would cut off the windows that a widget opens for a login or a payment from the page.
    crossOriginOpenerPolicy: { policy: 'same-origin-allow-popups' },
    // The back button of a browser without the Navigation API asks where the visitor came from. Other sites learn nothing.
    referrerPolicy: { policy: 'same-origin' },
    // Other hosts under a partner's domain are not ours to decide on.
    strictTransportSecurity:
      env.NODE_ENV === 'production' && trusted.length > 0 ? { includeSubDomains: false } : false,
  });
  return server;
}
