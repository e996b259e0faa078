import { open } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isSafeName, servedTypes } from '#schemas/served-file.ts';
import { notFound } from '#server/backend/context/refusal.ts';
import type { BackendOptions } from './app.ts';

/**
 * Adds partners' public files: `/files/<partnerCode>/<name>`, the images used in content, and
 * `/homepage-meta/<partnerId>/<name>`, the partner's own icons and share image (SPEC section 2, Page head metadata).
 */
export function addFiles(
  app: FastifyInstance,
  { db, filesDir }: Pick<BackendOptions, 'db' | 'filesDir'>,
): void {
  app.get<{ Params: { code: string; name: string } }>('/files/:code/:name', async (request, reply) => {
    const { code, name } = request.params;
    return sendFile(request, reply, join(filesDir, safe(code), 'images', safe(name)));
  });
  app.get<{ Params: { id: string; name: string } }>('/homepage-meta/:id/:name', async (request, reply) => {
    const { id, name } = request.params;
    const known = await db
      .selectFrom('partners')
      .where('id', '=', /^\d{1,9}$/.test(id) ? Number(id) : 0)
      .select('code')
      .executeTakeFirst();
    if (!known) throw notFound();
    return sendFile(request, reply, join(filesDir, safe(known.code), 'homepage-meta', safe(name)));
  });
}

function safe(name: string): string {
  if (!isSafeName(name)) throw notFound();
  return name;
}

async function sendFile(request: FastifyRequest, reply: FastifyReply, path: string): Promise<FastifyReply> {
  const type = servedTypes[extname(path)];
  if (!type) throw notFound();
  const file = await open(path).catch(() => null);
  const stat = await file?.stat();
  if (!file || !stat?.isFile()) {
    await file?.close();
    throw notFound();
  }
  const etag = `"${stat.size.toString(36)}-${Math.trunc(stat.mtimeMs).toString(36)}"`;
  reply.headers({
    etag,
    'content-type': type,
    'cache-control': 'public, max-age=31536000, immutable',
    'x-content-type-options': 'nosniff',
    // An SVG opened directly is a document and must not run scripts.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  });
  if (request.headers['if-none-match'] === etag) {
    await file.close();
    return reply.code(304).send();
  }
  reply.header('content-length', stat.size);
  return reply.send(file.createReadStream());
}
