import { readFile } from 'node:fs/promises';
import type { IncomingMessage, RequestListener } from 'node:http';
import { join } from 'node:path';
import fastifyStatic from '@fastify/static';
import fastify, {
  type FastifyBaseLogger,
  type FastifyInstance,
  type FastifyReply,
  type FastifyRequest,
  LogController,
} from 'fastify';
import { operatorCalls } from '#schemas/operator/calls.ts';
import { sendDefaultIcon } from '../icons/serve-icons.ts';
import { withPlainForwardedFor } from '../requests/forwarded-for.ts';
import { noRouteSchemas } from '../requests/no-route-schemas.ts';
import { limitMaking, limitRequests } from '../requests/write-limit.ts';
import { robotsRefusal } from '../search-engines/plain-files.ts';
import { createCallBackend } from './call-backend.ts';
import { consoleHeaders } from './console-security.ts';
import { errorAnswer } from './error-answer.ts';
import { callerOf, createFetchSession, type Deps, forwardCall } from './forward-call.ts';
import { guardBodies } from './guard-bodies.ts';
import { knownCall } from './known-call.ts';
import { createSendPicture } from './send-picture.ts';
import { sessionToken } from './session-cookie.ts';

/** Bytes of a request: an uploaded picture. */
const bodyLimit = 12 * 1024 * 1024;

/** Requests of one IP address: an office shares one. */
const requestLimit = { max: 1_200, timeWindow: '1 minute' };

type ConsoleOptions = {
  backendUrl: string;
  appKey: string;
  /** Folder of the built console (`dist/console`). */
  root: string;
  /** Scheme and host of a request, as the operator's browser wrote them. */
  originOf: (request: IncomingMessage) => string | undefined;
  logger: FastifyBaseLogger;
  trustProxy: string[] | false;
  /** Adds what is served from the application's blocks: the schema of documents. */
  extend: (server: FastifyInstance) => void;
};

/**
 * The operators' console: a server of its own behind one host name, which shares nothing with the clinics' sites but the
 * process. It serves the application, holds the session in a cookie that scripts cannot read, and passes calls on to the
 * operator API.
 */
