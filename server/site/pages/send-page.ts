import type { FastifyReply, FastifyRequest } from 'fastify';
import { siteTag } from '#engine/cache/cache-tags.ts';
import { cacheNone } from '#registry/cache-policy.ts';
import { joined } from '#server/site/html-cache/body.ts';
import { cacheControl } from '#server/site/html-cache/cache-control.ts';
import type { Answer, Entry, MakeAnswer } from '#server/site/html-cache/entry.ts';
import { sendEntry } from '#server/site/html-cache/send-entry.ts';
import { endedLogin } from '#server/site/requests/login.ts';
import { unavailablePage } from '#server/site/requests/plain-pages.ts';
import type { SiteUnavailable } from '#server/site/tenant/site-unavailable.ts';
import type { Tenant } from '#server/site/tenant/tenants.ts';
import type { PageDeps, PageUnavailable, toDocument } from './page-answers.ts';
import { plainHeaders, withHeaders } from './plain-headers.ts';
import { sendHtml, sendTooBusy } from './send-html.ts';
import type { PageServer } from './serve-pages.ts';
import { type LoginState, withLogin } from './with-login.ts';

/** The ways to respond with a page. */
export function createPageSender(options: PageServer) {
  const { cache } = options;
  const deps: PageDeps = options;

  /** Answers from the cache or with a new render. Pages under an unusual spelling of the host are not cached. */
  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    tenant: Tenant,
    key: string | undefined,
    make: MakeAnswer,
  ): Promise<FastifyReply> => {
    const isCacheable = key !== undefined && isOwnHost(request, tenant);
    const isBounded = deps.bulkhead !== undefined || options.limitMaking !== undefined;
    if (isBounded && (!isCacheable || cache.isMissing(key))) {
      const hasOld = isCacheable && cache.lastGood(key) !== undefined;
      if (!hasOld && isFull(tenant)) return sendTooBusy(request, reply);
      await options.limitMaking?.(key ?? request.url, request, reply);
    }
    const full = withHeaders(plainHeaders(reply), make);
    const entry: Entry = isCacheable
      ? await cache.answer(key, full, siteTag(tenant.entry.code))
      : cache.make(await full(false));
    reply.hijack();
    sendEntry(cache, entry, request.raw, reply.raw);
    return reply;
  };

  /** Checked before a page is counted, because a refused page is not rendered. */
  const isFull = ({ entry }: Tenant) => deps.bulkhead?.isFull(entry.code) === true;

  /** Answers a logged-in visitor without any cache. */
  const answerAlone = async (
    request: FastifyRequest,
    reply: FastifyReply,
    tenant: Tenant,
    login: string,
    make: (own: PageDeps, state: LoginState) => Promise<Answer>,
  ): Promise<FastifyReply> => {
    if (isFull(tenant)) return sendTooBusy(request, reply);
    await options.limitMaking?.(request.url, request, reply);
    const { made, isRefused } = await withLogin(deps, login, make);
    const headers = {
      ...plainHeaders(reply),
      ...made.headers,
      ...(isRefused && { 'set-cookie': endedLogin(request) }),
    };
    reply.hijack();
    sendEntry(cache, cache.make({ ...made, headers, policy: cacheNone }), request.raw, reply.raw);
    return reply;
  };

  /**
   * Answers from the cache if the site itself is unavailable: it was evicted, and the backend is unreachable. The
   * parameters that its pages read are then unknown, so only the exact URL is looked up, without campaign parameters.
   * @throws the given error if nothing is cached
   */
  const answerWithout = (
    error: SiteUnavailable,
    request: FastifyRequest,
    reply: FastifyReply,
    key: string,
  ) => {
    const entry = cache.lastGood(key);
    if (!entry) throw error;
    reply.hijack();
    sendEntry(cache, entry, request.raw, reply.raw);
    return reply;
  };

  /** Answers with a page without its content, which could not be read, or with a plain page. */
  const sendUnavailable = async (
    { found, isLoginRefused }: PageUnavailable,
    request: FastifyRequest,
    reply: FastifyReply,
    show: typeof toDocument,
  ): Promise<FastifyReply> => {
    if (isLoginRefused) reply.header('set-cookie', endedLogin(request));
    if (!found) return sendHtml(reply.header('retry-after', '5'), 503, unavailablePage(request));
    const { status, headers, body } = await show(deps, found);
    return reply
      .code(status)
      .headers({ ...headers, 'cache-control': cacheControl(cacheNone) })
      .send(joined(body));
  };

  return { answer, answerAlone, answerWithout, sendUnavailable };
}

/**
 * Whether a host is written as the site itself writes it: without a trailing dot, and with no port other than the one
 * it listens on or its own origin's. Visitors can invent any other spelling.
 */
export function isOwnHost({ host, socket }: FastifyRequest, { entry }: Tenant): boolean {
  const [name = '', port] = host.split(':');
  if (name.endsWith('.')) return false;
  return port === undefined || port === String(socket.localPort) || entry.origin.endsWith(`:${port}`);
}
