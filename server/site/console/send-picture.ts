import type { FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import { filePath } from '../image/file-path.ts';
import { ImageError } from '../image/image-error.ts';
import { createFileProxy } from '../image/proxy-file.ts';
import type { Deps, FetchSession } from './forward-call.ts';

/** Milliseconds for which a session counts as valid: a screen shows dozens of pictures. */
const sessionAge = 60_000;
/** Most recent sessions that are remembered. */
const maxSessions = 1_000;

type Options = Pick<Deps, 'tokenOf'> & { backendUrl: string; fetchSession: FetchSession };

/**
 * Streams pictures of sites to signed-in operators: the console's CSP refuses pictures from other origins. As on the
 * sites, only some are streamed at once.
 */
export function createSendPicture({ backendUrl, tokenOf, fetchSession }: Options) {
  const proxyFile = createFileProxy(backendUrl, { 'cache-control': 'private, max-age=300' });
  const sessions = new LRUCache<string, Promise<boolean>>({ max: maxSessions, ttl: sessionAge });
  const isSignedIn = (token: string, request: FastifyRequest, reply: FastifyReply): Promise<boolean> => {
    const known = sessions.get(token);
    if (known) return known;
    const asked = fetchSession(request, reply).then(({ status }) => status === 200);
    sessions.set(token, asked);
    const forget = () => void sessions.delete(token);
    asked.then((isValid) => isValid || forget(), forget);
    return asked;
  };
  return async (request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> => {
    const token = tokenOf(request);
    // A query that is not a version is ignored.
    const path = filePath(request.url) ?? filePath(request.url.split('?')[0] ?? '');
    if (!token || !path || !(await isSignedIn(token, request, reply)))
      return reply.code(404).send({ statusCode: 404, message: 'NOT_FOUND' });
    try {
      return await proxyFile(path, request, reply);
    } catch (error) {
      throw error instanceof ImageError ? Object.assign(error, { statusCode: error.status }) : error;
    }
  };
}
