import type { FastifyInstance, FastifyReply, FastifyRequest, HTTPMethods } from 'fastify';
import { BackendError } from '#engine/api/backend-error.ts';
import { splitLocale } from '#engine/route/href.ts';
import type { Call } from '#schemas/api/call.ts';
import { type CallName, calls } from '#schemas/api/calls.ts';
import { idempotencyKeyHeader } from '#schemas/api/headers.ts';
import { endedLogin, hasLogin } from '#server/site/requests/login.ts';
import { hostName } from '#server/site/requests/request-url.ts';
import { allCallsLimit, limitMaking, readLimit, writeLimit } from '#server/site/requests/write-limit.ts';
import { hasInquiryForm } from '#server/site/tenant/takes-inquiries.ts';
import type { Tenant, Tenants } from '#server/site/tenant/tenants.ts';
import { apiError } from './api-error.ts';
import { isSameOrigin, mayRead } from './same-origin.ts';
import { type Visitor, visitorOf } from './visitor.ts';
import { languageOf, type VisitorCall } from './visitor-calls.ts';

/** The longest article in the longest encoding, plus some headroom. */
const bodyLimit = 256 * 1024;
const methods: HTTPMethods[] = ['GET', 'POST', 'PUT', 'PATCH', 'DELETE', 'OPTIONS'];

type ApiOptions = { tenants: Pick<Tenants, 'byHost'>; visitorCall: VisitorCall };

/**
 * The site's own API, which the browser calls instead of the backend: `/api` and the path of the call, for every call
 * of SPEC section 7. It adds what only the server may know: partner, app key, and the visitor's login and IP address.
 */
export async function serveApi(server: FastifyInstance, options: ApiOptions): Promise<void> {
  await server.register(async (api) => addRoutes(api, options), { prefix: '/api' });
}

function addRoutes(api: FastifyInstance, { tenants, visitorCall }: ApiOptions): void {
  // JSON only: a form on another site can send plain text without a preflight request.
  const json = api.getDefaultJsonParser('error', 'error');
  api.removeAllContentTypeParsers();
  api.addContentTypeParser('application/json', { parseAs: 'string', bodyLimit }, json);
  api.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    const allowed = request.method === 'GET' || request.method === 'HEAD' ? mayRead : isSameOrigin;
    if (!allowed(request)) throw refusal(403);
  });
  api.addHook('onRequest', limitMaking(api, { ...allCallsLimit, name: 'api' }));
  api.setErrorHandler(sendError);

  const byPath = Map.groupBy(Object.keys(calls) as CallName[], (name) => calls[name].path);
  for (const [path, names] of byPath) {
    const url = path.replace(/\{(\w+)\}/g, ':$1');
    for (const name of names) {
      const { method }: Call = calls[name];
      api.route({
        method,
        url,
        bodyLimit,
        config: { rateLimit: method === 'GET' ? readLimit : writeLimit },
        handler: async (request) => {
          const tenant = await tenants.byHost(hostName(request.hostname));
          if (!tenant) throw refusal(421);
          const visitor = visitorOf(request, tenant);
          if (name === 'shortenUrl' && !isOfPage(tenant, request.query)) throw refusal(404);
          if (name === 'inquiryCreate' && !(await takesInquiries(tenant, visitor, visitorCall)))
            throw refusal(404);
          return visitorCall(name, {
            params: { ...(request.query as object), ...(request.params as object) },
            body: request.body,
            visitor,
            idempotencyKey: singleHeader(request, idempotencyKeyHeader),
          });
        },
      });
    }
    const offered: string[] = names.map((name) => calls[name].method);
    const other = methods.filter((method) => !offered.includes(method));
    api.route({ method: other, url, handler: async (_, reply) => refuseMethod(reply, offered) });
  }
  // Otherwise the catch-all route of the pages would answer.
  for (const rest of ['/', '/*'])
    api.all(rest, async () => {
      throw refusal(404);
    });
}

/** Short URLs are created only for pages of the site: the backend does not know which ones exist. */
function isOfPage({ site }: Tenant, query: unknown): boolean {
  const { url } = query as { url?: unknown };
  const path = typeof url === 'string' ? URL.parse(url, 'https://own.example')?.pathname : undefined;
  return path === undefined || site.match(splitLocale(path).path) !== undefined;
}

/** Inquiries are accepted only if the site has a form for them: otherwise nobody might look for them. */
async function takesInquiries(
  { site }: Tenant,
  visitor: Visitor,
  visitorCall: VisitorCall,
): Promise<boolean> {
  // The partner's info is not needed if the form is always shown, or if the site has none.
  if (hasInquiryForm(site, true) || !hasInquiryForm(site, false)) return hasInquiryForm(site, true);
  const { row } = await visitorCall('info', { visitor });
  return !row.config.useWidget;
}

const refusal = (statusCode: number) => Object.assign(new Error('refused'), { statusCode });

function refuseMethod(reply: FastifyReply, offered: string[]): never {
  reply.header('allow', offered.join(', '));
  throw refusal(405);
}

function singleHeader(request: FastifyRequest, name: string): string | undefined {
  const value = request.headers[name];
  return Array.isArray(value) ? value.join(', ') : value || undefined;
}

/** Neither bodies nor headers are logged: they may hold passwords. */
function sendError(error: unknown, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { status, body } = apiError(error, languageOf(request.query as Record<string, unknown>));
  if (status >= 500) {
    const { host, method } = request;
    request.log.error({ err: error, host, method, path: request.url.split('?')[0] }, 'a call failed');
  }
  if (error instanceof BackendError && error.retryAfter) reply.header('retry-after', error.retryAfter);
  // A login that the backend no longer accepts is deleted (SPEC section 6).
  if (error instanceof BackendError && (status === 401 || status === 403) && hasLogin(request))
    reply.header('set-cookie', endedLogin(request));
  return reply.code(status).send(body);
}
