import fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { watchProxies } from './watch-proxies.ts';

/** The warnings logged for requests from these IP addresses. */
async function warnings(trustProxy: string[] | false, ...requests: [from: string, forwarded?: string][]) {
  const server = fastify({ trustProxy });
  const warn = vi.spyOn(server.log, 'warn');
  watchProxies(server);
  server.get('/', async () => 'ok');
  for (const [remoteAddress, forwarded] of requests) {
    const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
    expect((await server.inject({ url: '/', remoteAddress, headers })).statusCode).toBe(200);
  }
  return warn.mock.calls;
}

test.each(['127.0.0.1', '::1', '10.0.0.4', '::ffff:172.20.0.4', 'fd00::4'])(
  'an untrusted proxy at %s is reported once, with the setting to change',
  async (proxy) => {
    const calls = await warnings(false, [proxy, '203.0.113.5'], [proxy, '203.0.113.6']);
    expect(calls).toEqual([[{ address: proxy }, expect.stringContaining(`TRUSTED_PROXIES=${proxy}`)]]);
  },
);

test('of two proxies in a row the untrusted one is reported', async () => {
  const calls = await warnings(['10.0.0.1'], ['10.0.0.1', '203.0.113.5, 10.0.0.2']);
  expect(calls[0]?.[0]).toEqual({ address: '10.0.0.2' });
});

test('visitors with forged headers and trusted proxies are not reported', async () => {
  expect(await warnings(false, ['203.0.113.9', '10.0.0.1'], ['10.0.0.4'], ['127.0.0.1'])).toEqual([]);
  expect(await warnings(['10.0.0.1'], ['10.0.0.1', '203.0.113.5'], ['10.0.0.1', '10.9.9.9'])).toEqual([]);
});
