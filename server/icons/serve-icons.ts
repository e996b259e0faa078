import type { FastifyInstance, FastifyReply } from 'fastify';
import { LRUCache } from 'lru-cache';
import { fetchFile } from '#server/image/fetch-file.ts';
import { ImageError } from '#server/image/image-error.ts';
import { sendProblem } from '#server/requests/guard-requests.ts';
import { hostName } from '#server/requests/request-url.ts';
import type { Tenants } from '#server/tenant/tenants.ts';
import { iconSizes, makeIcon } from './make-icon.ts';

type Options = { tenants: Pick<Tenants, 'byHost'>; backendUrl: string };
type File = { bytes: Buffer; type: string };

/** What a partner may keep in its homepage-meta location. */
const ownNames = new Set([...Object.keys(iconSizes), 'og-image.jpg']);
const day = 'public, max-age=86400';

/**
 * What the head of a page points to (SPEC section 2, Page head metadata):
 *
 * - `/homepage-meta/<partnerId>/<name>`: icons and share image that the partner supplies; of the own partner only.
 * - `/_icons/<name>`: icons made of the partner's picture `icon`, and of nobody's where there is none. They also stand
 *   in for own ones that are missing.
 * - `/favicon.ico`, for those who ask for it without having read a page.
 */
export function serveIcons(server: FastifyInstance, { tenants, backendUrl }: Options): void {
  const made = new LRUCache<string, File>({ max: 1_000, ttl: 60 * 60 * 1000 });

  const fromPicture = async (code: string, name: string): Promise<File> => {
    const key = `${code}|${name}`;
    const known = made.get(key);
    if (known) return known;
    const picture = await found(`/files/${code}/icon.webp`, backendUrl);
    // A picture that cannot be read is none.
    const bytes = await makeIcon(name, picture?.bytes).catch(() => makeIcon(name, undefined));
    const icon = { bytes, type: 'image/png' };
    made.set(key, icon);
    return icon;
  };
  const own = async (partnerId: number, code: string, name: string): Promise<File | undefined> =>
    (await found(`/homepage-meta/${partnerId}/${name}`, backendUrl)) ??
    (Object.hasOwn(iconSizes, name) ? fromPicture(code, name) : undefined);
  const answer = async (
    reply: FastifyReply,
    host: string,
    give: (entry: Entry) => Promise<File | undefined>,
  ) => {
    const tenant = await tenants.byHost(hostName(host));
    if (!tenant) return sendProblem(reply, 421);
    try {
      const file = await give(tenant.entry);
      if (!file) return sendProblem(reply, 404);
      reply.type(file.type).header('cache-control', day);
      // Whatever a backend calls a picture must not run anything when it is opened by itself.
      return await reply.header('content-security-policy', "default-src 'none'; sandbox").send(file.bytes);
    } catch (error) {
      if (!(error instanceof ImageError)) throw error;
      return sendProblem(reply.header('retry-after', '5'), 503);
    }
  };

  server.get<{ Params: { id: string; name: string } }>(
    '/homepage-meta/:id/:name',
    async ({ hostname, params: { id, name } }, reply) =>
      answer(reply, hostname, async ({ partnerId, code }) =>
        ownNames.has(name) && id === String(partnerId) ? own(partnerId, code, name) : undefined,
      ),
  );
  server.get<{ Params: { name: string } }>('/_icons/:name', async ({ hostname, params: { name } }, reply) =>
    answer(reply, hostname, async ({ code }) =>
      Object.hasOwn(iconSizes, name) ? fromPicture(code, name) : undefined,
    ),
  );
  server.get('/favicon.ico', async ({ hostname }, reply) =>
    answer(reply, hostname, async ({ partnerId, code }) => own(partnerId, code, 'favicon.png')),
  );
}

type Entry = { partnerId: number; code: string };

/** A file of the backend, or undefined where there is none. */
async function found(path: string, backendUrl: string): Promise<File | undefined> {
  try {
    return await fetchFile(path, backendUrl);
  } catch (error) {
    if (error instanceof ImageError && error.status === 404) return undefined;
    throw error;
  }
}
