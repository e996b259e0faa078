import fastify, { type InjectOptions } from 'fastify';
import { afterEach, expect, test, vi } from 'vitest';
import type { BackendRequest } from '#engine/api/backend-client.ts';
import { BackendError } from '#engine/api/backend-error.ts';
import { unknownErrorMessage } from '#engine/api/failure.ts';
import { frameworkErrors, guardRequests } from '#server/requests/guard-requests.ts';
import { limitRequests, writeLimit } from '#server/requests/write-limit.ts';
import { sanitiseHtml } from '#server/sanitise-html.ts';
import { SiteUnavailable, type Tenant } from '#server/tenant/tenants.ts';
import { serveApi } from './serve-api.ts';
import { createVisitorCalls } from './visitor-calls.ts';

const boards = '/api/customer/global/notice-customer-boards';
const article = {
  boardTypeId: 11,
  languageCode: 'ko',
  name: '이하나',
  password: 'spring12',
  title: '제목',
  content: '내용',
};
const written = { row: { id: 3, boardTypeId: 11 } };
const fromPage = { host: 'raon.example', 'sec-fetch-site': 'same-origin', origin: 'https://raon.example' };
const lines: string[] = [];
afterEach(() => void lines.splice(0));

/** A server with one partner, whose backend answers as told. */
async function start(answer: () => unknown = () => written, trustProxy: string[] | false = false) {
  const client = vi.fn(async (_: BackendRequest) => answer());
  const server = fastify({
    trustProxy,
    frameworkErrors,
    logger: { level: 'trace', stream: { write: (line: string) => void lines.push(line) } },
  });
  guardRequests(server);
  await limitRequests(server, async (host) => host);
  const tenant = { entry: { code: 'raon', origin: 'https://www.raon.example' } } as Tenant;
  const byHost = async (host: string) => {
    if (host === 'away.example') throw new SiteUnavailable('[tenant] away');
    return host === 'raon.example' ? tenant : undefined;
  };
  await serveApi(server, {
    tenants: { byHost },
    visitorCall: createVisitorCalls({ client, sanitise: sanitiseHtml }),
  });
  server.get('/*', async () => 'a page');
  const ask = async (options: InjectOptions) => {
    const response = await server.inject({ ...options, headers: { ...fromPage, ...options.headers } });
    return { status: response.statusCode, body: response.body && response.json(), headers: response.headers };
  };
  const post = (payload: unknown = article, headers: Record<string, string> = {}, url = boards) =>
    ask({
      method: 'POST',
      url,
      payload: typeof payload === 'string' ? payload : JSON.stringify(payload),
      headers: { 'content-type': 'application/json', ...headers },
    });
  return { client, server, ask, post, sent: () => client.mock.calls[0]?.[0] };
}
const refuses =
  (status: number, code = 'CODE') =>
  () => {
    throw new BackendError(status, 'said', code);
  };

test('a write goes to the backend in the name of the partner, whatever the visitor says of origin and key', async () => {
  const { post, sent } = await start();
  const { status, body, headers } = await post(article, { 'idempotency-key': 'abcdefgh', 'app-key': 'mine' });
  expect([status, body]).toEqual([200, written]);
  expect(headers['cache-control']).toBe('no-store');
  expect(sent()).toMatchObject({
    method: 'POST',
    path: '/customer/global/notice-customer-boards',
    body: { ...article, isPrivate: false, email: null },
    origin: 'https://www.raon.example',
    headers: { 'idempotency-key': 'abcdefgh', 'x-forwarded-for': '127.0.0.1' },
  });
  expect(sent()?.headers).not.toHaveProperty('app-key');
});

test('a read passes its parameters parsed, and the language goes with every call', async () => {
  const { ask, sent } = await start(() => ({ rows: [], count: 0, page: 2, limit: 20 }));
  const { status } = await ask({ url: `${boards}?boardTypeId=11&page=2&languageCode=en` });
  expect([status, sent()?.params]).toEqual([
    200,
    { boardTypeId: 11, page: 2, limit: 20, languageCode: 'en' },
  ]);
  const short = await start(() => ({ row: { url: '/a', code: 'abcd', shortUrl: 'https://x/s/abcd' } }));
  await short.ask({ url: '/api/customer/global/shorten-url?url=/a&languageCode=en' });
  expect(short.sent()?.params).toEqual({ url: '/a', languageCode: 'en' });
});

