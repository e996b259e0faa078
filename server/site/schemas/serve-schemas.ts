import type { FastifyInstance } from 'fastify';
import type { App } from '#client/app.ts';
import { siteJsonSchema } from '#engine/json-schema/site-json-schema.ts';
import { openApiDocument } from '#schemas/api/openapi.ts';
import type { OperatorLanguage } from '#schemas/labeled.ts';

const maxAge = 'public, max-age=300';

/**
 * Serves the JSON Schema with which editors complete and validate, in Korean with `?language=ko`, and the OpenAPI
 * document. Each is built on its first request.
 */
export function serveSchemas(server: FastifyInstance, app: () => Promise<App>): void {
  // In development, every change of a block creates a new registry.
  const schemas = new WeakMap<App['registry'], Map<OperatorLanguage, string>>();
  let openApi: string | undefined;
  server.get<{ Querystring: { language?: unknown } }>('/schemas/site.json', async ({ query }, reply) => {
    const language = query.language === 'ko' ? 'ko' : 'en';
    const { registry } = await app();
    const built = schemas.get(registry) ?? new Map<OperatorLanguage, string>();
    const schema = built.get(language) ?? JSON.stringify(siteJsonSchema(registry, language));
    schemas.set(registry, built.set(language, schema));
    return reply.type('application/schema+json').header('cache-control', maxAge).send(schema);
  });
  server.get('/openapi.json', async (_, reply) => {
    openApi ??= JSON.stringify(openApiDocument());
    return reply.type('application/json').header('cache-control', maxAge).send(openApi);
  });
}
