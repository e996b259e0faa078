import type { FastifyReply, FastifyRequest } from 'fastify';
import { readPicture } from './call-backend.ts';

/** Sends a picture of a site to signed-in operators: the console's policy refuses those of other origins. */
export async function sendPicture(
  request: FastifyRequest,
  reply: FastifyReply,
  { backendUrl, tokenOf }: { backendUrl: string; tokenOf: (request: FastifyRequest) => string | undefined },
): Promise<FastifyReply> {
  const notFound = () => reply.code(404).send({ statusCode: 404, message: 'NOT_FOUND' });
  if (!tokenOf(request)) return notFound();
  const answer = await readPicture(backendUrl, request.url);
  const type = String(answer.headers['content-type'] ?? '');
  if (!answer.ok || !type.startsWith('image/')) return notFound();
  return (
    reply
      // An SVG may contain scripts; opened on its own, it may run none.
      .header('content-security-policy', "default-src 'none'; style-src 'unsafe-inline'; sandbox")
      .header('cache-control', 'private, max-age=300')
      .type(type)
      .send(answer.bytes)
  );
}
