import { randomUUID } from 'node:crypto';
import fastify from 'fastify';
import { Redis } from 'ioredis';
import { expect, onTestFinished, test } from 'vitest';
import { limitMaking, limitRequests } from '#server/site/requests/write-limit.ts';
import { describeWithRedis, redisUrl } from '#tests/setup/external-services.ts';
import { sharedLimits } from './shared-limits.ts';

/** A server with its own connection that allows an IP address three writes a minute, counted under a name. */
async function start(url: string, name: string) {
  const redis = new Redis(url, { maxRetriesPerRequest: 0, retryStrategy: () => 100 });
  redis.on('error', () => {});
  const server = fastify();
  await limitRequests(server, async () => 'han', sharedLimits(redis, name));
  server.post('/write', { config: { rateLimit: { max: 3, timeWindow: '1 minute' } } }, async () => 'written');
  onTestFinished(async () => {
    await server.close();
    redis.disconnect();
  });
  return async () => (await server.inject({ method: 'POST', url: '/write' })).statusCode;
}

describeWithRedis('limits that processes share', () => {
  test('count each name separately', async () => {
    const redis = new Redis(redisUrl);
    const server = fastify();
    await limitRequests(server, async () => 'han', sharedLimits(redis, `test:${randomUUID()}`));
    const [pages, pictures] = ['pages', 'pictures'].map((name) =>
      limitMaking(server, { max: 1, timeWindow: '1 minute', name }),
    );
    server.get('/page', async (request, reply) => pages?.(request, reply));
    server.get('/picture', async (request, reply) => pictures?.(request, reply));
    onTestFinished(async () => {
      await server.close();
      redis.disconnect();
    });
    const status = async (url: string) => (await server.inject({ url })).statusCode;
    expect([await status('/page'), await status('/picture'), await status('/page')]).toEqual([200, 200, 429]);
  });

  test('count requests of all processes', async () => {
    const name = `test:${randomUUID()}`;
    const [one, other] = [await start(redisUrl, name), await start(redisUrl, name)];
    expect([await one(), await other(), await one(), await other(), await one()]).toEqual([
      200, 200, 200, 429, 429,
    ]);
  });
});

test('a limit holds while the shared store is unavailable', async () => {
  const write = await start('redis://127.0.0.1:1', 'away');
  expect([await write(), await write(), await write(), await write()]).toEqual([200, 200, 200, 429]);
});
