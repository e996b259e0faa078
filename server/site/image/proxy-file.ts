import { Readable } from 'node:stream';
import { BulkheadRejectedError, bulkhead } from 'cockatiel';
import type { FastifyReply, FastifyRequest } from 'fastify';
import { createIpBulkheads } from '#server/site/requests/ip-bulkhead.ts';
import { crossOriginHeader } from './cross-origin-header.ts';
import { openFile } from './fetch-file.ts';
import { ImageError } from './image-error.ts';

/**
 * Concurrent files and how many may wait, in total and per IP address: visitors who read slowly must not take the slots
 * of all others.
 */
const ofAll = { atOnce: 200, waiting: 200 };
const ofOne = { atOnce: 50, waiting: 150 };

/** Milliseconds for which the backend may be silent. */
const silenceMs = 5_000;
/** Milliseconds within which a visitor must read a file. */
const timeoutMs = 120_000;

/**
 * Streams a picture of the backend: it is never buffered whole, however slowly it is read.
 * @throws ImageError before anything is sent; if the backend breaks off later, so does the response
 */
export type FileProxy = (path: string, request: FastifyRequest, reply: FastifyReply) => Promise<FastifyReply>;

type FileHeaders = Readonly<Record<string, string>>;
const publicHeaders: FileHeaders = { ...crossOriginHeader, 'cache-control': 'public, max-age=86400' };

/** @param headers of the answers with a file, instead of the sites' headers */
export function createFileProxy(backendUrl: string, headers = publicHeaders): FileProxy {
  const all = bulkhead(ofAll.atOnce, ofAll.waiting);
  const bulkheadOf = createIpBulkheads(ofOne);
  return async (path, request, reply) => {
    const send = () => all.execute(() => proxyFile(path, { backendUrl, headers }, request, reply));
    try {
      await bulkheadOf(request).execute(send);
    } catch (error) {
      throw error instanceof BulkheadRejectedError ? new ImageError(503, 'too many files at once') : error;
    }
    return reply;
  };
}

/** Resolves when the visitor has the file or has left, perhaps while waiting for a slot. */
async function proxyFile(
  path: string,
  { backendUrl, headers: ownHeaders }: { backendUrl: string; headers: FileHeaders },
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<void> {
  if (reply.raw.destroyed) return;
  const asking = new AbortController();
  const giveUp = () => asking.abort();
  reply.raw.once('close', giveUp);
  const tooSlow = setTimeout(() => reply.raw.destroy(), timeoutMs);
  let tooSilent = setTimeout(giveUp, silenceMs);

  /** Measures the silence of the backend only while a chunk is awaited, not while the visitor reads. */
  async function* watched(body: AsyncIterable<Buffer>) {
    try {
      for await (const chunk of body) {
        clearTimeout(tooSilent);
        yield chunk;
        tooSilent = setTimeout(giveUp, silenceMs);
      }
    } catch (error) {
      if (!reply.raw.destroyed) request.log.warn({ path, reason: String(error) }, 'a file broke off');
      // A normal end, or an error under the headers already set, would make the partial file look complete.
      reply.raw.destroy();
    } finally {
      clearTimeout(tooSilent);
    }
  }

  try {
    const { method, headers } = request;
    // Responses have weak tags, because drawings are compressed here. The backend expects its own strong ones.
    const known = headers['if-none-match']?.replaceAll('W/"', '"');
    const file = await openFile(path, backendUrl, { signal: asking.signal, method, known });
    const { etag, 'content-length': length, 'content-encoding': packing } = file.headers;
    if (etag) reply.header('etag', etag.replace(/^(W\/)?/, 'W/'));
    reply.headers(ownHeaders).header('accept-ranges', 'none');
    if (file.isKnown) return void (await reply.code(304).send());
    // A drawing opened on its own is a document of this site: it must not run scripts.
    reply.header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox");
    if (length && !packing) reply.header('content-length', length);
    await reply.type(file.type).send(Readable.from(watched(file.body), { objectMode: false }));
  } finally {
    clearTimeout(tooSlow);
    clearTimeout(tooSilent);
    reply.raw.off('close', giveUp);
  }
}
