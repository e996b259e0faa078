import {
  type Agent,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as requestHttp,
} from 'node:http';
import { request as requestHttps } from 'node:https';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { readQueued } from './read-queued.ts';

type OpenOptions = {
  method?: string;
  headers?: Record<string, string>;
  body?: string | Buffer;
  /** Without a signal, the call waits for as long as the connection lasts. */
  signal?: AbortSignal;
  /** Defaults to Node's global agent. */
  agent?: Agent;
};

type BackendRequestOptions = OpenOptions & {
  /** Larger responses are refused. */
  maxBytes: number;
};

export type BackendAnswer = {
  status: number;
  /** Whether the status is 200 to 299. */
  ok: boolean;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
};

/** A response whose body has not been read yet. */
export type OpenAnswer = Omit<BackendAnswer, 'bytes'> & { body: Readable };

/** Thrown when a response is larger than its caller accepts. */
export class AnswerTooLarge extends Error {
  override readonly name: string = 'AnswerTooLarge';
}

const redirects = new Set([301, 302, 303, 307, 308]);
/** Whether this status redirects. */
export const isRedirect = (status: number): boolean => redirects.has(status);
/** Methods that are safe to retry when it is unknown whether the request arrived. */
const reads = new Set(['GET', 'HEAD']);

/**
 * Calls the backend over HTTP and reads the whole response. Uses Node's own client: `fetch` takes 7 MiB of memory and
 * twice the time for each call.
 * @throws AnswerTooLarge; Error when there is no complete response: no connection, an abort, a redirect
 */
export async function requestBackend(address: URL, options: BackendRequestOptions): Promise<BackendAnswer> {
  const { body, ...answer } = await openBackend(address, options);
  return { ...answer, bytes: await readQueued(upTo(options.maxBytes, body), options.signal) };
}

/**
 * Calls the backend over HTTP and returns the body as a stream, which the caller reads through `upTo` or destroys.
 * @throws Error when there is no response: no connection, an abort, a redirect
 */
export async function openBackend(address: URL, options: OpenOptions): Promise<OpenAnswer> {
  const answer = await openUrl(address, options);
  // Only configured URLs are called. Errors leave out the path, which may hold a token: they are logged.
  if (isRedirect(answer.status)) {
    answer.body.destroy();
    throw new Error(`[api] ${address.origin} redirected; redirects of the backend are not followed`);
  }
  return answer;
}

/**
 * Calls any URL over HTTP and returns the body as a stream, even for a redirect.
 * @throws Error when there is no response: no connection, an abort
 */
export async function openUrl(address: URL, options: OpenOptions): Promise<OpenAnswer> {
  const message = await send(address, options);
  const { statusCode: status = 0, headers } = message;
  const body = unpacked(message);
  // Errors are thrown to the code that reads the body. Once nothing reads it, they must not end the process.
  body.on('error', () => {});
  return { status, ok: status >= 200 && status < 300, headers, body };
}

/** The chunks of a body. @throws AnswerTooLarge beyond `maxBytes` */
export async function* upTo(maxBytes: number, body: Readable): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new AnswerTooLarge(`[api] Answer larger than ${maxBytes} bytes`);
    yield chunk;
  }
}

/** Concatenates chunks. */
export async function wholeOf(chunks: AsyncIterable<Buffer>): Promise<Buffer> {
  const read: Buffer[] = [];
  for await (const chunk of chunks) read.push(chunk);
  return Buffer.concat(read);
}

function send(address: URL, options: OpenOptions): Promise<IncomingMessage> {
  const { method = 'GET', headers, body, signal, agent } = options;
  return new Promise((resolve, reject) => {
    const request = address.protocol === 'https:' ? requestHttps : requestHttp;
    const asking = request(
      address,
      {
        method,
        headers: { 'accept-encoding': 'gzip', ...headers },
        ...(signal && { signal }),
        ...(agent && { agent }),
      },
      resolve,
    );
    asking.on('error', (error: NodeJS.ErrnoException) => {
      // The backend closed an idle connection just as it was reused, so it has not handled the request.
      const isUnheard = asking.reusedSocket && error.code === 'ECONNRESET' && reads.has(method);
      if (isUnheard) resolve(send(address, options));
      else reject(error);
    });
    // For a response that switches protocols (101), Node emits nothing but `close`.
    asking.on('close', () => reject(new Error(`[api] ${address.origin} has no answer`)));
    // Node sets this header only for some methods.
    if (body !== undefined) asking.setHeader('content-length', Buffer.byteLength(body));
    asking.end(body);
  });
}

function unpacked(message: IncomingMessage): Readable {
  if (message.headers['content-encoding'] !== 'gzip') return message;
  // Errors on either side are thrown to the code that reads the body.
  return pipeline(message, createGunzip(), () => {});
}
