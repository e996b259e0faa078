import { randomUUID } from 'node:crypto';
import { Redis } from 'ioredis';
import { expect, onTestFinished, test, vi } from 'vitest';
import { callTimeout } from '#engine/data/shared-answers.ts';
import { describeWithRedis, redisUrl } from '#tests/setup/external-services.ts';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { redisAnswers } from './redis-answers.ts';

const hour = 3_600_000;
const ttl = 60_000;

function open() {
  const redis = new Redis(redisUrl);
  const prefix = `test:${randomUUID()}`;
  onTestFinished(() => redis.disconnect());
  const answers = redisAnswers(redis, prefix);
  const ask = () => answers.answer('k', { tags: [], ttl }, async () => 'read');
  return { redis, key: `${prefix}:answer:k`, ask };
}

/** The same Redis, with its second command delayed until `letGo`. */
function held(redis: Redis) {
  const gate = Promise.withResolvers<void>();
  let asked = 0;
  const slow = new Proxy(redis, {
    get: (target, name) => {
      const own = Reflect.get(target, name);
      if (typeof own !== 'function') return own;
      asked += 1;
      const now = own.bind(target);
      return asked === 2 ? (...given: unknown[]) => gate.promise.then(() => now(...given)) : now;
    },
  });
  return { slow, letGo: gate.resolve, asked: () => asked };
}

describeWithRedis('a read that one process does for all', () => {
  test('is not repeated by one that looked before the answer was stored', async () => {
    const redis = new Redis(redisUrl);
    onTestFinished(() => redis.disconnect());
    const prefix = `test:${randomUUID()}`;
    const { slow, letGo, asked } = held(redis);
    const reading = Promise.withResolvers<string>();
    const read = vi.fn(() => reading.promise);
    const ask = (through: Redis) => redisAnswers(through, prefix).answer('k', { tags: ['t'], ttl }, read);
    const one = ask(redis);
    await vi.waitFor(() => expect(read).toHaveBeenCalledOnce(), waitTimeoutMs);
    const other = ask(slow);
    await vi.waitFor(() => expect(asked()).toBe(2), waitTimeoutMs);
    reading.resolve('read');
    await one;
    // The lock is released.
    await vi.waitFor(async () => expect(await redis.exists(`${prefix}:lock:k`)).toBe(0), waitTimeoutMs);
    letGo();
    expect((await other).text).toBe('read');
    expect(read).toHaveBeenCalledOnce();
  });

  test('is done once by the others if the process with the lock has died', async () => {
    const redis = new Redis(redisUrl);
    onTestFinished(() => redis.disconnect());
    const prefix = `test:${randomUUID()}`;
    await redis.set(`${prefix}:lock:k`, 'dead', 'PX', 100);
    const read = vi.fn(async () => 'read');
    const answers = redisAnswers(redis, prefix);
    const asked = Array.from({ length: 20 }, () => answers.answer('k', { tags: [], ttl }, read));
    expect((await Promise.all(asked)).map(({ text }) => text)).toEqual(Array(20).fill('read'));
    expect(read).toHaveBeenCalledOnce();
  });

  test('is not started by a second process for as long as a call may take', async () => {
    const redis = new Redis(redisUrl);
    onTestFinished(() => redis.disconnect());
    const prefix = `test:${randomUUID()}`;
    const reading = Promise.withResolvers<string>();
    const asked = redisAnswers(redis, prefix).answer('k', { tags: [], ttl }, () => reading.promise);
    await vi.waitFor(
      async () => expect(await redis.pttl(`${prefix}:lock:k`)).toBeGreaterThan(callTimeout - 1_000),
      waitTimeoutMs,
    );
    reading.resolve('read');
    await asked;
  });

  test('times out for waiting processes, which do not read themselves and get the answer later', async () => {
    const redis = new Redis(redisUrl);
    onTestFinished(() => redis.disconnect());
    const prefix = `test:${randomUUID()}`;
    const reading = Promise.withResolvers<string>();
    const read = vi.fn(() => reading.promise);
    const ask = () =>
      redisAnswers(redis, prefix, { lockFor: 5_000, waitMs: 100 }).answer('k', { tags: [], ttl }, read);
    const first = ask();
    await vi.waitFor(() => expect(read).toHaveBeenCalled(), waitTimeoutMs);
    const others = await Promise.allSettled(Array.from({ length: 5 }, ask));
    expect(others.map((other) => other.status === 'rejected' && other.reason.status)).toEqual(
      Array(5).fill(504),
    );
    reading.resolve('read');
    expect([(await first).text, (await ask()).text]).toEqual(['read', 'read']);
    expect(read).toHaveBeenCalledOnce();
  });
});

describeWithRedis('an answer in Redis', () => {
  test('is fresh for no longer than its ttl, whatever Redis returns', async () => {
    const { redis, key, ask } = open();
    await redis.set(key, '\ncached', 'PX', hour);
    const { text, freshFor } = await ask();
    expect([text, freshFor <= ttl]).toEqual(['cached', true]);
  });

  test('is ignored if it has no expiry or is not a string', async () => {
    const { redis, key, ask } = open();
    await redis.set(key, '\nfor ever');
    expect((await ask()).text).toBe('read');
    await redis.del(key);
    await redis.rpush(key, 'a list');
    expect((await ask()).text).toBe('read');
  });
});
