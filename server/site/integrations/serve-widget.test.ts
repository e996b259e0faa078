import fastify, { type FastifyRequest } from 'fastify';
import { afterAll, beforeAll, expect, test } from 'vitest';
import type { PreparedSite } from '#engine/resolve/prepare-site.ts';
import { guardRequests } from '#server/site/requests/guard-requests.ts';
import { allCallsLimit, limitRequests } from '#server/site/requests/write-limit.ts';
import type { Tenant } from '#server/site/tenant/tenants.ts';
import { integrationOrigins } from './integration-origins.ts';
import { serveWidget } from './serve-widget.ts';

const tenant = { entry: { code: 'raon', origin: 'https://raon.example' } } as Tenant;
const asked: Pick<FastifyRequest, 'url' | 'method' | 'headers' | 'body'>[] = [];
const backend = fastify();
const site = fastify();
const host = 'raon.example';

beforeAll(async () => {
  backend.all('/widget/*', async ({ url, method, headers, body }, reply) => {
    asked.push({ url, method, headers, body });
    return reply
      .code(url.includes('missing') ? 404 : 200)
      .header('etag', '"1"')
      .send({ done: true });
  });
  const backendUrl = await backend.listen({ port: 0 });
  guardRequests(site);
  await limitRequests(site, async (name) => name);
  serveWidget(site, {
    tenants: { byHost: async (name) => (name === host ? tenant : undefined) },
    backendUrl,
    appKey: 'key',
  });
});
afterAll(() => Promise.all([backend.close(), site.close()]));

test('the widget of the backend is proxied on behalf of the partner', async () => {
  const headers = { host, 'if-none-match': '"0"', origin: `http://${host}` };
  const { statusCode, headers: answered } = await site.inject({
    url: '/_widget/api/days?languageCode=en',
    headers,
  });
  expect([statusCode, answered.etag]).toEqual([200, '"1"']);
  expect(asked.at(-1)).toMatchObject({
    url: '/widget/api/days?languageCode=en',
    headers: {
      origin: 'https://raon.example',
      'app-key': 'key',
      'x-forwarded-for': '127.0.0.1',
      'if-none-match': '"0"',
    },
  });
  expect((await site.inject({ url: '/_widget/missing.ts', headers: { host } })).statusCode).toBe(404);
});

test('only the site’s own pages may reserve through it', async () => {
  const post = (headers: Record<string, string>) =>
    site.inject({
      method: 'POST',
      url: '/_widget/api/reservations',
      headers: { host, ...headers },
      payload: { a: 1 },
    });
  const own = { origin: `http://${host}`, 'sec-fetch-site': 'same-origin', 'idempotency-key': 'key-12345' };
  expect((await post(own)).statusCode).toBe(200);
  expect(asked.at(-1)).toMatchObject({ body: { a: 1 }, headers: { 'idempotency-key': 'key-12345' } });
  const before = asked.length;
  for (const headers of [{ origin: 'https://evil.example' }, { 'sec-fetch-site': 'cross-site' }, {}])
    expect((await post(headers as Record<string, string>)).statusCode).toBe(403);
  expect(asked).toHaveLength(before);
});

test.each([
  '/_widget/..%2fsites',
  '/_widget/..%2foperator%2fpartners',
  '/_widget/api/../../sites',
  '/_widget/%2e%2e/sites',
  '/_widget/a.json',
  '/_widget/',
])('%s is not found', async (url) => {
  const before = asked.length;
  expect((await site.inject({ url, headers: { host } })).statusCode).toBe(404);
  expect(asked).toHaveLength(before);
});

test('a host without a site has no widget', async () => {
  expect(
    (await site.inject({ url: '/_widget/type1.mjs', headers: { host: 'other.example' } })).statusCode,
  ).toBe(421);
});

test('the policy names the widget’s origin only for partners that declare one and use it', () => {
  const origins = (widgetUrl: string | undefined, useWidget = true) =>
    integrationOrigins({
      slots: { widget: { kind: 'block', data: { widgetUrl } } } as unknown as PreparedSite['slots'],
      config: { useWidget },
      marketing: { channelTalkId: null },
      chatScript: '',
    }).script;
  expect(origins('https://widget.example.com/v2/x.js')).toEqual(['https://widget.example.com']);
  expect(origins('https://widget.example.com/v2/x.js', false)).toEqual([]);
  expect([origins(undefined), origins('/own/widget.js'), origins('tel:02')]).toEqual([[], [], []]);
});

test('an address asks all hosts together so often and not more', async () => {
  const ask = async (name: string) =>
    (await site.inject({ url: '/_widget/a.ts', headers: { host: name }, remoteAddress: '192.0.2.9' }))
      .statusCode;
  const hosts = ['h1.example', 'h2.example', 'h3.example'];
  for (let sent = 0; sent < allCallsLimit.max; sent += 1) expect(await ask(hosts[sent % 3] ?? '')).toBe(421);
  expect(await ask(host)).toBe(429);
});
