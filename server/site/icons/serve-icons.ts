import { BulkheadRejectedError, bulkhead } from 'cockatiel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { allowedImageUrl } from '#engine/image/allowed-image-url.ts';
import { crossOriginHeader } from '#server/site/image/cross-origin-header.ts';
import { fetchFile, fetchListed } from '#server/site/image/fetch-file.ts';
import { filePath } from '#server/site/image/file-path.ts';
import { ImageError } from '#server/site/image/image-error.ts';
import type { FileProxy } from '#server/site/image/proxy-file.ts';
import { sendProblem } from '#server/site/requests/guard-requests.ts';
import { hostName } from '#server/site/requests/request-url.ts';
import { readLimit } from '#server/site/requests/write-limit.ts';
import type { Tenant, Tenants } from '#server/site/tenant/tenants.ts';
import { iconSizes, makeIcon } from './make-icon.ts';
import type { SiteIcon } from './site-icon.ts';

type Options = {
  tenants: Pick<Tenants, 'byHost'>;
  /** Whether plain `localhost` lists the sites: that page has the default icon. */
  showIndex?: boolean;
  /** The site's icon, or nothing if it is unknown. */
  iconOf: (tenant: Tenant) => Promise<SiteIcon | undefined>;
  backendUrl: string;
  /** As IMAGE_ORIGINS lists them. */
  imageOrigins: readonly string[];
  proxyFile: FileProxy;
  /** Bytes of the made icons that are cached. */
  maxBytes?: number;
  /** Refuses IP addresses that request too many new icons. @throws an error with the status 429 */
  limitMaking?: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
};

/** Files that a partner may have in its homepage-meta location. */
const shareName = 'og-image.jpg';
/** The largest icon that partners supply: other sizes, such as for the home screen, are made from it. */
const largestOwn = 'apple-touch-icon.png';
const ownNames = new Set([...Object.keys(iconSizes), shareName]);
const day = 'public, max-age=86400';
/**
 * For an icon under a version that this process does not know: it may be from before or after the site's last change.
 * And for a missing share image, which the partner may supply at any time.
 */
const minute = 'public, max-age=60';
/** Icons made at once, and how many may wait: each holds its whole picture in memory. */
const atOnce = 1;
const waiting = 100;

/**
 * Serves the icons that the head of a page points to (SPEC section 2, Page head metadata):
 *
 * - `/homepage-meta/<partnerId>/<name>`: icons and share image that the partner supplies, for this site's partner only.
 *   A missing share image redirects to the one that is drawn for the page `?path=`, which is the home page by default.
 * - `/_icons/<name>`: icons made from the picture that an operator chose, else from the partner's file `icon.webp`, or
 *   the default one. They also stand in for icons that the partner lacks, if it has no `apple-touch-icon.png` to make them
 *   from.
 * - `/favicon.ico`, for clients that request it without reading a page.
 */
