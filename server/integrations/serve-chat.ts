import type { FastifyInstance } from 'fastify';
import { sendProblem } from '#server/requests/guard-requests.ts';

/** Milliseconds for which a visitor waits for the script. */
const patience = 5_000;

/** `/_chat/messenger.js`: hands on the demo messenger of the reference backend, which visitors need not reach (docs/integrations.md). */
export function serveChat(server: FastifyInstance, { backendUrl }: { backendUrl: string }): void {
  server.get('/_chat/messenger.js', async (request, reply) => {
    try {
      const signal = AbortSignal.timeout(patience);
      const response = await fetch(new URL('/chat/messenger.js', backendUrl), { redirect: 'error', signal });
      if (!response.ok) return sendProblem(reply, response.status === 404 ? 404 : 503);
      reply.type('text/javascript; charset=utf-8').header('cache-control', 'public, max-age=300');
      return reply.send(await response.text());
    } catch (error) {
      request.log.warn({ reason: String(error) }, 'the chat could not be had');
      return sendProblem(reply.header('retry-after', '5'), 503);
    }
  });
}
