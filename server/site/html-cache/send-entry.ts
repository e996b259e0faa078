import type { IncomingMessage, ServerResponse } from 'node:http';
import { unavailablePage } from '#server/site/requests/plain-pages.ts';
import { acceptedEncodings } from './encoding.ts';
import type { Entry, Variant } from './entry.ts';
import type { HtmlCache } from './html-cache.ts';

/**
 * Writes a cached answer in an encoding that the client accepts, or 304 if the client already has it. It bypasses the
 * framework: this is all that most requests cost.
 */
export function sendEntry(
  cache: HtmlCache,
  entry: Entry,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  // A 404 is sent whatever the visitor has: `*` would turn it into "not modified".
  if (
    entry.status === 200 &&
    entry.etag !== undefined &&
    isKnown(request.headers['if-none-match'], entry.etag)
  ) {
    response.writeHead(304, entry.head.concat(ageOf(entry)));
    response.end();
    return;
  }
  const accepted = acceptedEncodings(request.headers['accept-encoding'] as string | undefined);
  const encoding = accepted[0] ?? 'identity';
  // For a HEAD request, nothing is compressed, decompressed or stored: its length is sent if it is known.
  const variant =
    request.method === 'HEAD' ? entry.variants[encoding] : cache.variant(entry, encoding, accepted);
  if (variant instanceof Promise) {
    variant
      .then((encoded) => write(entry, encoded, request, response))
      .catch(() => sendUnavailable(request, response));
  } else write(entry, variant, request, response);
}

function write(
  entry: Entry,
  variant: Variant | undefined,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  response.writeHead(entry.status, entry.head.concat(variant?.head ?? [], ageOf(entry)));
  if (!variant || request.method === 'HEAD') response.end();
  else if (Buffer.isBuffer(variant.body)) response.end(variant.body);
  else writeChunks(variant.body, response);
}

/** The cache has reported the error (`onEncodingError`) and removed the entry. */
function sendUnavailable(request: IncomingMessage, response: ServerResponse): void {
  if (response.headersSent) return void response.destroy();
  response.writeHead(503, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': '1',
  });
  response.end(unavailablePage(request));
}

/** Its age in seconds. Without it, an upstream cache would store the answer for up to twice its time. */
function ageOf({ madeAt }: Entry): string[] {
  const seconds = Math.floor((Date.now() - madeAt) / 1000);
  return seconds > 0 ? ['age', String(seconds)] : [];
}

/** Writes all chunks at once: the system gathers them without copying. */
function writeChunks(chunks: readonly Buffer[], response: ServerResponse): void {
  response.cork();
  for (const chunk of chunks) response.write(chunk);
  response.end();
}

/** Whether a list of tags has this one. The comparison is weak: a proxy may have weakened a strong tag. */
function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag.slice(2));
}
