import { createServer as createHttpServer, get } from 'node:http';
import type { AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { app } from '#client/app.ts';
import type { SharedAnswers } from '#engine/data/shared-answers.ts';
import { accessTokenCookie } from '#schemas/access-token.ts';
import { migrate } from '#server/backend/database/migrate.ts';
import { openDatabase } from '#server/backend/database/open.ts';
import { appKey, startTestBackend } from '#server/backend/testing/backend.ts';
import { han } from '#server/backend/testing/content.ts';
import { createServer } from '#server/create-server.ts';
import { readEnv } from '#server/env.ts';
import { createBuildAssets } from '#server/pages/build-assets.ts';

const notices = '/customer/global/notices';
/** What the calls of a path are refused with; those that carry a login, where it is an expired one. */
const refused = new Map<string, number>();
const isExpired = (login = '') => login === 'expired';

/** What processes share, and every text that was put there. */
const sharedTexts: string[] = [];
const shared: SharedAnswers = {
  answer: async (_, { ttl }, read) => {
    const answer = await read();
    sharedTexts.push(answer);
    return { text: answer, freshFor: ttl };
  },
  purge: async () => {},
};

/** The whole site server over a backend whose notices name the login that their call carried. */
async function start() {
  const db = openDatabase(':memory:');
  await migrate(db, ':memory:');
  const { app: backend } = await startTestBackend(db);
  const gate = createHttpServer(async (request, response) => {
    const path = new URL(request.url ?? '/', 'http://gate.invalid').pathname;
    const { authorization } = request.headers;
    const status = isExpired(authorization) ? 401 : refused.get(path);
    if (status) {
      response.writeHead(status, { 'content-type': 'application/json' });
      return response.end(JSON.stringify({ message: 'NO', translatedMessage: `said ${status}` }));
    }
    const { headers } = request as { headers: Record<string, string> };
    const answer = (await backend.inject({ url: request.url ?? '/', headers })).json();
    if (path === notices) for (const row of answer.rows) row.title = `canary of ${authorization ?? 'nobody'}`;
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answer));
  });
  await new Promise<void>((ready) => gate.listen(0, '127.0.0.1', ready));
  const entry = {
    ...{ code: 'han', partnerId: han().partner.id, revision: 1 },
    ...{ hosts: ['han.localhost'], origin: 'http://han.localhost:3000' },
  };
  const site = await createServer({
    env: readEnv({
      BACKEND_URL: `http://127.0.0.1:${(gate.address() as AddressInfo).port}`,
      ...{ APP_KEY: appKey, LOG_LEVEL: 'silent', MARU_DATA_DIR: 'none' },
    }),
    app: async () => app,
    assets: async () => createBuildAssets(app, undefined, undefined),
    store: {
      changes: async () => ({ sites: [entry], isAll: true, cursor: 1, total: 1 }),
      document: async () => ({ text: '{"formatVersion":1,"template":"commerce","menu":[]}', file: 'han' }),
      earlier: async () => undefined,
    },
    listAge: 3_000,
    shared: { answers: shared },
  });
  await site.listen({ port: 0, host: '127.0.0.1' });
  const { port } = site.server.address() as AddressInfo;
  const ask = (path: string, login?: string) =>
    new Promise<Answer>((resolve, reject) => {
      const cookie = login === undefined ? {} : { cookie: `other=1; ${accessTokenCookie}=${login}` };
      const headers = { host: 'han.localhost', ...cookie };
      get({ host: '127.0.0.1', port, path, headers, agent: false }, async (response) => {
        const { 'cache-control': caching, 'set-cookie': cookies = [], etag } = response.headers;
        resolve({ status: response.statusCode ?? 0, body: await text(response), caching, cookies, etag });
      }).once('error', reject);
    });
  const close = async () => {
    await site.close();
    gate.close().closeAllConnections();
    await backend.close();
    await db.destroy();
  };
  return { ask, close };
}
type Answer = {
  status: number;
  body: string;
  caching: string | undefined;
  cookies: string[];
  etag: string | undefined;
};

let site: Awaited<ReturnType<typeof start>>;
beforeAll(async () => {
  site = await start();
});
afterAll(() => site.close());

const canaries = (body: string) => [...new Set(body.match(/canary of [\w-]+/g))];
const page = '/cscenter/notice';
const payload = `/_maru/page?path=${encodeURIComponent(page)}`;

test.each([page, payload])(
  'what %s shows to who is logged in is read with the login, private, and never given to anybody else',
  async (path) => {
    const seen: (string | undefined)[][] = [];
    for (const login of [undefined, 'jane', undefined, 'kim', 'jane', undefined]) {
      const { status, body, caching, etag } = await site.ask(path, login);
      expect([status, canaries(body)]).toEqual([200, [`canary of ${login ?? 'nobody'}`]]);
      if (login === undefined) expect(caching).toMatch(/^public,/);
      seen.push([login, caching, etag]);
    }
    for (const [login, caching, etag] of seen)
      if (login !== undefined) expect([caching, etag]).toEqual(['private, no-store', undefined]);
    expect(sharedTexts.join()).toContain('canary of nobody');
    expect(sharedTexts.join()).not.toMatch(/canary of (jane|kim)/);
  },
);

test('visitors who come at once are each given what is theirs', async () => {
  const logins = [undefined, 'jane', 'kim', undefined, 'jane'];
  const answers = await Promise.all(logins.map((login) => site.ask(`${page}?page=1`, login)));
  expect(answers.map(({ body }) => canaries(body))).toEqual(
    logins.map((login) => [`canary of ${login ?? 'nobody'}`]),
  );
});

test('a login that the backend does not take any more ends, and its visitor gets the page of everybody', async () => {
  const { status, body, caching, cookies } = await site.ask(page, 'expired');
  expect([status, caching, canaries(body)]).toEqual([200, 'private, no-store', ['canary of nobody']]);
  expect(cookies).toEqual([
    `${accessTokenCookie}=; Max-Age=0; Path=/`,
    `${accessTokenCookie}=; Max-Age=0; Domain=han.localhost; Path=/`,
  ]);
});

test('a login ends wherever a read of the page is refused, and nowhere else', async () => {
  refused.set(notices, 403);
  expect((await site.ask(page, 'jane')).cookies).toHaveLength(2);
  refused.set(notices, 500);
  expect((await site.ask(page, 'jane')).cookies).toEqual([]);
  refused.clear();
  expect((await site.ask(page, 'jane')).cookies).toEqual([]);
});
