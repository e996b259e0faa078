import fastify from 'fastify';
import { expect, test } from 'vitest';
import { serveFrame } from './serve-frame.ts';

const consoleOrigin = 'https://console.example';

async function ask(url: string) {
  const server = fastify();
  server.addHook('onRequest', async (_, reply) => {
    reply.header('x-frame-options', 'SAMEORIGIN');
  });
  serveFrame(server, { script: 'start();', consoleOrigin });
  const answer = await server.inject(url);
  await server.close();
  return answer;
}

test('only the console may frame the page, which names it and runs one script of its own', async () => {
  const { headers, body } = await ask('/_maru/preview/frame');
  expect(headers['content-security-policy']).toContain(`frame-ancestors ${consoleOrigin}`);
  expect(headers['content-security-policy']).toContain("script-src 'self';");
  expect(headers['x-frame-options']).toBeUndefined();
  expect(body).toContain(`data-console="${consoleOrigin}"`);
  expect(body.match(/<script/g)).toHaveLength(1);
});

test('search engines and caches do not store the page', async () => {
  const { headers } = await ask('/_maru/preview/frame');
  expect(headers).toMatchObject({ 'x-robots-tag': 'noindex', 'cache-control': 'private, no-store' });
});

test('the script is served as it was built', async () => {
  const { headers, body } = await ask('/_maru/preview/frame.js');
  expect(headers['content-type']).toContain('text/javascript');
  expect(body).toBe('start();');
});
