import type { FastifyRequest } from 'fastify';

/**
 * The IP address of a request's visitor, as reported by trusted proxies.
 * @throws an error with the status 400 if the visitor has left: the socket has lost the address then, and a call of the
 * backend with an undefined header would fail as if the backend were away
 */
export function visitorAddress(request: Pick<FastifyRequest, 'ip'>): string {
  const { ip } = request as { ip: string | undefined };
  if (ip === undefined) throw Object.assign(new Error('The visitor has left'), { statusCode: 400 });
  return ip;
}
