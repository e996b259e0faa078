import type { FastifyServerOptions } from 'fastify';

function refuse(): never {
  throw new Error('Routes have no schemas of Fastify: check input with zod (server/site/api/parse-input.ts)');
}

/** Routes check input with zod. Fastify loads Ajv and its serializer, which take memory and start time, only if it has none. */
export const noRouteSchemas: FastifyServerOptions['schemaController'] = {
  compilersFactory: { buildValidator: refuse, buildSerializer: refuse },
};
