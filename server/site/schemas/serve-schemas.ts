import type { FastifyInstance } from 'fastify';
import type { App } from '#client/app.ts';
import { siteJsonSchema } from '#engine/json-schema/site-json-schema.ts';
import { openApiDocument } from '#schemas/api/openapi.ts';
import { type PackedText, packedRoute, packText, sendPacked, textsOf } from './packed-text.ts';

const maxAge = 'public, max-age=300';

/**
 * Serves the JSON Schema with which editors complete and validate, in Korean with `?language=ko`, and the OpenAPI
 * document. Each is built and compressed on its first request.
 */
export function serveSchemas(server: FastifyInstance, app: () => Promise<App>): void {
  const schemaOf = textsOf(siteJsonSchema);
  let openApi: PackedText | undefined;
  type Asked = { Querystring: { language?: unknown } };
  server.get<Asked>('/schemas/site.json', packedRoute, async (request, reply) => {
    const { registry } = await app();
    reply.type('application/schema+json').header('cache-control', maxAge);
    return sendPacked(request, reply, schemaOf(registry, request.query.language === 'ko' ? 'ko' : 'en'));
  });
  server.get('/openapi.json', packedRoute, async (request, reply) => {
    openApi ??= packText(JSON.stringify(openApiDocument()));
    reply.type('application/json').header('cache-control', maxAge);
    return sendPacked(request, reply, openApi);
  });
}
