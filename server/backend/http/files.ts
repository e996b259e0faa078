import { open, stat } from 'node:fs/promises';
import { extname, join } from 'node:path';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { isSafeName, servedTypes } from '#schemas/served-file.ts';
import { notFound } from '#server/backend/context/refusal.ts';
import { currentFile, versionFile } from '../media/media-files.ts';
import type { BackendOptions } from './app.ts';

/**
 * Adds partners' public files: `/files/<partnerCode>/<name>`, the images used in content and those that operators
 * uploaded, and
 * `/homepage-meta/<partnerId>/<name>`, the partner's own icons and share image (SPEC section 2, Page head metadata).
 */
export function addFiles(
  app: FastifyInstance,
  { db, filesDir, operators }: Pick<BackendOptions, 'db' | 'filesDir' | 'operators'>,
): void {
  app.get<{ Params: { code: string; name: string } }>('/files/:code/:name', async (request, reply) => {
    const { code, name } = request.params;
    const path = join(filesDir, safe(code), 'images', safe(name));
    if (!operators || (await isFile(path))) return sendFile(request, reply, path);
    const place = { mediaDir: operators.mediaDir, code, name };
    const { v: version } = request.query as { v?: unknown };
    const stored = typeof version === 'string' && versionName.test(version) && versionFile(place, version);
    if (stored && (await isFile(stored))) return sendFile(request, reply, stored, { name });
    // Without its version, a URL shows another picture once it is replaced.
    return sendFile(request, reply, currentFile(place), { cacheControl: 'public, max-age=300' });
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

const versionName = /^[\w-]{1,40}$/;

const isFile = (path: string): Promise<boolean> =>
  stat(path).then(
    (found) => found.isFile(),
    () => false,
  );

function safe(name: string): string {
  if (!isSafeName(name)) throw notFound();
  return name;
}

async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  path: string,
  { name = path, cacheControl = 'public, max-age=31536000, immutable' } = {},
): Promise<FastifyReply> {
  const type = servedTypes[extname(name)];
  if (!type) throw notFound();
  const file = await open(path).catch(() => null);
  const found = await file?.stat();
  if (!file || !found?.isFile()) {
    await file?.close();
    throw notFound();
  }
  const etag = `"${found.size.toString(36)}-${Math.trunc(found.mtimeMs).toString(36)}"`;
  reply.headers({
    etag,
    'content-type': type,
    'cache-control': cacheControl,
    'x-content-type-options': 'nosniff',
    // An SVG opened directly is a document and must not run scripts.
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  });
  if (request.headers['if-none-match'] === etag) {
    await file.close();
    return reply.code(304).send();
  }
  reply.header('content-length', found.size);
  return reply.send(file.createReadStream());
}
