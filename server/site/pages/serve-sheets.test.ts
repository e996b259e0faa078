import fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import { limitRequests, readLimit } from '#server/site/requests/write-limit.ts';
import type { PageDeps } from './page-answers.ts';
import { serveSheets } from './serve-sheets.ts';

test('a stylesheet that is listed repeatedly is sent once, and an unknown one causes a 404', async () => {
  const server = fastify();
  const stylesheet = vi.fn((name: string) =>
    name.startsWith('base.') ? { css: 'p{color:red}', isCurrent: name === 'base.new.css' } : undefined,
  );
  serveSheets(server, {
    tenants: { byHost: async () => ({ site: {} }) },
    assets: async () => ({ stylesheet }),
  } as unknown as PageDeps);
  const ask = (names: string) =>
    server.inject({ url: `/_maru/css/${names}`, headers: { host: 'raon.example' } });
  const once = await ask('base.new.css+base.new.css');
  expect([once.body, once.headers['cache-control']]).toEqual([
    'p{color:red}',
    'public, max-age=31536000, immutable',
  ]);
  stylesheet.mockClear();
  const old = await ask('base.a.css+base.b.css+base.new.css');
  expect(stylesheet).toHaveBeenCalledTimes(1);
  expect([old.body, old.headers['cache-control']]).toEqual(['p{color:red}', 'no-cache']);
  expect((await ask('base.new.css+secret.css')).statusCode).toBe(404);
});

test('stylesheet requests per address are limited', async () => {
  const server = fastify();
  await limitRequests(server, async () => 'raon');
  serveSheets(server, {
    tenants: { byHost: async () => ({ site: {} }) },
    assets: async () => ({ stylesheet: () => ({ css: 'p{color:red}', isCurrent: true }) }),
  } as unknown as PageDeps);
  const ask = async () =>
    (await server.inject({ url: '/_maru/css/base.css', headers: { host: 'raon.example' } })).statusCode;
  for (let count = 1; count < readLimit.max; count += 1) await ask();
  expect([await ask(), await ask()]).toEqual([200, 429]);
});
