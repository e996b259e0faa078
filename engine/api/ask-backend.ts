import {
  type Agent,
  type IncomingHttpHeaders,
  type IncomingMessage,
  request as requestHttp,
} from 'node:http';
import { request as requestHttps } from 'node:https';
import { pipeline, type Readable } from 'node:stream';
import { createGunzip } from 'node:zlib';
import { readInTurn } from './read-in-turn.ts';

export type OpenOptions = {
  method?: string;
  headers?: Record<string, string>;
  body?: string;
  /** Without one it waits for as long as the connection lasts. */
  signal?: AbortSignal;
  /** Whose connections serve; Node's own without one. */
  agent?: Agent;
};

export type AskOptions = OpenOptions & {
  /** Bytes after which an answer is refused. */
  maxBytes: number;
};

export type BackendAnswer = {
  status: number;
  /** Whether it says that it succeeded: 200 to 299. */
  ok: boolean;
  headers: IncomingHttpHeaders;
  bytes: Buffer;
};

/** An answer as it comes. */
export type OpenAnswer = Omit<BackendAnswer, 'bytes'> & { body: Readable };

/** Thrown where an answer is larger than its caller takes. */
export class AnswerTooLarge extends Error {
  override readonly name: string = 'AnswerTooLarge';
}

const redirects = new Set([301, 302, 303, 307, 308]);
/** Whether an answer with this status leads to another address. */
export const isRedirect = (status: number): boolean => redirects.has(status);
/** May be asked again where it is not known whether they were heard. */
const reads = new Set(['GET', 'HEAD']);

/**
 * Asks the backend over HTTP and reads the whole answer. By Node's own client: `fetch` takes 7 MiB of memory and
 * twice the time for each call.
 * @throws AnswerTooLarge; Error where there is no whole answer: no connection, given up, a redirect
 */
export async function askBackend(address: URL, options: AskOptions): Promise<BackendAnswer> {
  const { body, ...answer } = await openBackend(address, options);
  return { ...answer, bytes: await readInTurn(upTo(options.maxBytes, body), options.signal) };
}

/**
 * Asks the backend over HTTP and gives the body as it comes, for the caller to read through `upTo` or to destroy.
 * @throws Error where there is no answer: no connection, given up, a redirect
 */
export async function openBackend(address: URL, options: OpenOptions): Promise<OpenAnswer> {
  const answer = await openAddress(address, options);
  // Only addresses that were configured are asked.
  if (isRedirect(answer.status)) {
    answer.body.destroy();
    throw new Error(`[api] ${address.pathname} leads elsewhere`);
  }
  return answer;
}

/**
 * Asks any address over HTTP and gives the body as it comes, of a redirect too.
 * @throws Error where there is no answer: no connection, given up
 */
export async function openAddress(address: URL, options: OpenOptions): Promise<OpenAnswer> {
  const message = await send(address, options);
  const { statusCode: status = 0, headers } = message;
  const body = unpacked(message);
  // What goes wrong is thrown where the body is read; where nobody reads it any more it must not end the process.
  body.on('error', () => {});
  return { status, ok: status >= 200 && status < 300, headers, body };
}

/** The chunks of a body. @throws AnswerTooLarge beyond that many bytes */
export async function* upTo(maxBytes: number, body: Readable): AsyncGenerator<Buffer> {
  let size = 0;
  for await (const chunk of body as AsyncIterable<Buffer>) {
    size += chunk.byteLength;
    if (size > maxBytes) throw new AnswerTooLarge(`[api] Answer larger than ${maxBytes} bytes`);
    yield chunk;
  }
}

/** Chunks as one. */
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
      // The backend closed a connection that had rested in the moment in which it was used again: it has not answered.
      const isUnheard = asking.reusedSocket && error.code === 'ECONNRESET' && reads.has(method);
      if (isUnheard) resolve(send(address, options));
      else reject(error);
    });
    // Of an answer that changes the protocol (101) Node says no more than this.
    asking.on('close', () => reject(new Error(`[api] ${address.pathname} has no answer`)));
    // Node says it by itself for some methods alone.
    if (body !== undefined) asking.setHeader('content-length', Buffer.byteLength(body));
    asking.end(body);
  });
}

function unpacked(message: IncomingMessage): Readable {
  if (message.headers['content-encoding'] !== 'gzip') return message;
  // What goes wrong on either side is thrown where the text is read.
  return pipeline(message, createGunzip(), () => {});
}
