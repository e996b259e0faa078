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
    tenants: { byHost: async () => ({ site: {} }), refresh: () => {}, earlierSites: async () => [] },
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

test('a page from a revision that this process has not noticed yet gets that revision’s stylesheet', async () => {
  const server = fastify();
  let revision = 'a';
  const refresh = vi.fn(() => {
    revision = 'b';
  });
  serveSheets(server, {
    tenants: { byHost: async () => ({ site: revision, entry: {} }), refresh, earlierSites: async () => [] },
    assets: async () => ({
      stylesheet: (name: string, site: string) => ({ css: site, isCurrent: name === `theme.${site}.css` }),
    }),
  } as unknown as PageDeps);
  const ask = async (name: string) =>
    (await server.inject({ url: `/_maru/css/${name}`, headers: { host: 'raon.example' } })).body;
  expect(await ask('theme.a.css')).toBe('a');
  expect(refresh).not.toHaveBeenCalled();
  expect(await ask('theme.b.css')).toBe('b');
  // Invented names do not make it ask the backend every time.
  await Promise.all(Array.from({ length: 20 }, (_, count) => ask(`theme.c${count}.css`)));
  expect(refresh.mock.calls.length).toBeLessThan(6);
});

test('a page from a revision that this process never had gets that revision’s stylesheet, read once', async () => {
  const server = fastify();
  const known = new Set(['now']);
  const earlierSites = vi.fn(async () => ['before']);
  serveSheets(server, {
    tenants: {
      byHost: async () => ({ site: 'now', entry: { code: 'raon', revision: 2 } }),
      refresh: () => {},
      earlierSites,
    },
    assets: async () => ({
      stylesheet: (name: string, site: string) => {
        known.add(site);
        const wanted = name.split('.')[1] ?? '';
        return known.has(wanted) ? { css: wanted, isCurrent: true } : { css: site, isCurrent: false };
      },
    }),
  } as unknown as PageDeps);
  const ask = async (name: string) =>
    (await server.inject({ url: `/_maru/css/${name}`, headers: { host: 'raon.example' } })).body;
  expect(await Promise.all([ask('theme.before.css'), ask('theme.before.css')])).toEqual(['before', 'before']);
  expect([await ask('theme.x.css'), earlierSites.mock.calls.length]).toEqual(['now', 1]);
});

test('stylesheet requests per address are limited', async () => {
  const server = fastify();
  await limitRequests(server, async () => 'raon');
  serveSheets(server, {
    tenants: { byHost: async () => ({ site: {} }), refresh: () => {}, earlierSites: async () => [] },
    assets: async () => ({ stylesheet: () => ({ css: 'p{color:red}', isCurrent: true }) }),
  } as unknown as PageDeps);
  const ask = async () =>
    (await server.inject({ url: '/_maru/css/base.css', headers: { host: 'raon.example' } })).statusCode;
  for (let count = 1; count < readLimit.max; count += 1) await ask();
  expect([await ask(), await ask()]).toEqual([200, 429]);
});
