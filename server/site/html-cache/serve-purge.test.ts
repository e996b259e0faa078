import fastify from 'fastify';
import { expect, test, vi } from 'vitest';
import type { SourceReader } from '#engine/data/source-reader.ts';
import { cacheShort } from '#registry/cache-policy.ts';
import type { Tenants } from '#server/site/tenant/tenants.ts';
import { createPurge } from './create-purge.ts';
import { createHtmlCache } from './html-cache.ts';
import { servePurge } from './serve-purge.ts';

async function start() {
  const cache = createHtmlCache({ maxBytes: 100_000 });
  const reader = { purge: vi.fn() } as unknown as SourceReader;
  const tenants = { refresh: vi.fn() } as unknown as Tenants;
  const server = fastify();
  const bus = { broadcast: vi.fn(async (): Promise<string[]> => []), listen: vi.fn() };
  const away = { broadcast: vi.fn(async () => ['one that is away']), listen: vi.fn() };
  const purge = createPurge({ cache, reader, tenants }, { purgeBuses: [bus, away] });
  servePurge(server, { purge, appKey: 'the-key', sources: async () => ['info', 'notices'] });
  await cache.answer('page', async () => ({
    status: 200,
    headers: {},
    body: 'page',
    tags: ['site:raon'],
    policy: cacheShort,
    freshSeconds: 60,
    validUntil: undefined,
    isPartial: false,
  }));
  const ask = (body: unknown, key?: string) =>
    server.inject({
      method: 'POST',
      url: '/_maru/purge',
      headers: { 'content-type': 'application/json', ...(key ? { 'app-key': key } : {}) },
      payload: JSON.stringify(body),
    });
  return { server, cache, reader, tenants, bus, purge: ask };
}

test('a purge removes pages and source answers, and one of a site refreshes its revision', async () => {
  const { cache, reader, tenants, purge } = await start();
  expect((await purge({ tags: ['site:raon'] }, 'the-key')).json()).toEqual({
    purged: 1,
    unreached: ['one that is away'],
  });
  expect(cache.stats().entries).toBe(0);
  expect(reader.purge).toHaveBeenCalledWith(['site:raon']);
  expect(tenants.refresh).toHaveBeenCalledOnce();
  expect((await purge({ tags: ['source:notices'] }, 'the-key')).statusCode).toBe(200);
  expect(tenants.refresh).toHaveBeenCalledOnce();
});

test('without the key, or with an invalid body, nothing is purged', async () => {
  const { cache, purge } = await start();
  expect((await purge({ tags: ['site:raon'] })).statusCode).toBe(401);
  expect((await purge({ tags: ['site:raon'] }, 'the-kee')).statusCode).toBe(401);
  expect((await purge({ tags: [] }, 'the-key')).statusCode).toBe(400);
  expect((await purge({ tags: ['site:raon'], more: 1 }, 'the-key')).statusCode).toBe(400);
  expect(cache.stats().entries).toBe(1);
});

test('an invalid tag is refused with a message that lists the valid formats', async () => {
  const { cache, purge } = await start();
  for (const tag of [
    'partner:raon',
    'raon',
    'site:',
    'site:raon,source:info',
    'source:info@',
    'source:a@b@c',
  ]) {
    const answer = await purge({ tags: ['site:raon', tag] }, 'the-key');
    expect([answer.statusCode, answer.json().message]).toEqual([400, expect.stringContaining('site:<code>')]);
  }
  expect(cache.stats().entries).toBe(1);
});

test('an unknown source is refused with a message that lists the known ones', async () => {
  const { cache, purge } = await start();
  for (const tag of ['source:notice', 'source:notice@raon']) {
    const answer = await purge({ tags: ['site:raon', 'source:info@raon', tag] }, 'the-key');
    expect([answer.statusCode, answer.json().message]).toEqual([
      400,
      'Unknown source "notice". Did you mean "notices"? There are: info, notices',
    ]);
  }
  expect(cache.stats().entries).toBe(1);
});

test('no body is read without the key', async () => {
  const { server } = await start();
  const send = async (payload: string, type: string, key: string) =>
    (
      await server.inject({
        method: 'POST',
        url: '/_maru/purge',
        headers: { 'content-type': type, 'app-key': key },
        payload,
      })
    ).statusCode;
  const huge = JSON.stringify({ tags: ['x'.repeat(2_000_000)] });
  for (const [payload, type, status] of [
    ['{"tags":', 'application/json', 400],
    [huge, 'application/json', 413],
    ['<tags/>', 'text/xml', 415],
  ] as const)
    expect([await send(payload, type, 'the-key'), await send(payload, type, 'a-key')]).toEqual([status, 401]);
});