export function serveIcons(
  server: FastifyInstance,
  {
    tenants,
    showIndex,
    iconOf,
    backendUrl,
    imageOrigins,
    proxyFile,
    maxBytes = 16 * 1024 * 1024,
    limitMaking,
  }: Options,
): void {
  const turns = bulkhead(atOnce, waiting);
  const made = new LRUCache<string, Buffer, Icon>({
    maxSize: maxBytes,
    sizeCalculation: ({ length }) => length + 1,
    ttl: 60 * 60 * 1000,
    // Simultaneous requests share one fetch.
    fetchMethod: (_key, _old, { context: { code, name, version, chosen, own } }) =>
      turns.execute(async () => {
        const picture =
          (chosen && (await chosenPicture(chosen, backendUrl, imageOrigins))) ||
          (own && (await fileOf(own + version, backendUrl))) ||
          (await fileOf(`/files/${code}/icon.webp${version}`, backendUrl));
        // An unreadable picture counts as missing.
        return makeIcon(name, picture).catch((error) => {
          server.log.warn(
            { err: error, code, name },
            'the default icon is served: the picture is unreadable',
          );
          return makeIcon(name, undefined);
        });
      }),
  });
  /** @param own the path of the partner's own icon from which another size is made, if it exists */
  const fromPicture = async (
    tenant: Tenant,
    name: string,
    request: FastifyRequest,
    reply: FastifyReply,
    own = '',
  ) => {
    const { code } = tenant.entry;
    const asked = askedQuery(request);
    const { picture: chosen = null, version: current } = (await iconOf(tenant)) ?? {};
    const keyOf = (query: string) => `${code}|${name}|${query}|${chosen}|${own}`;
    // Visitors can invent other versions, each of which would be made and cached.
    const isKnown = asked === '' || made.has(keyOf(asked)) || asked === current;
    const version = isKnown ? asked : '';
    const key = keyOf(version);
    if (!made.has(key)) await limitMaking?.(request, reply);
    const bytes = await made.forceFetch(key, { context: { code, name, version, chosen, own } });
    const age = isKnown ? day : minute;
    return reply.headers(crossOriginHeader).type('image/png').header('cache-control', age).send(bytes);
  };
  /** The partner's own file or, if it is missing or an operator chose another icon, a generated one. */
  const own = async (tenant: Tenant, name: string, request: FastifyRequest, reply: FastifyReply) => {
    if (Object.hasOwn(iconSizes, name) && (await iconOf(tenant))?.picture)
      return fromPicture(tenant, name, request, reply);
    const folder = `/homepage-meta/${tenant.entry.partnerId}`;
    try {
      // Nothing here caches it, so any version will do.
      return await proxyFile(`${folder}/${name}${askedQuery(request)}`, request, reply);
    } catch (error) {
      if (!isMissing(error)) throw error;
      if (name === shareName) return toDrawnPicture(request, reply);
      return fromPicture(tenant, name, request, reply, `${folder}/${largestOwn}`);
    }
  };
  const answer = async (
    request: FastifyRequest,
    reply: FastifyReply,
    give: (tenant: Tenant) => Promise<FastifyReply>,
    withoutSite: () => Promise<FastifyReply> = async () => sendProblem(reply, 421),
  ) => {
    const tenant = await tenants.byHost(hostName(request.hostname));
    if (!tenant) return withoutSite();
    try {
      return await give(tenant);
    } catch (error) {
      if (isMissing(error)) return sendProblem(reply, 404);
      if (!(error instanceof ImageError || error instanceof BulkheadRejectedError)) throw error;
      return sendProblem(reply.header('retry-after', '5'), 503);
    }
  };

  const limited = { config: { rateLimit: readLimit } };
  server.get<{ Params: { id: string; name: string } }>(
    '/homepage-meta/:id/:name',
    limited,
    async (request, reply) =>
      answer(request, reply, async (tenant) => {
        const { id, name } = request.params;
        if (!ownNames.has(name) || id !== String(tenant.entry.partnerId)) return sendProblem(reply, 404);
        return own(tenant, name, request, reply);
      }),
  );
  server.get<{ Params: { name: string } }>('/_icons/:name', async (request, reply) =>
    answer(request, reply, async (tenant) => {
      const { name } = request.params;
      if (!Object.hasOwn(iconSizes, name)) return sendProblem(reply, 404);
      return fromPicture(tenant, name, request, reply);
    }),
  );
  server.get('/favicon.ico', limited, async (request, reply) =>
    answer(
      request,
      reply,
      async (tenant) => own(tenant, 'favicon.png', request, reply),
      showIndex && request.hostname === 'localhost' ? () => sendDefaultIcon(reply) : undefined,
    ),
  );
}

/** Answers with Maru's own icon, for pages that belong to no site. */
export const sendDefaultIcon = async (reply: FastifyReply): Promise<FastifyReply> =>
  reply
    .type('image/png')
    .header('cache-control', day)
    .send(await makeIcon('favicon.png', undefined));

/** `version`: the query of the URL, `?v=…` or empty. `chosen`: the picture that an operator chose. */
type Icon = { code: string; name: string; version: string; chosen: string | null; own: string };

const versionDigits = /^\d{1,15}$/;

/** The query of the requested version; anything else is ignored. */
function askedQuery({ query }: FastifyRequest): string {
  const { v } = query as Record<string, unknown>;
  return typeof v === 'string' && versionDigits.test(v) ? `?v=${v}` : '';
}

/** The partner's flag `isCdnFavicon` promises icons; whether it has a share image too shows only here. */
function toDrawnPicture({ query }: FastifyRequest, reply: FastifyReply): FastifyReply {
  const { path } = query as Record<string, unknown>;
  const page = new URLSearchParams({ path: typeof path === 'string' ? path : '/' });
  return reply.headers(crossOriginHeader).header('cache-control', minute).redirect(`/_share?${page}`);
}

const isMissing = (error: unknown) => error instanceof ImageError && error.status === 404;

/** The picture that an operator chose; undefined if it is gone, or its origin is not listed. */
async function chosenPicture(
  address: string,
  backendUrl: string,
  origins: readonly string[],
): Promise<Buffer | undefined> {
  const path = filePath(address);
  const listed = allowedImageUrl(address, origins);
  if (!path && !listed) return undefined;
  if (path) return fileOf(path, backendUrl);
  try {
    return (await fetchListed(String(listed), origins)).bytes;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}

/** A picture that a partner may have; undefined if it is missing. */
async function fileOf(path: string, backendUrl: string): Promise<Buffer | undefined> {
  try {
    return (await fetchFile(path, backendUrl)).bytes;
  } catch (error) {
    if (isMissing(error)) return undefined;
    throw error;
  }
}
