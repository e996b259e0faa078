import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import type { SharedAnswer, SharedAnswers } from '#engine/data/shared-answers.ts';

/** Milliseconds after which a process that said it would read is taken to have died: another one does. */
const lockFor = 3_000;
/** Milliseconds for which others wait for what one reads, before they read for themselves. */
const patience = 6_000;
/** Milliseconds between two looks at whether it is there. */
const pause = 20;
/** Seconds for which a purge is remembered: longer than any answer is kept. */
const purgeKept = 24 * 3_600;
/** Frees a lock only where it is still one's own. */
const unlock = 'if redis.call("get", KEYS[1]) == ARGV[1] then return redis.call("del", KEYS[1]) end';

/**
 * Answers shared through Redis. Each stands under its key with the numbers that its tags had when it was asked for; a
 * purge counts them up, and what has older numbers is not there any more. So no clocks of two machines are compared,
 * and a read that was under way during a purge serves nobody after it.
 */
export function redisAnswers(redis: Redis, prefix: string): SharedAnswers {
  const answerKey = (key: string) => `${prefix}:answer:${key}`;
  const purgeKey = (tag: string) => `${prefix}:purge:${tag}`;

  /** The answer, if there is one, and the numbers of its tags now. Undefined: Redis is away. */
  const look = async (key: string, tags: readonly string[], ttl: number) => {
    try {
      const results = await redis
        .multi()
        .mget(answerKey(key), ...tags.map(purgeKey))
        .pttl(answerKey(key))
        .exec();
      const [[, values], [, freshFor]] = results as [[null, (string | null)[]], [null, number]];
      const [kept, ...numbers] = values;
      const stamp = `${numbers.map((number) => number ?? '').join(',')}\n`;
      const isGood = typeof kept === 'string' && kept.startsWith(stamp) && freshFor > 0;
      return {
        stamp,
        answer: isGood ? { text: kept.slice(stamp.length), freshFor: Math.min(freshFor, ttl) } : undefined,
      };
    } catch {
      return undefined;
    }
  };

  const readForAll = async (key: string, ttl: number, stamp: string, read: () => Promise<string>) => {
    const text = await read();
    await redis.set(answerKey(key), stamp + text, 'PX', Math.ceil(ttl)).catch(() => {});
    return { text, freshFor: ttl };
  };

  return {
    answer: async (key, { tags, ttl }, read): Promise<SharedAnswer> => {
      const lock = `${prefix}:lock:${key}`;
      const mine = randomUUID();
      const until = performance.now() + patience;
      while (performance.now() < until) {
        const found = await look(key, tags, ttl);
        if (!found) break;
        if (found.answer) return found.answer;
        const isMine = await redis.set(lock, mine, 'PX', lockFor, 'NX').catch(() => undefined);
        if (isMine === undefined) break;
        if (isMine === 'OK')
          return readForAll(key, ttl, found.stamp, read).finally(() =>
            redis.eval(unlock, 1, lock, mine).catch(() => {}),
          );
        await sleep(pause);
      }
      return { text: await read(), freshFor: ttl };
    },
    purge: async (tags) => {
      const counted = redis.multi();
      for (const tag of tags) counted.incr(purgeKey(tag)).expire(purgeKey(tag), purgeKept);
      await counted.exec().catch(() => {});
    },
  };
}
