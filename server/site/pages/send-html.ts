import type { FastifyReply, FastifyRequest } from 'fastify';
import { misdirectedPage, unavailablePage } from '#server/site/requests/plain-pages.ts';

/** Seconds until a page that could not be rendered is worth another try. */
const retryAfter = 2;

/** Sends a whole document. */
export const sendHtml = (reply: FastifyReply, status: number, body: string): FastifyReply =>
  reply.code(status).type('text/html; charset=utf-8').send(body);

/** Responds to a host that no partner has. */
export const sendMisdirected = (reply: FastifyReply): FastifyReply => sendHtml(reply, 421, misdirectedPage());

/**
 * Asks a visitor to retry in some seconds, with minimal work: under overload this response is sent thousands of times.
 */
export function sendTooBusy(request: FastifyRequest, reply: FastifyReply): FastifyReply {
  const body = unavailablePage(request);
  reply.hijack();
  reply.raw.writeHead(503, {
    'content-type': 'text/html; charset=utf-8',
    'content-length': Buffer.byteLength(body),
    'content-security-policy': "default-src 'none'",
    'cache-control': 'no-store',
    'retry-after': String(retryAfter),
  });
  reply.raw.end(body);
  return reply;
}
