import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { browserScript } from '#server/backend/scripts/browser-script.ts';

const source = join(import.meta.dirname, '../chat/browser/messenger.ts');

/** Adds `/chat/messenger.js`, a demo messenger that replaces Channel Talk's script. */
export function addChat(app: FastifyInstance): void {
  app.get('/chat/messenger.js', async (request, reply) => {
    const { code, etag } = await browserScript(source);
    reply.headers({
      'content-type': 'text/javascript; charset=utf-8',
      'cross-origin-resource-policy': 'cross-origin',
      'cache-control': 'public, max-age=60',
      etag,
    });
    if (request.headers['if-none-match'] === etag) return reply.code(304).send();
    return reply.send(code);
  });
}
