import type { FastifyInstance } from 'fastify';
import type { App } from '#client/app.ts';
import type { Tenants } from './tenant/tenants.ts';

/** Sites that `/readyz` names: there may be thousands. */
const named = 20;

/** `/healthz`: the process lives. `/readyz`: it can show the sites, how many there are, and the first of them. */
export function serveHealth(
  server: FastifyInstance,
  { tenants, app }: { tenants: Tenants; app: () => Promise<App> },
): void {
  server.get('/healthz', async () => ({ status: 'ok' }));
  server.get('/readyz', async (request, reply) => {
    try {
      const [{ total, first }] = await Promise.all([tenants.overview(named), app()]);
      return { status: 'ready', total, sites: first.map(({ code }) => code) };
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
