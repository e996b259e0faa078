import type { FastifyInstance } from 'fastify';
import type { App } from '#client/app.ts';
import type { Tenants } from './tenant/tenants.ts';

/** `/healthz`: the process lives. `/readyz`: it can show the sites. Neither says whose they are: anyone may ask. */
export function serveHealth(
  server: FastifyInstance,
  { tenants, app }: { tenants: Tenants; app: () => Promise<App> },
): void {
  server.get('/healthz', async () => ({ status: 'ok' }));
  server.get('/readyz', async (request, reply) => {
    try {
      await Promise.all([tenants.first(0), app()]);
      return { status: 'ready' };
    } catch (error) {
      request.log.warn({ err: error }, 'not ready');
      return reply.code(503).send({ status: 'unready', reason: reasonOf(error) });
    }
  });
}

/** Anyone may ask: the house's own words only, no addresses and no stack. */
function reasonOf(error: unknown): string {
  const message = error instanceof Error ? error.message : '';
  return message.startsWith('[tenant]') ? message : 'the backend cannot be reached';
}
