import { createServer as createHttpServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { app } from '#client/app.ts';
import type { SharedAnswers } from '#engine/data/shared-answers.ts';
import { accessTokenCookie } from '#schemas/access-token.ts';
import { migrate } from '#server/backend/database/migrate.ts';
import { openDatabase } from '#server/backend/database/open.ts';
import { appKey, startTestBackend } from '#server/backend/testing/backend.ts';
import { han } from '#server/backend/testing/content.ts';
import { readEnv } from '#server/site/config/env.ts';
import { createServer } from '#server/site/create-server.ts';
import { createBuildAssets } from '#server/site/pages/build-assets.ts';

export const notices = '/customer/global/notices';
const isExpired = (login = '') => login === 'expired';

/** The whole site server on a backend whose notices contain the login of their call. */
export async function openSiteHarness() {
  /** The status with which calls of a path are refused; calls with an expired login are always refused. */
  const refused = new Map<string, number>();
  /** Every text written to the store that processes share. */
  const sharedTexts: string[] = [];
  const shared: SharedAnswers = {
    answer: async (_, { ttl }, read) => {
      const answer = await read();
      sharedTexts.push(answer);
      return { text: answer, freshFor: ttl };
    },
    purge: async () => true,
  };
  const db = openDatabase(':memory:');
  await migrate(db, ':memory:');
  const { app: backend } = await startTestBackend(db);
  const gate = createHttpServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://gate.invalid').pathname;
    const { authorization } = request.headers;
    const status = isExpired(authorization) ? 401 : refused.get(path);
    if (status) {
      response.writeHead(status, { 'content-type': 'application/json' });
      return response.end(JSON.stringify({ message: 'NO', translatedMessage: `refused with ${status}` }));
    }
    const { headers } = request as { headers: Record<string, string> };
    const answered = await backend.inject({ url: request.url ?? '/', headers });
    const answer = answered.json();
    if (path === notices) for (const row of answer.rows) row.title = `canary of ${authorization ?? 'nobody'}`;
    response
      .writeHead(answered.statusCode, { 'content-type': 'application/json' })
      .end(JSON.stringify(answer));
  });
  await new Promise<void>((ready) => gate.listen(0, '127.0.0.1', ready));
  const entry = {
    code: 'han',
    partnerId: han().partner.id,
    revision: 1,
    hosts: ['han.localhost'],
    origin: 'http://han.localhost:3000',
  };
  const site = await createServer({
    env: readEnv({
      BACKEND_URL: `http://127.0.0.1:${(gate.address() as AddressInfo).port}`,
      APP_KEY: appKey,
      LOG_LEVEL: 'silent',
      MARU_DATA_DIR: 'none',
    }),
    app: async () => app,
    assets: async () => createBuildAssets(app, undefined, undefined),
    store: {
      changes: async () => ({ sites: [entry], isAll: true, cursor: 1, total: 1 }),
      document: async () => ({ text: '{"formatVersion":1,"template":"commerce","menu":[]}', file: 'han' }),
      earlier: async () => undefined,
    },
    listAge: 3_000,
    deadline: 20_000,
    shared: { answers: shared },
  });
  await site.listen({ port: 0, host: '127.0.0.1' });
  const { port } = site.server.address() as AddressInfo;
  const ask = (path: string, login?: string) =>
    new Promise<Answer>((resolve, reject) => {
      const cookie = login === undefined ? {} : { cookie: `other=1; ${accessTokenCookie}=${login}` };
      const headers = { host: 'han.localhost', ...cookie };
      get({ host: '127.0.0.1', port, path, headers, agent: false }, async (response) => {
        const { statusCode: status = 0, headers: answered } = response;
        const { 'cache-control': caching, 'set-cookie': cookies = [], etag } = answered;
        const retryAfter = answered['retry-after'];
        resolve({ status, body: await text(response), caching, cookies, etag, retryAfter });
      }).once('error', reject);
    });
  /** Purges tags as an operator does. */
  const purge = async (...tags: string[]) => {
    const headers = { host: 'han.localhost', 'app-key': appKey };
    const { statusCode } = await site.inject({
      method: 'POST',
      url: '/_maru/purge',
      headers,
      payload: { tags },
    });
    return statusCode;
  };
  const close = async () => {
    await site.close();
    gate.close().closeAllConnections();
    await backend.close();
    await db.destroy();
  };
  return { ask, purge, close, refused, sharedTexts };
}
type Answer = {
  status: number;
  body: string;
  caching: string | undefined;
  cookies: string[];
  etag: string | undefined;
  retryAfter: string | undefined;
};
