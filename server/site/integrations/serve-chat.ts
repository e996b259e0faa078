import type { FastifyInstance } from 'fastify';
import { requestBackend } from '#engine/api/request-backend.ts';
import { sendProblem } from '#server/site/requests/guard-requests.ts';
import { readLimit } from '#server/site/requests/write-limit.ts';

/** Milliseconds for which a visitor waits for the script. */
const timeoutMs = 5_000;
const maxBytes = 1024 * 1024;

/** `/_chat/messenger.js`: proxies the demo messenger of the backend, which visitors need not reach (docs/integrations.md). */
export function serveChat(server: FastifyInstance, { backendUrl }: { backendUrl: string }): void {
  const limited = { config: { rateLimit: readLimit } };
  server.get('/_chat/messenger.js', limited, async (request, reply) => {
    try {
      const signal = AbortSignal.timeout(timeoutMs);
      const answer = await requestBackend(new URL('/chat/messenger.js', backendUrl), { signal, maxBytes });
      if (!answer.ok) return sendProblem(reply, answer.status === 404 ? 404 : 503);
      reply.type('text/javascript; charset=utf-8').header('cache-control', 'public, max-age=300');
      return reply.send(answer.bytes);
    } catch (error) {
      request.log.warn({ reason: String(error) }, 'the chat script could not be loaded');
      return sendProblem(reply.header('retry-after', '5'), 503);
    }
  });
}
