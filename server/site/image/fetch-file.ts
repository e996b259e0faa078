import type { IncomingHttpHeaders } from 'node:http';
import type { Readable } from 'node:stream';
import { AnswerTooLarge, type OpenAnswer, openBackend, upTo, wholeOf } from '#engine/api/request-backend.ts';
import { ImageError } from './image-error.ts';
import { openListed } from './open-listed.ts';

const maxSourceBytes = 20 * 1024 * 1024;
/** Maximum size of an error response. */
const maxErrorBytes = 64 * 1024;
const sourceTimeout = 5_000;
const pictures = /^image\/(webp|avif|jpeg|png|gif|svg\+xml)\s*(;|$)/;

type Ask = {
  /** Aborts reading the body too. */
  signal: AbortSignal;
  method?: string;
  /** An `If-None-Match` header. */
  known?: string | undefined;
};

type OpenFile = {
  /** The client already has it: there is no body. */
  isKnown: boolean;
  headers: IncomingHttpHeaders;
  type: string;
  /** Throws an ImageError if it breaks off or grows too large. */
  body: AsyncGenerator<Buffer>;
};

const away = () => new ImageError(502, 'the file could not be loaded');
const tooLarge = () => new ImageError(413, 'the file is too large');

/**
 * Loads a whole picture of the backend.
 * @param path as returned by `filePath`
 * @throws ImageError
 */
export async function fetchFile(path: string, backendUrl: string): Promise<{ bytes: Buffer; type: string }> {
  const { body, type } = await openFile(path, backendUrl, { signal: AbortSignal.timeout(sourceTimeout) });
  return { bytes: await wholeOf(body), type };
}

/** Whether the backend has a file. @throws ImageError if it cannot be asked */
export async function fileExists(path: string, backendUrl: string): Promise<boolean> {
  const ask = { signal: AbortSignal.timeout(sourceTimeout), method: 'HEAD' };
  const file = await openFile(path, backendUrl, ask).catch((error) => {
    if (error instanceof ImageError && error.status === 404) return undefined;
    throw error;
  });
  if (file) await wholeOf(file.body);
  return file !== undefined;
}

/**
 * Loads a whole picture of a listed origin.
 * @param address as returned by `allowedImageUrl`
 * @throws ImageError
 */
export async function fetchListed(address: string, origins: readonly string[]): Promise<{ bytes: Buffer }> {
  const signal = AbortSignal.timeout(sourceTimeout);
  const { body } = await readPictureAnswer(openListed(address, origins, signal));
  return { bytes: await wholeOf(body) };
}

/**
 * Streams a picture of the backend.
 * @param path as returned by `filePath`
 * @throws ImageError
 */
export async function openFile(path: string, backendUrl: string, ask: Ask): Promise<OpenFile> {
  const { signal, method = 'GET', known } = ask;
  const address = new URL(backendUrl);
  const [pathname = '', search = ''] = path.split('?');
  // Set separately, so that no path can change the host.
  address.pathname = pathname;
  // Requested with its version: a cache on the way may have an earlier picture of that name.
  address.search = search;
  const asked = { signal, method, ...(known && { headers: { 'if-none-match': known } }) };
  return readPictureAnswer(openBackend(address, asked), known);
}

async function readPictureAnswer(asking: Promise<OpenAnswer>, known?: string): Promise<OpenFile> {
  const { status, headers, body } = await asking.catch((error) => {
    throw error instanceof ImageError ? error : away();
  });
  const isKnown = status === 304 && known !== undefined;
  const refusal = isKnown ? undefined : refusalOf(status, headers);
  if (refusal) {
    // After a short error body the connection can be reused, but not after an unwanted file.
    if (status === 200) body.destroy();
    else await wholeOf(upTo(maxErrorBytes, body)).catch(() => {});
    throw refusal;
  }
  if (isKnown) body.resume();
  return { isKnown, headers, type: headers['content-type'] ?? '', body: read(body) };
}

function refusalOf(status: number, headers: IncomingHttpHeaders): ImageError | undefined {
  if (status === 404) return new ImageError(404, 'there is no such file');
  if (status !== 200) return away();
  if (!pictures.test(headers['content-type'] ?? '')) return new ImageError(415, 'the file is not a picture');
  return Number(headers['content-length'] ?? 0) > maxSourceBytes ? tooLarge() : undefined;
}

async function* read(body: Readable): AsyncGenerator<Buffer> {
  try {
    yield* upTo(maxSourceBytes, body);
  } catch (error) {
    throw error instanceof AnswerTooLarge ? tooLarge() : away();
  }
}
