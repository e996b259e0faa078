import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { TooBusy } from '#server/site/requests/page-bulkhead.ts';
import { problemPage } from '#server/site/requests/plain-pages.ts';
import { hasTwoHosts } from './request-origin.ts';
import { isHost, maxUrlLength } from './request-url.ts';

const permissions = ['camera', 'microphone', 'geolocation', 'payment', 'usb', 'browsing-topics'];
const readOnly = 'GET, HEAD';
const tooMuch = new Set([429, 503]);

/** A page and its content security policy. */
export type ErrorPage = { html: string; policy: string };

/** Answers with a plain error page without implementation details. */
export const sendProblem = (reply: FastifyReply, status: number): FastifyReply =>
  sendErrorPage(reply, status, {
    html: problemPage(status, reply.request),
    policy: "default-src 'none'",
  });

const sendErrorPage = (reply: FastifyReply, status: number, { html, policy }: ErrorPage): FastifyReply =>
  reply
    .code(status)
    .header('cache-control', 'no-store')
    .header('content-security-policy', policy)
    .type('text/html; charset=utf-8')
    .send(html);

/**
 * Rules for every request: limits, headers and plain error pages. Routes without a `cache-control` header are not cached.
 * @param pageOf in development: the page of a failed request, with details of the error
 */
export function guardRequests(
  server: FastifyInstance,
  pageOf?: (status: number, error: unknown) => ErrorPage,
): void {
  server.addHook('onRequest', async (request, reply) => {
    reply.header('permissions-policy', permissions.map((name) => `${name}=()`).join(', '));
    if (request.url.length > maxUrlLength) return sendProblem(reply, 414);
    if (!request.url.startsWith('/') || !isHost(request.host) || hasTwoHosts(request.headers))
      return sendProblem(reply, 400);
  });
  server.addHook('onSend', async (_, reply) => {
    // Temporary refusals tell visitors when to retry.
    if (tooMuch.has(reply.statusCode) && !reply.hasHeader('retry-after')) reply.header('retry-after', '5');
    if (!reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    // The compressor sets `vary` only on compressed responses: a cache would serve others uncompressed to every client.
    else if (!reply.hasHeader('vary') && !isPacked(reply)) reply.header('vary', 'accept-encoding');
  });
  server.setErrorHandler((error, request, reply) => {
    const status = statusOf(error);
    reportError(error, status, request, reply);
    if (pageOf && status >= 500) return sendErrorPage(reply, status, pageOf(status, error));
    return sendProblem(reply, status);
  });
  server.setNotFoundHandler((request, reply) => {
    if (request.method === 'GET' || request.method === 'HEAD') return sendProblem(reply, 404);
    return sendProblem(reply.header('allow', readOnly), 405);
  });
}

/** Whether the content type is never compressed. */
const isPacked = (reply: FastifyReply) =>
  /^(image\/(?!svg)|font\/)/.test(String(reply.getHeader('content-type') ?? ''));

/** For Fastify's own errors before a route is found, such as a path that cannot be decoded. */
export const frameworkErrors = (_: FastifyError, __: FastifyRequest, reply: FastifyReply): void => {
  sendProblem(reply, 400);
};

/** Whether the client left before its response: the console drops the preview of an outdated draft. */
const isAbandoned = (error: unknown, reply: FastifyReply) =>
  reply.raw.destroyed && (error as FastifyError).code === 'ERR_STREAM_PREMATURE_CLOSE';

function statusOf(error: unknown): number {
  const { statusCode: status = 500 } = error as FastifyError;
  return status >= 400 && status < 600 ? status : 500;
}

function reportError(error: unknown, status: number, request: FastifyRequest, reply: FastifyReply): void {
  const { retryAfter } = error as { retryAfter?: number };
  if (status >= 500 && !(error instanceof TooBusy) && !isAbandoned(error, reply))
    request.log.error(
      { err: error, host: request.hostname, path: request.url.split('?')[0] },
      'a request failed',
    );
  if (retryAfter !== undefined) reply.header('retry-after', String(retryAfter));
}