export async function createConsole(options: ConsoleOptions): Promise<FastifyInstance> {
  const { backendUrl, appKey, root, originOf, logger, trustProxy, extend } = options;
  const app = fastify({
    loggerInstance: logger,
    logController: new LogController({ disableRequestLogging: true }),
    bodyLimit,
    trustProxy,
    schemaController: noRouteSchemas,
  });
  const page = await readFile(join(root, 'index.html'), 'utf8');

  // Bodies are passed on as they are; the backend parses them.
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('*', { parseAs: 'buffer' }, (_, body, done) => done(null, body));
  app.addHook('onRequest', async (request, reply) => {
    reply.headers(consoleHeaders([]));
    reply.header('cache-control', 'no-store');
    if (!isRead(request) && !isOwnRequest(request, originOf(request.raw)))
      return reply.code(403).send({ statusCode: 403, message: 'OTHER_ORIGIN' });
  });
  app.setErrorHandler((error, request, reply) => {
    const status = (error as { statusCode?: number }).statusCode ?? 502;
    if (status >= 500)
      // The path of the route alone: tokens of resets and invitations are in the request's.
      request.log.error(
        { err: error, path: request.routeOptions.url, call: knownCall(request.method, request.url) },
        'the console failed',
      );
    return reply.code(status).send(errorAnswer(status, request.headers['accept-language']));
  });

  await app.register(fastifyStatic, {
    root: join(root, 'assets'),
    prefix: '/assets/',
    index: false,
    decorateReply: false,
    immutable: true,
    maxAge: '1y',
    preCompressed: true,
  });

  const isSecure = (request: FastifyRequest) => originOf(request.raw)?.startsWith('https:') === true;
  const deps: Deps = {
    callBackend: createCallBackend({ backendUrl, appKey }),
    tokenOf: (request) => sessionToken(request.headers.cookie, isSecure(request)),
    isSecure,
  };
  const fetchSession = createFetchSession(deps);
  const bodies = guardBodies(fetchSession);
  await limitRequests(app, async () => 'console');
  const config = { rateLimit: requestLimit };
  app.route({
    method: ['GET', 'POST', 'PUT', 'DELETE'],
    url: '/operator/*',
    onRequest: [
      // Ahead of the check of large bodies, which calls the backend.
      limitMaking(app, requestLimit),
      async (request, reply) =>
        knownCall(request.method, request.url) ? undefined : reply.code(404).send(notFound),
      bodies.check,
    ],
    handler: (request, reply) => bodies.handle(request, () => forwardCall(request, reply, deps)),
  });

  app.get('/files/*', { config }, createSendPicture({ backendUrl, tokenOf: deps.tokenOf, fetchSession }));

  extend(app);

  const sendPage = async (request: FastifyRequest, reply: FastifyReply) => {
    const [, code] = /^\/partners\/([^/?]+)/.exec(request.url) ?? [];
    const frames = code ? await framesOf(code, request, deps) : [];
    // The editor sees by the attribute whether its document may frame the site.
    const marked = frames.length > 0 ? page.replace('<html ', `<html data-frames="${code}" `) : page;
    return reply.headers(consoleHeaders(frames)).type('text/html; charset=utf-8').send(marked);
  };
  app.get('/robots.txt', { config }, (_, reply) =>
    reply.type('text/plain; charset=utf-8').send(robotsRefusal),
  );
  app.get('/favicon.ico', { config }, (_, reply) => sendDefaultIcon(reply));
  app.get('/', { config }, sendPage);
  // The application has its own page for URLs that it does not know.
  app.get('/*', { config }, sendPage);
  await app.ready();
  return app;
}

/** Passes the requests to the console's host on to it, ahead of everything that concerns sites. */
export function consoleFirst(
  console: FastifyInstance | undefined,
  isConsole: (origin: string | undefined) => boolean,
  originOf: (request: IncomingMessage) => string | undefined,
  next: RequestListener,
): RequestListener {
  if (!console) return next;
  const route = withPlainForwardedFor(console.routing);
  return (request, response) => {
    if (isConsole(originOf(request))) route(request, response);
    else next(request, response);
  };
}

/** The origin that the editor of a partner may frame: the partner's site, if the operator is a member. */
async function framesOf(
  code: string,
  request: FastifyRequest,
  { callBackend, tokenOf }: Deps,
): Promise<string[]> {
  const token = tokenOf(request);
  if (!token) return [];
  const { method, path, response } = operatorCalls.partners;
  const caller = { ...callerOf(request), body: undefined, contentType: undefined, method, token };
  let after: string | undefined;
  do {
    const page = after === undefined ? path : `${path}?after=${encodeURIComponent(after)}`;
    const answer = await callBackend({ ...caller, path: page }).catch(() => undefined);
    if (!answer?.ok) return [];
    const { rows, more } = response.parse(JSON.parse(answer.bytes.toString('utf8')));
    const partner = rows.find((row) => row.code === code);
    if (partner) return URL.canParse(partner.origin) ? [new URL(partner.origin).origin] : [];
    after = more ? rows.at(-1)?.code : undefined;
  } while (after !== undefined);
  return [];
}

const notFound = { statusCode: 404, message: 'NOT_FOUND' };
const isRead = ({ method }: FastifyRequest) => method === 'GET' || method === 'HEAD';

/** Whether the console's own page sent the request: cookies alone prove nothing. */
function isOwnRequest({ headers }: FastifyRequest, origin: string | undefined): boolean {
  const site = headers['sec-fetch-site'];
  if (site !== undefined && site !== 'same-origin') return false;
  return headers.origin !== undefined && headers.origin === origin;
}
