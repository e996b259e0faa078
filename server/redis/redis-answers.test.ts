import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { expect, onTestFinished, test } from 'vitest';
import { describeWithRedis, redisUrl } from '#tests/setup/external-services.ts';
import { redisAnswers } from './redis-answers.ts';

const hour = 3_600_000;
const ttl = 1_000;

function open() {
  const redis = new Redis(redisUrl);
  const prefix = `test:${randomUUID()}`;
  onTestFinished(() => redis.disconnect());
  const answers = redisAnswers(redis, prefix);
  const ask = () => answers.answer('k', { tags: [], ttl }, async () => 'read');
  return { redis, key: `${prefix}:answer:k`, ask };
}

describeWithRedis('what stands in Redis', () => {
  test('is fresh for no longer than an answer may be, whatever Redis says', async () => {
    const { redis, key, ask } = open();
    await redis.set(key, '\nkept', 'PX', hour);
    const { text, freshFor } = await ask();
    expect([text, freshFor <= ttl]).toEqual(['kept', true]);
  });

  test('is not taken where it has no end, or is no text', async () => {
    const { redis, key, ask } = open();
    await redis.set(key, '\nfor ever');
    expect((await ask()).text).toBe('read');
    await redis.del(key);
    await redis.rpush(key, 'a list');
    expect((await ask()).text).toBe('read');
  });
});
