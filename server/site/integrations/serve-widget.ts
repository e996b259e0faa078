import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { requestBackend } from '#engine/api/request-backend.ts';
import { appKeyHeader } from '#schemas/api/headers.ts';
import { isSameOrigin, mayRead } from '#server/site/api/same-origin.ts';
import { sendProblem } from '#server/site/requests/guard-requests.ts';
import { hostName } from '#server/site/requests/request-url.ts';
import { visitorAddress } from '#server/site/requests/visitor-address.ts';
import { allCallsLimit, limitMaking, readLimit, writeLimit } from '#server/site/requests/write-limit.ts';
import type { Tenants } from '#server/site/tenant/tenants.ts';

type Asked = { Params: { '*': string } };
type Options = { tenants: Pick<Tenants, 'byHost'>; backendUrl: string; appKey: string };

/** Milliseconds for which a visitor waits. */
const timeoutMs = 10_000;
/** More than the longest reservation. */
const bodyLimit = 64 * 1024;
/** More than the largest script of the widget. */
const maxBytes = 1024 * 1024;
const forwardedHeaders = ['content-type', 'cache-control', 'etag', 'retry-after'];

/**
 * `/_widget/…`: proxies the reservation widget of the backend, for partners without their own widget
 * (docs/integrations.md). Visitors need not reach the backend, and the page needs no other origin.
 */
export function serveWidget(server: FastifyInstance, { tenants, backendUrl, appKey }: Options): void {
  const proxyRequest = async (request: FastifyRequest<Asked>, reply: FastifyReply) => {
    const tenant = await tenants.byHost(hostName(request.hostname));
    if (!tenant) return sendProblem(reply, 421);
    // Only the site's own pages may reserve through it.
    const isOwnPage = request.method === 'POST' ? isSameOrigin(request) : mayRead(request);
    if (!isOwnPage) return sendProblem(reply, 403);
    const path = request.params['*'];
    if (!/^[\w-]+(\.(mjs|ts))?(\/[\w-]+)*$/.test(path)) return sendProblem(reply, 404);
    const { search } = new URL(request.url, backendUrl);
    const answer = await requestBackend(new URL(`/widget/${path}${search}`, backendUrl), {
      method: request.method,
      headers: { ...headersOf(request), origin: tenant.entry.origin, [appKeyHeader]: appKey },
      ...(request.method === 'POST' ? { body: JSON.stringify(request.body ?? null) } : {}),
      signal: AbortSignal.timeout(timeoutMs),
      maxBytes,
    }).catch((error) => {
      request.log.warn({ reason: String(error) }, 'the widget could not be loaded');
      return undefined;
    });
    if (!answer) return sendProblem(reply.header('retry-after', '5'), 503);
    for (const name of forwardedHeaders) {
      const value = answer.headers[name];
      if (value !== undefined) reply.header(name, value);
    }
    return reply.code(answer.status).send(answer.bytes);
  };
  const onRequest = limitMaking(server, { ...allCallsLimit, name: 'widget' });
  server.get<Asked>('/_widget/*', { onRequest, config: { rateLimit: readLimit } }, proxyRequest);
  server.post<Asked>('/_widget/*', { onRequest, bodyLimit, config: { rateLimit: writeLimit } }, proxyRequest);
}

function headersOf(request: FastifyRequest): Record<string, string> {
  const { 'if-none-match': tag, 'idempotency-key': key } = request.headers;
  return {
    'x-forwarded-for': visitorAddress(request),
    ...(request.method === 'POST' ? { 'content-type': 'application/json' } : {}),
    ...(tag ? { 'if-none-match': tag } : {}),
    ...(typeof key === 'string' ? { 'idempotency-key': key } : {}),
  };
}
