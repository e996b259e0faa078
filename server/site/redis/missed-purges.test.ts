import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test, vi } from 'vitest';
import type { SourceReader } from '#engine/data/source-reader.ts';
import { createPurge, type PurgeBus } from '#server/site/html-cache/create-purge.ts';
import { createHtmlCache } from '#server/site/html-cache/html-cache.ts';
import { describeWithRedis, redisUrl } from '#tests/setup/external-services.ts';
import { connectRedis } from './connect-redis.ts';
import { redisAnswers } from './redis-answers.ts';
import { cuttableWay } from './testing/replicas.ts';

describeWithRedis('a purge', () => {
  test('that Redis misses is repeated before any answer is read from Redis again', async () => {
    const way = await cuttableWay(redisUrl);
    const redis = connectRedis(way.url, { warn: () => {}, info: () => {} });
    onTestFinished(() => redis.disconnect());
    const isBack = () => vi.waitFor(() => redis.ping(), { timeout: 20_000, interval: 20 });
    const answers = redisAnswers(redis, `test:${randomUUID()}`);
    let reads = 0;
    const ask = async (tag: string) => {
      const read = async () => `${tag} ${++reads}`;
      return (await answers.answer(tag, { tags: [tag], ttl: 60_000 }, read)).text;
    };
    await isBack();
    expect([await ask('a'), await ask('b')]).toEqual(['a 1', 'b 2']);
    way.cut();
    await answers.purge(['a']);
    way.restore();
    await isBack();
    expect([await ask('a'), await ask('a'), await ask('b')]).toEqual(['a 3', 'a 3', 'b 2']);
  });

  test('that Redis misses is remembered by the other processes of the machine too', async () => {
    const way = await cuttableWay(redisUrl);
    const prefix = `test:${randomUUID()}`;
    const listeners: Parameters<PurgeBus['listen']>[0][] = [];
    let reads = 0;
    const startProcess = () => {
      const redis = connectRedis(way.url, { warn: () => {}, info: () => {} });
      onTestFinished(() => redis.disconnect());
      const answers = redisAnswers(redis, prefix);
      let mine: (typeof listeners)[number] = () => {};
      const bus: PurgeBus = {
        listen: (forget) => {
          mine = forget;
          listeners.push(forget);
        },
        broadcast: async (tags, isMissed) => {
          for (const forget of listeners) if (forget !== mine) forget(tags, isMissed);
          return [];
        },
      };
      const parts = { cache: createHtmlCache({ maxBytes: 0 }), tenants: { refresh: () => {} } };
      const reader = { purge: () => {} } as unknown as SourceReader;
      const purge = createPurge({ ...parts, reader }, { purgeBuses: [bus], answers });
      const ask = async () =>
        (await answers.answer('a', { tags: ['a'], ttl: 60_000 }, async () => `a ${++reads}`)).text;
      const isBack = () => vi.waitFor(() => redis.ping(), { timeout: 20_000, interval: 20 });
      return { purge, ask, isBack };
    };
    const [one, other] = [startProcess(), startProcess()];
    await Promise.all([one.isBack(), other.isBack()]);
    expect([await one.ask(), await other.ask()]).toEqual(['a 1', 'a 1']);
    way.cut();
    await one.purge(['a']);
    way.restore();
    await other.isBack();
    // The process that purged has not read anything yet.
    expect(await other.ask()).toBe('a 2');
    await one.isBack();
    await one.purge(['a']);
    expect([await other.ask(), await one.ask(), await other.ask()]).toEqual(['a 3', 'a 3', 'a 3']);
  });
});
