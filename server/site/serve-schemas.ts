import type { FastifyInstance } from 'fastify';
import type { App } from '#client/app.ts';
import { siteJsonSchema } from '#engine/resolve/json-schema.ts';
import { openApiDocument } from '#schemas/api/openapi.ts';

const maxAge = 'public, max-age=300';

/** The schemas by which editors complete and underline, and the description of the backend's calls. Made when first asked for. */
export function serveSchemas(server: FastifyInstance, app: () => Promise<App>): void {
  // Development has another registry after every change of a block.
  const schemas = new WeakMap<App['registry'], string>();
  let openApi: string | undefined;
  server.get('/schemas/site.json', async (_, reply) => {
    const { registry } = await app();
    const schema = schemas.get(registry) ?? JSON.stringify(siteJsonSchema(registry));
    schemas.set(registry, schema);
    return reply.type('application/schema+json').header('cache-control', maxAge).send(schema);
  });
  server.get('/openapi.json', async (_, reply) => {
    openApi ??= JSON.stringify(openApiDocument());
    return reply.type('application/json').header('cache-control', maxAge).send(openApi);
  });
}