test('the access-token cookie is sent as authorization, a passed token only without it', async () => {
  const tokenOf = async (headers: Record<string, string>) => {
    const { post, sent } = await start();
    await post(article, headers);
    return sent()?.headers?.authorization;
  };
  expect(await tokenOf({ cookie: 'a=b; access-token=Bearer%20cookie', authorization: 'passed' })).toBe(
    'Bearer cookie',
  );
  expect(await tokenOf({ authorization: 'passed' })).toBe('passed');
  expect(await tokenOf({})).toBeUndefined();
});

test('a cookie cannot add headers of its own', async () => {
  const { post, sent } = await start();
  await post(article, { cookie: 'access-token=a%0d%0aapp-key:%20mine' });
  expect(sent()?.headers).toEqual({ 'x-forwarded-for': '127.0.0.1' });
  const odd = await start();
  const { status, body } = await odd.post(article, { 'idempotency-key': 'with a space and more' });
  expect([status, body.message, odd.client.mock.calls.length]).toEqual([400, 'IDEMPOTENCY_KEY_INVALID', 0]);
});

test("the visitor's address is taken from a proxy that is believed, and from no other", async () => {
  const forged = { 'x-forwarded-for': '9.9.9.9' };
  const direct = await start();
  await direct.post(article, forged);
  expect(direct.sent()?.headers?.['x-forwarded-for']).toBe('127.0.0.1');
  const behind = await start(undefined, ['127.0.0.1']);
  await behind.post(article, forged);
  expect(behind.sent()?.headers?.['x-forwarded-for']).toBe('9.9.9.9');
});

test('what a call does not have is refused with everything that is wrong, and never sent on', async () => {
  const { post, ask, client } = await start();
  const { status, body } = await post({ ...article, name: ' ', password: 'abc', isAdmin: true });
  expect([status, body.translatedMessage]).toEqual([400, '입력하신 내용을 다시 확인해 주세요.']);
  expect(body.message.split(',')).toEqual(
    expect.arrayContaining([
      'ARTICLE_NAME_REQUIRED',
      'ARTICLE_PASSWORD_TOO_SHORT',
      expect.stringContaining('isAdmin'),
    ]),
  );
  for (const query of ['partnerId=2', 'boardTypeId=x', 'boardTypeId=1&boardTypeId=2', '__proto__=1'])
    expect((await ask({ url: `${boards}?${query}` })).status).toBe(400);
  expect((await ask({ url: `${boards}/abc` })).status).toBe(400);
  const english = await post({}, {}, `${boards}?languageCode=en`);
  expect(english.body.translatedMessage).toBe('Please check what you entered.');
  expect(client).not.toHaveBeenCalled();
});

test.each([
  ['another site', { 'sec-fetch-site': 'cross-site', origin: 'https://evil.example' }],
  ['another site that hides its origin', { 'sec-fetch-site': 'cross-site', origin: 'null' }],
  ['another part of the domain', { 'sec-fetch-site': 'same-site', origin: 'https://blog.raon.example' }],
  ['another port', { 'sec-fetch-site': 'same-site', origin: 'https://raon.example:8443' }],
  ['an address bar', { 'sec-fetch-site': 'none' }],
  ['an old browser on another site', { origin: 'https://evil.example' }],
  ['something that says nothing', {}],
])('a write from %s is refused', async (_, from) => {
  const { server, client } = await start();
  const headers = { host: 'raon.example', 'content-type': 'application/json', ...from };
  const { statusCode } = await server.inject({ method: 'POST', url: boards, payload: article, headers });
  expect([statusCode, client.mock.calls.length]).toEqual([403, 0]);
});

test('an old browser on the same site may write, and another site may not even read', async () => {
  const { server, client } = await start();
  const headers = {
    host: 'raon.example',
    origin: 'https://RAON.example',
    'content-type': 'application/json',
  };
  expect((await server.inject({ method: 'POST', url: boards, payload: article, headers })).statusCode).toBe(
    200,
  );
  const stranger = { host: 'raon.example', 'sec-fetch-site': 'cross-site' };
  const read = await server.inject({ url: '/api/customer/global/shorten-url?url=/a', headers: stranger });
  expect([read.statusCode, client.mock.calls.length]).toEqual([403, 1]);
});

test.each([
  'text/plain',
  'application/x-www-form-urlencoded',
  'multipart/form-data',
  'application/jsonp',
  '',
])('a body of type "%s" is refused', async (type) => {
  const { post, client } = await start();
  const { status } = await post(article, { 'content-type': type });
  expect([[400, 415].includes(status), client.mock.calls.length]).toEqual([true, 0]);
});

