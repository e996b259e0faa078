import { createHash } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { stripTypeScriptTypes } from 'node:module';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';

const source = join(import.meta.dirname, '../chat/browser/messenger.ts');

/** Adds `/chat/messenger.js`: a demo messenger in place of Channel Talk's script. It is its source without the types, so nothing has to be built. */
export function addChat(app: FastifyInstance): void {
  let made: Promise<{ code: string; etag: string }> | undefined;
  app.get('/chat/messenger.js', async (request, reply) => {
    made ??= make();
    const { code, etag } = await made;
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

async function make() {
  const code = withoutTypes(await readFile(source, 'utf8'));
  return { code, etag: `"${createHash('sha256').update(code).digest('base64url').slice(0, 16)}"` };
}

function withoutTypes(code: string): string {
  const { emitWarning } = process;
  // Node does the same to this very file; that it may change one day need not stand in the log of every start.
  process.emitWarning = () => {};
  try {
    return stripTypeScriptTypes(code);
  } finally {
    process.emitWarning = emitWarning;
  }
}
