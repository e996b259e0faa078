import type { FastifyInstance, FastifyRequest } from 'fastify';
import { measurementsBody } from '#schemas/api/measurements.ts';
import { notFound } from '#server/backend/context/refusal.ts';
import { storeMeasurements } from '#server/backend/measurements/store-measurements.ts';
import type { BackendOptions } from './app.ts';
import { appKeyCheck } from './app-key.ts';
import { parseRequest } from './parse.ts';

/** `POST /sites/:code/measurements`: what the site has counted. Only our own servers may send it. */
export function addMeasurements(app: FastifyInstance, { db, appKey, now = Date.now }: BackendOptions): void {
  const checkAppKey = appKeyCheck(appKey);
  const onRequest = async (request: FastifyRequest) => checkAppKey(request);
  app.post<{ Params: { code: string } }>(
    '/sites/:code/measurements',
    { onRequest },
    async ({ params, body }, reply) => {
      const partner = await db
        .selectFrom('partners')
        .where('code', '=', params.code)
        .select('id')
        .executeTakeFirst();
      if (!partner) throw notFound();
      await storeMeasurements(db, partner.id, parseRequest(measurementsBody, body), now());
      return reply.code(204).send();
    },
  );
}
