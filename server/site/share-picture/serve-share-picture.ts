import { BulkheadRejectedError, bulkhead } from 'cockatiel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { inkOn } from '#engine/domain/color/ink-on.ts';
import { propertyColor } from '#engine/head/theme-color.ts';
import { plain } from '#schemas/layout/text.ts';
import { crossOriginHeader } from '#server/site/image/cross-origin-header.ts';
import { sitePath } from '#server/site/pages/clean-path.ts';
import { makePageOf, type PageDeps, PageMoved, PageUnavailable } from '#server/site/pages/page-answers.ts';
import { sendMisdirected } from '#server/site/pages/send-html.ts';
import { sendProblem } from '#server/site/requests/guard-requests.ts';
import { TooBusy } from '#server/site/requests/page-bulkhead.ts';
import { hostName, originOf, requestUrl } from '#server/site/requests/request-url.ts';
import { clientIp, readLimit } from '#server/site/requests/write-limit.ts';
import { composePicture, findShareFonts, type ShareText } from './compose-picture.ts';

type Options = {
  pages: PageDeps;
  /** Refuses IP addresses that request too many new pictures (`drawingLimit`). @throws an error with the status 429 */
  limitMaking: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
};

/** Pictures that may be drawn for one IP address on all sites together: a sixth of what one process can draw. */
export const drawingLimit = {
  max: 30,
  timeWindow: '1 minute',
  name: 'drawings',
  keyGenerator: (request: FastifyRequest) => clientIp(request),
};

const maxPathLength = 500;
const maxBytes = 16 * 1024 * 1024;
/** Pages whose picture is known, and the milliseconds after which a page is rendered again: its title may have changed. */
const maxPages = 2_000;
const pageAge = 10 * 60 * 1000;
/** Pictures drawn at once, and how many may wait. */
const atOnce = 1;
const waiting = 50;
const day = 'public, max-age=86400';
/** For a URL that is not the present one of the picture, such as after a change of the title. */
const minute = 'public, max-age=60';

/**
 * `/_share?path=<path of a page>`: the picture of a shared link for a page without one (engine/head/share-image.ts). Only
 * pages that search engines may list have one, so nobody can have other texts drawn.
 */
export function serveSharePictures(server: FastifyInstance, { pages, limitMaking }: Options): void {
  if (!findShareFonts(process.cwd())) server.log.warn('there are no fonts for pictures of shared links');
  const turns = bulkhead(atOnce, waiting);
  const drawn = new LRUCache<string, Buffer, ShareText>({
    maxSize: maxBytes,
    sizeCalculation: ({ length }) => length,
    // Simultaneous requests share one.
    fetchMethod: (_key, _old, { context }) => turns.execute(() => composePicture(context)),
  });
  /** The picture of each page: its key, and the version in its URL. */
  const ofPages = new LRUCache<string, { key: string; version: string }>({ max: maxPages, ttl: pageAge });
  const limited = { config: { rateLimit: readLimit } };
  server.get<{ Querystring: { path?: unknown; v?: unknown } }>('/_share', limited, async (request, reply) => {
    const { path, v: asked } = request.query;
    const url = typeof path === 'string' && path.length <= maxPathLength ? requestUrl(path) : undefined;
    if (!url) return sendProblem(reply, 400);
    const host = hostName(request.hostname);
    const origin = originOf(request);
    try {
      const tenant = await pages.tenants.byHost(host);
      if (!tenant) return sendMisdirected(reply);
      const address = { origin, host, path: sitePath(tenant.site, url.pathname), search: '' };
      const { code, revision } = tenant.entry;
      const pageKey = `${code} ${revision} ${address.path}`;
      const present = ofPages.get(pageKey);
      const known = present && isOf(asked, present) && drawn.get(present.key);
      if (known) return sendPicture(reply, known, day);
      // Counted before the page is rendered, which also takes time.
      await limitMaking(request, reply);
      const { page } = await makePageOf(pages, tenant, address);
      if (page.status !== 200 || page.head.noindex) return sendProblem(reply, 404);
      const background = propertyColor(tenant.site, '--color-bg') ?? '#ffffff';
      const text: ShareText = {
        title: page.head.ownTitle,
        name: plain(page.head.siteName),
        locale: page.locale,
        colors: {
          background,
          ink: inkOn(background) === 'light' ? '#ffffff' : '#1e1918',
          accent: propertyColor(tenant.site, '--color-primary-600') ?? '#3d4152',
        },
      };
      const key = JSON.stringify(text);
      const bytes = await drawn.forceFetch(key, { context: text });
      const now = { key, version: versionIn(page.head.image) };
      ofPages.set(pageKey, now);
      return sendPicture(reply, bytes, isOf(asked, now) ? day : minute);
    } catch (error) {
      if (error instanceof PageMoved) return sendProblem(reply, 404);
      if (
        error instanceof BulkheadRejectedError ||
        error instanceof PageUnavailable ||
        error instanceof TooBusy
      )
        return sendProblem(reply.header('retry-after', '5'), 503);
      throw error;
    }
  });
}

const isOf = (asked: unknown, { version }: { version: string }): boolean =>
  asked === undefined || version === '' || asked === version;

/** The version in the URL of a picture, or empty: a page can have a picture of its own. */
const versionIn = (image = ''): string => {
  const url = URL.parse(image);
  return (url?.pathname === '/_share' && url.searchParams.get('v')) || '';
};

const sendPicture = (reply: FastifyReply, bytes: Buffer, age: string): FastifyReply =>
  reply.headers(crossOriginHeader).type('image/jpeg').header('cache-control', age).send(bytes);
