import { randomUUID } from 'node:crypto';
import { expect, onTestFinished, test, vi } from 'vitest';
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
});
