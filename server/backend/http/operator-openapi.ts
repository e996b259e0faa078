import type { FastifyInstance } from 'fastify';
import { operatorOpenApiDocument } from '#schemas/operator/openapi.ts';

/** Serves the description of the operator API, which is built on first request. */
export function addOperatorOpenApi(app: FastifyInstance): void {
  let document: string | undefined;
  app.get('/openapi-operator.json', async (_, reply) => {
    document ??= JSON.stringify(operatorOpenApiDocument());
    return reply.type('application/json').header('cache-control', 'public, max-age=300').send(document);
  });
}
