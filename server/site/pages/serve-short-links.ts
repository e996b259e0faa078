import type { FastifyInstance } from 'fastify';
import type { BackendClient } from '#engine/api/backend-client.ts';
import { BackendError } from '#engine/api/backend-error.ts';
import { withCampaign } from '#engine/route/campaign.ts';
import { calls } from '#schemas/api/calls.ts';
import { parseSafeUrl } from '#schemas/safe-url.ts';
import { sendProblem } from '#server/site/requests/guard-requests.ts';
import { hostName } from '#server/site/requests/request-url.ts';
import { readLimit } from '#server/site/requests/write-limit.ts';
import type { Tenants } from '#server/site/tenant/tenants.ts';
import type { ShowPage } from './serve-pages.ts';

/** Milliseconds for which a visitor waits for the target of a short URL. */
const timeoutMs = 3_000;
const { path, params, response } = calls.shortenUrl;

type Options = {
  tenants: Pick<Tenants, 'byHost'>;
  client: BackendClient;
  /** Answers with the site's own page for a URL without a page. Not cached: the code may exist later. */
  showUncached: ShowPage;
};

/**
 * `/s/<code>`: redirects to the target of a short URL, but only to a path of the same site, whatever the backend
 * returns. The target gets the campaign parameters of the request.
 */
export function serveShortLinks(server: FastifyInstance, { tenants, client, showUncached }: Options): void {
  const limited = { config: { rateLimit: readLimit } };
  server.get<{ Params: { code: string } }>('/s/:code', limited, async (request, reply) => {
    const tenant = await tenants.byHost(hostName(request.hostname));
    if (!tenant) return sendProblem(reply, 421);
    const asked = params.safeParse({ code: request.params.code });
    if (!asked.success) return showUncached(request, reply);
    try {
      const { origin } = tenant.entry;
      const signal = AbortSignal.timeout(timeoutMs);
      const { row } = response.parse(await client({ path, params: asked.data, origin, signal }));
      const url = parseSafeUrl(row.url);
      if (url?.kind === 'internal') {
        const target = withCampaign(url.href, request.url);
        return reply.header('cache-control', 'no-cache').redirect(target, 302);
      }
    } catch (error) {
      const { status } = error instanceof BackendError ? error : { status: 500 };
      if (status !== 404 && status !== 400) {
        request.log.warn({ err: error }, 'a short address could not be looked up');
        return sendProblem(reply.header('retry-after', '5'), 503);
      }
    }
    return showUncached(request, reply);
  });
}
