import type { IncomingMessage, ServerResponse } from 'node:http';
import { unavailablePage } from '#server/site/requests/plain-pages.ts';
import { acceptedEncodings } from './encoding.ts';
import type { Variant } from './entry.ts';
import type { Entry, HtmlCache } from './html-cache.ts';

/**
 * Writes a kept answer: in the encoding that the client takes, or 304 where it has it already. Nothing of a
 * framework stands in between: this is all that most requests cost.
 */
export function sendEntry(
  cache: HtmlCache,
  entry: Entry,
  request: IncomingMessage,
  response: ServerResponse,
): void {
  // That there is no such page is said whatever the visitor has: `*` would make it "not modified".
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
  // For who asks for the head alone nothing is packed, unpacked or kept: its length is told where it is known.
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
  else writePieces(variant.body, response);
}

/** The cache has said why (`onEncodingError`), and forgotten what it cannot send. */
function sendUnavailable(request: IncomingMessage, response: ServerResponse): void {
  if (response.headersSent) return void response.destroy();
  response.writeHead(503, {
    'content-type': 'text/html; charset=utf-8',
    'cache-control': 'no-store',
    'retry-after': '1',
  });
  response.end(unavailablePage(request));
}

/** How long it has been here already, s: a cache in front counts it in, and would else keep it for twice its time. */
function ageOf({ madeAt }: Entry): string[] {
  const seconds = Math.floor((Date.now() - madeAt) / 1000);
  return seconds > 0 ? ['age', String(seconds)] : [];
}

/** All at once: the system gathers the pieces, nobody copies them. */
function writePieces(pieces: readonly Buffer[], response: ServerResponse): void {
  response.cork();
  for (const piece of pieces) response.write(piece);
  response.end();
}

/** Whether a list of tags has this one. They compare weakly: a proxy may have made a strong one weak. */
function isKnown(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  return header === '*' || header.split(',').some((tag) => tag.trim().replace(/^W\//, '') === etag.slice(2));
}
