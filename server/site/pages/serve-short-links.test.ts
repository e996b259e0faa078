import fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { BackendError } from '#engine/api/backend-error.ts';
import { guardRequests } from '#server/site/requests/guard-requests.ts';
import type { Tenant } from '#server/site/tenant/tenants.ts';
import { serveShortLinks } from './serve-short-links.ts';

const tenant = { entry: { code: 'raon', origin: 'https://raon.example' } } as Tenant;

async function follow(code: string, answer: () => unknown, host = 'raon.example') {
  const client = vi.fn(async () => answer());
  const lines: string[] = [];
  const server = fastify({
    logger: { level: 'warn', stream: { write: (line: string) => void lines.push(line) } },
  });
  guardRequests(server);
  serveShortLinks(server, {
    tenants: { byHost: async (name) => (name === 'raon.example' ? tenant : undefined) },
    client,
    showUncached: async (_, reply) => reply.code(404).send('the site’s own page'),
  });
  const { statusCode, headers, body } = await server.inject({ url: `/s/${code}`, headers: { host } });
  return { status: statusCode, location: headers.location, body, client, lines };
}
const redirectTo = (url: string) => () => ({
  row: { url, code: 'abcd', shortUrl: 'https://raon.example/s/abcd' },
});
const refuse = (status: number) => () => {
  throw new BackendError(status, 'no');
};

test('a short address redirects to its page, and is looked up on behalf of the partner', async () => {
  const { status, location, client } = await follow('abcd', redirectTo('/products/3?x=1#top'));
  expect([status, location]).toEqual([302, '/products/3?x=1#top']);
  expect(client).toHaveBeenCalledWith(
    expect.objectContaining({ params: { code: 'abcd' }, origin: 'https://raon.example' }),
  );
});

test.each([
  'https://evil.example/',
  '//evil.example',
  '/\\evil.example',
  '/..//evil.example',
  'javascript:alert(1)',
])('it never redirects to %s', async (url) => {
  expect(await follow('abcd', redirectTo(url))).toMatchObject({
    status: 404,
    location: undefined,
    body: 'the site’s own page',
  });
});

test('the campaign of a short address counts on its page', async () => {
  const { location, client } = await follow('abcd?utm_source=sms&page=2', redirectTo('/products/3?x=1#top'));
  expect(location).toBe('/products/3?x=1&utm_source=sms#top');
  expect(client).toHaveBeenCalledWith(expect.objectContaining({ params: { code: 'abcd' } }));
});

test('an unknown code has the site’s 404 page, an unreachable backend is 503, and an unknown host 421', async () => {
  const own = { status: 404, body: 'the site’s own page' };
  for (const status of [404, 400]) expect(await follow('abcd', refuse(status))).toMatchObject(own);
  expect((await follow('abcd', refuse(500))).status).toBe(503);
  expect((await follow('abcd', () => 'invalid')).status).toBe(503);
  expect((await follow('abcd', redirectTo('/'), 'evil.example')).status).toBe(421);
  const odd = await follow('a..b', redirectTo('/'));
  expect([odd.status, odd.body, odd.client.mock.calls.length]).toEqual([404, own.body, 0]);
});

test('a failed lookup is logged, an unknown code is not', async () => {
  expect((await follow('abcd', refuse(500))).lines.join()).toContain(
    'a short address could not be looked up',
  );
  expect((await follow('abcd', () => 'invalid')).lines.join()).toContain(
    'a short address could not be looked up',
  );
  expect((await follow('abcd', refuse(404))).lines).toEqual([]);
  expect((await follow('abcd', redirectTo('/'))).lines).toEqual([]);
});
