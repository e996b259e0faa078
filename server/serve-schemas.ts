import type { FastifyInstance } from 'fastify';
import type { App } from '#client/app.ts';
import { siteJsonSchema } from '#engine/resolve/json-schema.ts';
import { openApiDocument } from '#schemas/api/openapi.ts';

const maxAge = 'public, max-age=300';

/** The schemas by which editors complete and underline, and the description of the backend's calls. Made when first asked for. */
export function serveSchemas(server: FastifyInstance, app: () => Promise<App>): void {
  let openApi: unknown;
  server.get('/schemas/site.json', async (_, reply) =>
    reply
      .type('application/schema+json')
      .header('cache-control', maxAge)
      .send(siteJsonSchema((await app()).registry)),
  );
  server.get('/openapi.json', async (_, reply) => {
    openApi ??= openApiDocument();
    return reply.header('cache-control', maxAge).send(openApi);
  });
}
