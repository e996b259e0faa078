import { expect, test } from 'vitest';
import { allCallsLimit, writeLimit } from '#server/site/requests/write-limit.ts';
import { article, boards, start } from './testing/api-harness.ts';

test('unknown parameters are refused with a list of all errors, and never forwarded', async () => {
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
  ['a client without either header', {}],
])('a write from %s is refused', async (_, from) => {
  const { server, client } = await start();
  const headers = { host: 'raon.example', 'content-type': 'application/json', ...from };
  const { statusCode } = await server.inject({ method: 'POST', url: boards, payload: article, headers });
  expect([statusCode, client.mock.calls.length]).toEqual([403, 0]);
});

test('an old browser on the same site may write, but another site may not even read', async () => {
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

test('a host without a site is 421 and one whose site cannot be loaded 503', async () => {
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

test('writes per address are limited', async () => {
  const { post, client } = await start();
  for (let n = 0; n < writeLimit.max; n += 1) expect((await post()).status).toBe(200);
  const { status, body, headers } = await post();
  expect([status, body.message]).toEqual([429, 'TOO_MANY_REQUESTS']);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  expect(client).toHaveBeenCalledTimes(writeLimit.max);
});

test('calls of an address to all paths and hosts together are limited', async () => {
  const { ask, post } = await start();
  const paths = ['/api/a', '/api/b'];
  const ofOthers = { host: 'sol.example', origin: 'https://sol.example' };
  for (let sent = 0; sent < allCallsLimit.max; sent += 1)
    await ask({ url: paths[sent % 2], headers: sent % 3 === 0 ? ofOthers : {} });
  const { status, body, headers } = await post();
  expect([status, body.message]).toEqual([429, 'TOO_MANY_REQUESTS']);
  expect(Number(headers['retry-after'])).toBeGreaterThan(0);
});

test('a visitor who has left is refused without a call, so that nobody can make the backend look away', async () => {
  const { server, ask, post, client } = await start();
  // Like Node, whose sockets lose their IP address once the client disconnects.
  server.addHook('preHandler', async ({ socket }) =>
    Object.defineProperty(socket, 'remoteAddress', { value: undefined }),
  );
  const answers = [await ask({ url: boards }), await post()];
  expect(answers.map(({ status }) => status)).toEqual([400, 400]);
  expect(client).not.toHaveBeenCalled();
});
