import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { siteTag, sourceTag } from '#engine/cache/cache-tags.ts';
import { splitLocale } from '#engine/route/href.ts';
import type { MakeAnswer } from '#server/site/html-cache/entry.ts';
import { NoLongerAPage } from '#server/site/html-cache/html-cache.ts';
import { pageEntryKey } from '#server/site/html-cache/serve-from-cache.ts';
import { PageUnavailable } from '#server/site/pages/page-answers.ts';
import { sendMisdirected, sendTooBusy } from '#server/site/pages/send-html.ts';
import { createPageSender, isOwnHost } from '#server/site/pages/send-page.ts';
import { sendProblem } from '#server/site/requests/guard-requests.ts';
import { TooBusy } from '#server/site/requests/page-bulkhead.ts';
import { hostName, originOf } from '#server/site/requests/request-url.ts';
import type { SearchDeps } from './deps.ts';
import { type IndexNow, keyPath } from './index-now.ts';
import { makeFile } from './make-file.ts';
import { searchSite } from './search-site.ts';

const paths = [
  '/robots.txt',
  '/sitemap.xml',
  '/sitemaps/*',
  '/llms.txt',
  '/manifest.webmanifest',
  '/feeds/*',
  '/:language/feeds/*',
];

/**
 * Serves what search engines, feed readers and home screens read, per host: `/robots.txt`, `/sitemap.xml` and its parts,
 * `/feeds/<name>.rss` and `.atom` in each language, `/llms.txt`, `/manifest.webmanifest`. They are cached and purged as
 * pages are.
 * @param indexNow serves the key of each site too
 */
export function serveSearchEngines(
  server: FastifyInstance,
  deps: SearchDeps,
  indexNow?: Pick<IndexNow, 'keyOf'>,
): void {
  const { answer } = createPageSender(deps.pages);
  const handle = async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const host = hostName(request.hostname);
    const tenant = await deps.pages.tenants.byHost(host);
    // Nothing is cached for other spellings of the host, and these files cost as much as hundreds of pages.
    if (!tenant || !isOwnHost(request, tenant)) return sendMisdirected(reply);
    const origin = originOf(request);
    const [path = '/'] = request.url.split('?');
    try {
      const make = fileMaker(deps, { host, origin, path });
      return await answer(request, reply, tenant, pageEntryKey(origin, path), make);
    } catch (error) {
      if (error instanceof NoSuchFile) return sendProblem(reply, 404);
      if (error instanceof TooBusy) return sendTooBusy(request, reply);
      if ((error as { statusCode?: number }).statusCode === 429) throw error;
      request.log.warn({ err: error, host, path }, 'a file for search engines could not be made');
      return sendProblem(reply.header('retry-after', '60'), 503);
    }
  };
  for (const path of paths) server.get(path, handle);
  if (indexNow)
    server.get(keyPath, async (request, reply) => {
      const tenant = await deps.pages.tenants.byHost(hostName(request.hostname));
      if (!tenant) return sendMisdirected(reply);
      return reply.type('text/plain; charset=utf-8').send(indexNow.keyOf(tenant.entry.code));
    });
}

// Defined here, because a cached answer retains its renderer with every variable of the scope (serve-pages.ts).
const fileMaker =
  (deps: SearchDeps, { host, origin, path }: { host: string; origin: string; path: string }): MakeAnswer =>
  async () => {
    const tenant = await deps.pages.tenants.byHost(host);
    if (!tenant) throw new NoSuchFile();
    const site = await searchSite(deps, tenant, origin, splitLocale(path).segment);
    if (!site) throw new PageUnavailable('info');
    const file = await makeFile(deps, site, path);
    if (!file) throw new NoSuchFile();
    return {
      status: 200,
      headers: { 'content-type': file.type, 'content-security-policy': "default-src 'none'" },
      body: file.body,
      tags: [siteTag(tenant.entry.code), ...['info', ...file.sources].map((name) => sourceTag(name))],
      policy: file.policy,
      freshSeconds: file.policy.maxAge,
      validUntil: undefined,
      isPartial: false,
    };
  };

/** The site has no such file, or none any more. */
class NoSuchFile extends NoLongerAPage {
  override readonly name = 'NoSuchFile';
}
