import type { FastifyReply, FastifyRequest } from 'fastify';
import { siteTag } from '#engine/cache/cache-tags.ts';
import { joined } from '#server/site/html-cache/body.ts';
import type { Answer, Entry, MakeAnswer } from '#server/site/html-cache/html-cache.ts';
import { sendEntry } from '#server/site/html-cache/send-entry.ts';
import { endedLogin } from '#server/site/requests/login.ts';
import { unavailablePage } from '#server/site/requests/plain-pages.ts';
import type { SiteUnavailable, Tenant } from '#server/site/tenant/tenants.ts';
import type { PageDeps, PageUnavailable, toDocument } from './page-answers.ts';
import { plainHeaders, withHeaders } from './plain-headers.ts';
import { sendHtml, sendTooBusy } from './send-html.ts';
import type { PageServer } from './serve-pages.ts';
import { type LoginState, withLogin } from './with-login.ts';

/** The ways in which a page is answered with. */
export function createPageSender(options: PageServer) {
  const { cache } = options;
  const deps: PageDeps = options;

  /** Answers from the cache, or with what `make` makes. A host in a spelling of the visitor's own is not kept. */
  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    tenant: Tenant,
    key: string | undefined,
    make: MakeAnswer,
  ): Promise<FastifyReply> => {
    const isKept = key !== undefined && isOwnHost(request, tenant);
    const isBounded = deps.bulkhead !== undefined || options.limitMaking !== undefined;
    if (isBounded && (!isKept || cache.isMissing(key))) {
      const hasOld = isKept && cache.lastGood(key) !== undefined;
      if (!hasOld && isFull(tenant)) return sendTooBusy(request, reply);
      await options.limitMaking?.(key ?? request.url, request, reply);
    }
    const full = withHeaders(plainHeaders(reply), make);
    const entry: Entry = isKept
      ? await cache.answer(key, full, siteTag(tenant.entry.code))
      : cache.make(await full(false));
    reply.hijack();
    sendEntry(cache, entry, request.raw, reply.raw);
    return reply;
  };

  /** Asked before a page is counted: what is refused is not made. */
  const isFull = ({ entry }: Tenant) => deps.bulkhead?.isFull(entry.code) === true;

  /** Answers a visitor who is logged in, past every cache. */
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
    sendEntry(cache, cache.make({ ...made, headers, isPrivate: true }), request.raw, reply.raw);
    return reply;
  };

  /**
   * Answers with what is kept where the site itself cannot be had: it had left its room, and the backend is away. Which
   * parameters its pages read nobody knows then: what serves is the very address that was asked for, but for those that
   * no page reads.
   * @throws the error where nothing is kept
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

  /** Answers with a page that has no content, as that could not be read, or with a plain one. */
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
      .headers({ ...headers, 'cache-control': 'private, no-store' })
      .send(joined(body));
  };

  return { answer, answerAlone, answerWithout, sendUnavailable };
}

/**
 * Whether a host is written as the site itself writes it: no dot at its end, and no port but the one it listens on or
 * that of its own origin. Any other spelling is a visitor's word.
 */
function isOwnHost({ host, socket }: FastifyRequest, { entry }: Tenant): boolean {
  const [name = '', port] = host.split(':');
  if (name.endsWith('.')) return false;
  return port === undefined || port === String(socket.localPort) || entry.origin.endsWith(`:${port}`);
}
