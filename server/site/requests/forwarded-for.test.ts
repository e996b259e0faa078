import { createServer } from 'node:http';
import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { plainForwardedFor, withPlainForwardedFor } from './forwarded-for.ts';
import { clientIp } from './write-limit.ts';

test('ports and unverifiable addresses are removed from the list', () => {
  expect(plainForwardedFor('192.0.2.44:5000, [2001:db8::1]:80,10.0.0.1')).toBe(
    '192.0.2.44, 2001:db8::1, 10.0.0.1',
  );
  expect(plainForwardedFor('203.0.113.5, unknown, 10.0.0.1:80')).toBe('10.0.0.1');
  expect(plainForwardedFor('unknown')).toBe('');
});

test('behind a trusted proxy that writes ports a visitor is one address, and without a valid one the proxy’s address counts', async () => {
  const server = fastify({
    trustProxy: ['127.0.0.1', '10.0.0.1'],
    serverFactory: (handler) => createServer(withPlainForwardedFor(handler)),
  });
  onTestFinished(() => server.close());
  server.get('/', async (request) => clientIp(request));
  const url = await server.listen({ port: 0, host: '127.0.0.1' });
  const from = async (forwarded: string) =>
    (await fetch(url, { headers: { 'x-forwarded-for': forwarded } })).text();
  for (const port of [5000, 5001]) expect(await from(`192.0.2.44:${port}`)).toBe('192.0.2.44');
  expect(await from('192.0.2.44:5000, 10.0.0.1:6000')).toBe('192.0.2.44');
  expect(await from('198.51.100.1, x')).toBe('127.0.0.1');
});
