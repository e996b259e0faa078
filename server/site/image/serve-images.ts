import { type BulkheadPolicy, BulkheadRejectedError, bulkhead } from 'cockatiel';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { allowedImageUrl } from '#engine/image/allowed-image-url.ts';
import { createIpBulkheads } from '#server/site/requests/ip-bulkhead.ts';
import { readLimit } from '#server/site/requests/write-limit.ts';
import { crossOriginHeader } from './cross-origin-header.ts';
import { fetchFile, fetchListed, fileExists } from './fetch-file.ts';
import { filePath } from './file-path.ts';
import { createImageCache } from './image-cache.ts';
import { ImageError } from './image-error.ts';
import { chooseFormat, imageQuery } from './image-request.ts';
import { makePicture } from './make-picture.ts';
import type { FileProxy } from './proxy-file.ts';

const immutable = 'public, max-age=31536000, immutable';
/** Pictures made at once, and how many may wait: encoding must not take the CPU from the pages. */
const atOnce = 2;
const waiting = 100;
/** Requests at once that ask the backend whether it still has the file of a cached picture. */
const checksAtOnce = 4;
/** The same per IP address: one that requests many must not take the slots of all others. */
const ofOne = { atOnce: 4, waiting: 100 };
/**
 * Concurrent downloads per listed origin, each buffered whole, and how many may wait. A slow download takes no slot from
 * pictures at hand, and a hanging origin none from other origins.
 */
const underWay = 6;
const waitingFar = 30;

type ImageServer = {
  backendUrl: string;
  /** Further origins whose pictures are served, as IMAGE_ORIGINS lists them. */
  imageOrigins?: readonly string[];
  proxyFile: FileProxy;
  /** Cache folder of finished pictures, its limit in bytes, and how many processes share it. */
  directory: string;
  maxBytes?: number;
  processes?: number;
  /** Refuses IP addresses that request too many new pictures. @throws an error with the status 429 */
  limitMaking?: (request: FastifyRequest, reply: FastifyReply) => Promise<void>;
};

/**
 * The image optimization path: `/_image?url&w&q` (SPEC section 7) and `&h` for shared links, and the original files.
 * Pictures are loaded from the backend's files and from listed origins; any other URL is refused.
 */
export function serveImages(
  server: FastifyInstance,
  { backendUrl, imageOrigins = [], proxyFile, directory, maxBytes, processes, limitMaking }: ImageServer,
): void {
  const cache = createImageCache(directory, { maxBytes, processes });
  const turns = bulkhead(atOnce, waiting);
  const turnsOf = createIpBulkheads(ofOne);
  const far = new Map<string, BulkheadPolicy>();
  /** One per listed origin: there are few. */
  const farOf = (address: string): BulkheadPolicy => {
    const { origin } = new URL(address);
    const known = far.get(origin) ?? bulkhead(underWay, waitingFar);
    far.set(origin, known);
    return known;
  };

  const checks = bulkhead(checksAtOnce, waiting);
  /** Whether the backend still has a file: operators can delete pictures, even ones that visitors have a copy of. */
  const isStillThere = (path: string): Promise<boolean> => checks.execute(() => fileExists(path, backendUrl));

  server.get('/_image', async (request, reply) => {
    const query = imageQuery.safeParse(request.query);
    if (!query.success) {
      const message = query.error.issues.map((issue) => `${issue.path.join('.')} ${issue.message}`);
      return reply.code(400).send({ message });
    }
    const { url, w, h, q } = query.data;
    const path = filePath(url);
    const address = path ?? allowedImageUrl(url, imageOrigins);
    if (!address) return reply.code(403).send({ message: 'url is not of an allowed origin' });
    const format = chooseFormat(request.headers.accept);
    return answer(reply, async () => {
      const key = `${format}|${h ? `${w}x${h}` : w}|${q}|${address}`;
      const draw = ({ bytes }: { bytes: Buffer }) => makePicture(bytes, { w, h, q }, format);
      const queued = (run: () => Promise<Buffer>) => turnsOf(request).execute(() => turns.execute(run));
      const make = () =>
        path
          ? queued(async () => draw(await fetchFile(path, backendUrl)))
          : farOf(address).execute(async () => {
              const source = await fetchListed(address, imageOrigins);
              return queued(() => draw(source));
            });
      const known = await cache.find(key, path ? () => isStillThere(path) : undefined);
      // Checked before requests for the same picture are joined: a refusal of one must not affect the others.
      if (!known) await limitMaking?.(request, reply);
      const { size, body } = known ?? (await cache.get(key, make));
      reply.headers(crossOriginHeader).type(`image/${format}`);
      reply.header('cache-control', immutable).header('vary', 'Accept');
      return reply.header('content-length', size).send(body);
    });
  });

  server.get('/files/*', { config: { rateLimit: readLimit } }, async (request, reply) => {
    // A query that is not a version is ignored.
    const path = filePath(request.url) ?? filePath(request.url.split('?')[0] ?? '');
    if (!path) return reply.code(404).send({ message: 'there is no such file' });
    return answer(reply, () => proxyFile(path, request, reply));
  });
}

async function answer(reply: FastifyReply, give: () => Promise<FastifyReply>) {
  try {
    return await give();
  } catch (error) {
    if (error instanceof BulkheadRejectedError)
      return reply.code(503).header('retry-after', '2').send({ message: 'too many pictures at once' });
    if (!(error instanceof ImageError)) throw error;
    if (error.status === 503) reply.header('retry-after', '5');
    return reply.code(error.status).send({ message: error.message });
  }
}
