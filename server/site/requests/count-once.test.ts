import fastify from 'fastify';
import { expect, onTestFinished, test } from 'vitest';
import { createHtmlCache } from '#server/site/html-cache/html-cache.ts';
import { answer } from '#server/site/html-cache/testing/cache-harness.ts';
import { countOnce } from './count-once.ts';
import { guardRequests } from './guard-requests.ts';
import { limitMaking, limitRequests } from './write-limit.ts';

/** A server that renders three pages per IP address and minute, each pending until `done` is called. */
async function start() {
  const server = fastify();
  guardRequests(server);
  await limitRequests(server, async () => 'raon');
  const count = countOnce(limitMaking(server, { max: 3, timeWindow: '1 minute' }));
  const cache = createHtmlCache({ maxBytes: 1_000_000 });
  const begun: string[] = [];
  let done: () => void = () => {};
  const isDone = new Promise<void>((resolve) => (done = resolve));
  server.get('/*', async (request, reply) => {
    if (cache.isMissing(request.url)) await count(request.url, request, reply);
    const entry = await cache.answer(request.url, async () => {
      begun.push(request.url);
      await isDone;
      return answer(request.url);
    });
    return entry.variants.identity?.body;
  });
  onTestFinished(() => server.close());
  const ask = async (url: string, remoteAddress = '192.0.2.1') => {
    const { statusCode, headers } = await server.inject({
      url,
      remoteAddress,
      headers: { host: 'raon.example' },
    });
    return statusCode === 200 ? 200 : [statusCode, headers['retry-after']];
  };
  return { ask, begun, done: () => done() };
}

test('2,000 concurrent requests of one address for one page are all answered: it is rendered and counted once', async () => {
  const { ask, begun, done } = await start();
  const visits = Array.from({ length: 2_000 }, () => ask('/a'));
  await expect.poll(() => begun).toEqual(['/a']);
  // Requests during the render only wait.
  visits.push(...Array.from({ length: 10 }, () => ask('/a')));
  done();
  expect(new Set(await Promise.all(visits))).toEqual(new Set([200]));
  expect([await ask('/b'), await ask('/c')]).toEqual([200, 200]);
  // The minute began with the first request.
  expect(await ask('/d')).toEqual([429, expect.stringMatching(/^([1-5]?\d|60)$/)]);
});

test('a refusal of one address does not affect another address that waits for the same page', async () => {
  const { ask, begun, done } = await start();
  done();
  for (const url of ['/a', '/b', '/c']) expect(await ask(url)).toBe(200);
  const [refused, other] = await Promise.all([ask('/d'), ask('/d', '192.0.2.2')]);
  expect([refused, other]).toEqual([[429, expect.stringMatching(/^(5\d|60)$/)], 200]);
  expect(begun).toEqual(['/a', '/b', '/c', '/d']);
});
