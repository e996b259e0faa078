import type { FastifyInstance } from 'fastify';
import type { App } from '#client/app.ts';
import { siteJsonSchema } from '#engine/resolve/json-schema.ts';
import { openApiDocument } from '#schemas/api/openapi.ts';

const maxAge = 'public, max-age=300';

/** Serves the JSON schema with which editors complete and validate, and the OpenAPI document. Both are built on first request. */
export function serveSchemas(server: FastifyInstance, app: () => Promise<App>): void {
  // In development, every change of a block creates a new registry.
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