test('a body that is huge, broken or poisoned is refused', async () => {
  const { post, client } = await start();
  expect((await post({ ...article, content: 'x'.repeat(300 * 1024) })).status).toBe(413);
  for (const body of ['{"a":', '[]', '"text"', 'null', '{"__proto__":{"isAdmin":true}}', ''])
    expect((await post(body)).status).toBe(400);
  expect(client).not.toHaveBeenCalled();
});

test('a call that does not exist is 404 and one of another method 405, in JSON', async () => {
  const { ask } = await start();
  for (const url of [
    '/api',
    '/api/',
    '/api/customer/global/secrets',
    '/api/sites',
    '/api/customer/global/../../sites',
  ])
    expect(await ask({ url })).toMatchObject({
      status: 404,
      body: { statusCode: 404, message: 'NOT_FOUND' },
    });
  const wrong = await ask({ method: 'DELETE', url: boards });
  expect([wrong.status, wrong.headers.allow]).toEqual([405, 'GET, POST']);
  expect((await ask({ method: 'OPTIONS', url: boards })).status).toBe(405);
});

test('a host without a site is 421 and one whose site cannot be had 503', async () => {
  const { ask, client } = await start();
  for (const [host, status] of [
    ['evil.example', 421],
    ['away.example', 503],
  ] as const) {
    const url = '/api/customer/global/faqs';
    expect((await ask({ url, headers: { host, origin: `https://${host}` } })).status).toBe(status);
  }
  expect(client).not.toHaveBeenCalled();
});

test('a refusal of the backend keeps its status, code and words', async () => {
  const { post } = await start(refuses(409, 'TAKEN'));
  expect(await post()).toMatchObject({
    status: 409,
    body: { statusCode: 409, message: 'TAKEN', translatedMessage: 'said' },
  });
});

test('while the backend is away the visitor reads the unknown error, under 503', async () => {
  const junk = await start(() => ({ row: 'junk' }));
  const none = await start(() => undefined);
  const gone = await start(() => {
    throw new BackendError(500, unknownErrorMessage);
  });
  const open = await start(refuses(503, 'BACKEND_AWAY'));
  for (const { post } of [junk, none, gone, open]) {
    const { status, body, headers } = await post();
    expect([status, body.statusCode, body.translatedMessage]).toEqual([503, 500, unknownErrorMessage]);
    expect(headers['retry-after']).toBe('5');
  }
});

test('a login that the backend refuses ends, and a wrong key without a login changes nothing', async () => {
  const { post } = await start(refuses(401));
  const known = await post(article, { cookie: 'access-token=old' });
  expect(known.headers['set-cookie']).toMatch(/^access-token=; Max-Age=0; Path=\//);
  expect((await post()).headers['set-cookie']).toBeUndefined();
});

test('the token of an answer is added to its data, and markup in it is cleaned', async () => {
  const answer = { content: '<p>네<script>x</script></p>', name: null, createdAt: '2026-01-01T00:00:00Z' };
  const row = {
    ...{ id: 2, boardTypeId: 11, languageCode: 'ko', title: '제목', name: '이하나', content: '<b>', answer },
    ...{
      isPrivate: true,
      isPinned: false,
      isAnswered: true,
      isLocked: false,
      phoneNumber: null,
      email: null,
    },
    ...{ createdAt: '2026-01-01T00:00:00Z', updatedAt: '2026-01-01T00:00:00Z', prev: null, next: null },
  };
  const { post } = await start(() => ({ row, token: 'Bearer new' }));
  const { body } = await post({ password: 'spring12' }, {}, `${boards}/2/private`);
  expect(body.token).toBe('Bearer new');
  expect([body.row.answer.content, body.row.content]).toEqual(['<p>네</p>', '<b>']);
});

test('no password is ever logged, not even when everything fails', async () => {
  const { post } = await start(() => {
    throw new Error('broken');
  });
  await post({ ...article, password: 'geheim-7' });
  await post({ ...article, password: 'geheim-7', title: '' });
  await post(JSON.stringify({ password: 'geheim-7' }).slice(0, -1));
  expect(lines.length).toBeGreaterThan(0);
  expect(lines.join('')).not.toContain('geheim-7');
});

test('one address may only write so often', async () => {
  const { post, client } = await start();
  for (let n = 0; n < writeLimit.max; n += 1) expect((await post()).status).toBe(200);
  const { status, body, headers } = await post();
  expect([status, body.message]).toEqual([429, 'TOO_MANY_REQUESTS']);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(client).toHaveBeenCalledTimes(writeLimit.max);
});
