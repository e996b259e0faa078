import type { IncomingMessage, ServerResponse } from 'node:http';

/** How long a request's body may take, in milliseconds. */
export type BodyTimes = {
  /** For the whole body. */
  most: number;
  /** A body that may be slow has `leastBytes` in each of these periods instead. */
  period: number;
  leastBytes: number;
};

/**
 * An operator's picture of 10 MB takes 80 s at 1 Mbit/s, where a period brings 2.5 MB. The longest time of any request
 * (open-http-server.ts) allows for 0.3 Mbit/s.
 */
export const bodyTimes: BodyTimes = { most: 15_000, period: 20_000, leastBytes: 128 * 1024 };

const slow = new WeakSet<IncomingMessage>();

/** Lets a request's body arrive slowly, as long as it does not stall; for authenticated senders only. */
export const allowSlowBody = (request: IncomingMessage): void => void slow.add(request);

/** Closes the connection of a request whose body is late. Call it before the request is handled. */
export function limitBodyTime(
  request: IncomingMessage,
  response: ServerResponse,
  { most, period, leastBytes }: BodyTimes,
): void {
  const { headers, socket } = request;
  if (headers['content-length'] === undefined && headers['transfer-encoding'] === undefined) return;
  let received = socket.bytesRead;
  let timer = setTimeout(check, most);
  timer.unref();
  response.once('close', () => request.complete && clearTimeout(timer));

  function check() {
    if (request.complete || socket.destroyed) return;
    const bytes = socket.bytesRead - received;
    if (!slow.has(request) || bytes < leastBytes) return close();
    received = socket.bytesRead;
    timer = setTimeout(check, period);
    timer.unref();
  }
  function close() {
    if (!response.headersSent) socket.write('HTTP/1.1 408 Request Timeout\r\nConnection: close\r\n\r\n');
    socket.destroySoon();
  }
}
