import type { FastifyInstance, LightMyRequestResponse } from 'fastify';
import type { ErrorBody } from '#schemas/api/error.ts';
import { appKeyHeader } from '#schemas/api/headers.ts';
import type { Database } from '../database/open.ts';
import { createBackend } from '../http/app.ts';
import { seedContent } from '../seed/seed-content.ts';
import { noon } from './clinic.ts';
import { han, sakura, sizes } from './content.ts';

export const appKey = 'key-for-tests';

/** Starts a backend on a database with two clinics. `ask` sends requests on behalf of one of them. */
export async function startTestBackend(db: Database, clock = { now: noon }) {
  for (const content of [han(), sakura()]) {
    await db.transaction().execute((transaction) => seedContent(transaction, content, sizes, noon));
  }
  const app = createBackend({ db, appKey, filesDir: 'fixtures/partners', now: () => clock.now });
  return { app, clock, ask: asker(app) };
}

type Asked = {
  as?: string;
  headers?: Record<string, string>;
  method?: 'GET' | 'POST' | 'PUT' | 'DELETE';
  body?: object;
};

/** Tests assert the content of answers, so bodies are not parsed again. */
// biome-ignore lint/suspicious/noExplicitAny: answers of every call pass through here
export type Answer = { status: number; body: any; headers: LightMyRequestResponse['headers'] };

/** Sends requests of the site on behalf of one of the clinics. */
export function asker(app: FastifyInstance) {
  return async (path: string, { as = 'han', headers, method = 'GET', body }: Asked = {}): Promise<Answer> => {
    const response = await app.inject({
      method,
      url: `/customer/${path}`,
      headers: { origin: `http://${as}.localhost:3000`, [appKeyHeader]: appKey, ...headers },
      ...(body && { payload: body }),
    });
    return { status: response.statusCode, body: response.json(), headers: response.headers };
  };
}

export type Ask = ReturnType<typeof asker>;

/** The status and code of a refusal. */
export const refusal = ({ status, body }: Answer): [number, string | undefined] => [
  status,
  (body as ErrorBody).code,
];
