import type { RequestListener } from 'node:http';
import type { FastifyInstance } from 'fastify';
import type { App } from '#client/app.ts';
import { hasTwoHosts } from './requests/request-origin.ts';
import { isHost } from './requests/request-url.ts';
import type { Tenants } from './tenant/tenants.ts';

const alive = { status: 'ok' };
const aliveText = JSON.stringify(alive);

/** Answers `/healthz` before the framework: a monitor must not take a busy process for a dead one. */
export const healthFirst =
  (next: RequestListener): RequestListener =>
  (request, response) => {
    const { url, method, headers } = request;
    // Requests that the framework refuses are refused here too.
    const isPlain = isHost(headers.host ?? '') && !hasTwoHosts(headers);
    if (url !== '/healthz' || method !== 'GET' || !isPlain) return next(request, response);
    response.writeHead(200, {
      'content-type': 'application/json; charset=utf-8',
      'content-length': aliveText.length,
      'cache-control': 'no-store',
    });
    response.end(aliveText);
  };

/**
 * `/healthz`: the process is alive. `/readyz`: it can show the sites and is not about to stop. Both are public, so neither
 * names a site.
 */
export function serveHealth(
  server: FastifyInstance,
  {
    tenants,
    app,
    isStopping = () => false,
  }: { tenants: Tenants; app: () => Promise<App>; isStopping?: () => boolean },
): void {
  server.get('/healthz', async () => alive);
  server.get('/readyz', async (request, reply) => {
    if (isStopping())
      return reply.code(503).send({ status: 'unready', reason: 'the process is about to stop' });
    try {
      await Promise.all([tenants.first(0), app()]);
      return { status: 'ready' };
    } catch (error) {
      request.log.warn({ err: error }, 'not ready');
      return reply.code(503).send({ status: 'unready', reason: reasonOf(error) });
    }
  });
}

/** The endpoint is public: fixed texts only, no IP addresses and no stack. */
function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : '';
  return message.startsWith('[tenant]') ? message : 'the backend cannot be reached';
}
