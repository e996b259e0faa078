import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import { BackendError } from '#engine/api/backend-error.ts';
import { unknownErrorMessage } from '#engine/api/failure.ts';
import { callTimeout, type SharedAnswer, type SharedAnswers } from '#engine/data/shared-answers.ts';

/**
 * Milliseconds after which the process with the lock is presumed dead, and another one reads. A little more than a call
 * may take: a slow backend must not get a call from every process in turn.
 */
const lockFor = callTimeout + 500;
/** Milliseconds for which other processes wait for a read. No visitor waits as long, and their next read looks again. */
const waitMs = 6_000;
/** Milliseconds between two lookups. */
const pause = 20;
/** Seconds for which a purge is stored: longer than any answer. */
const purgeTtl = 24 * 3_600;
/**
 * Returns the answer if it is stored and none of its tags was purged since, or takes the lock if it is free. It is atomic:
 * a separate lookup and lock would repeat a read that finished in between. Also returns the stamp to store an answer with.
 */
const readOrLock = `
  local values = redis.call('mget', unpack(KEYS, 2))
  local stored = table.remove(values, 1)
  for index, number in ipairs(values) do values[index] = number or '' end
  local stamp = table.concat(values, ',') .. '\\n'
  local freshFor = redis.call('pttl', KEYS[2])
  if stored and freshFor > 0 and string.sub(stored, 1, #stamp) == stamp then
    return { stamp, string.sub(stored, #stamp + 1), freshFor }
  end
  if redis.call('set', KEYS[1], ARGV[1], 'PX', ARGV[2], 'NX') then return { stamp } end
  return {}`;
/**
 * An answer with its stamp and remaining milliseconds; only the stamp: the caller has the lock and must read; neither:
 * another process is reading.
 */
type Found =
  | [stamp: string, text: string, freshFor: number]
  | [stamp: string, text?: undefined]
  | [stamp?: undefined];
/** Releases a lock only if the caller still holds it. */
const unlock = 'if redis.call("get", KEYS[1]) == ARGV[1] then return redis.call("del", KEYS[1]) end';

/**
 * Answers shared through Redis. Each is stored with the purge counters of its tags at the time of its request. A purge
 * increments the counters, which invalidates answers with older ones. So no clocks of two machines are compared, and a
 * read in progress during a purge is not used after it.
 * @param times milliseconds: how long one process may read, and how long the others wait for it
 */
export function redisAnswers(
  redis: Redis,
  prefix: string,
  times: { lockFor: number; waitMs: number } = { lockFor, waitMs },
): SharedAnswers {
  const answerKey = (key: string) => `${prefix}:answer:${key}`;
  const lockKey = (key: string) => `${prefix}:lock:${key}`;
  const purgeKey = (tag: string) => `${prefix}:purge:${tag}`;

  /** Tags of purges that have not reached Redis yet: its answers with these tags are stale. */
  const missed = new Set<string>();
  const sendMissed = async () => {
    const tags = [...missed];
    missed.clear();
    try {
      const counted = redis.multi();
      for (const tag of tags) counted.incr(purgeKey(tag)).expire(purgeKey(tag), purgeTtl);
      const results = await counted.exec();
      if (!results?.every(([error]) => error === null)) throw new Error('[redis] A purge was refused');
    } catch (error) {
      for (const tag of tags) missed.add(tag);
      throw error;
    }
  };

  /** Looks up a key or takes its lock. Undefined if Redis is unavailable or has missed a purge. */
  const look = async (key: string, mine: string, tags: readonly string[]): Promise<Found | undefined> => {
    const keys = [lockKey(key), answerKey(key), ...tags.map(purgeKey)];
    try {
      if (missed.size > 0) await sendMissed();
      return (await redis.eval(readOrLock, keys.length, ...keys, mine, times.lockFor)) as Found;
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
      const mine = randomUUID();
      const until = performance.now() + times.waitMs;
      while (performance.now() < until) {
        const found = await look(key, mine, tags);
        if (!found) return { text: await read(), freshFor: ttl };
        const [stamp, text, freshFor] = found;
        if (text !== undefined) return { text, freshFor: Math.min(freshFor, ttl) };
        if (stamp !== undefined)
          return readForAll(key, ttl, stamp, read).finally(() =>
            redis.eval(unlock, 1, lockKey(key), mine).catch(() => {}),
          );
        await sleep(pause);
      }
      // Do not call the backend here: one more call from each process could overload a struggling backend.
      const cause = new Error(`Another process has been reading it for ${times.waitMs} ms`);
      throw new BackendError(504, unknownErrorMessage, undefined, { cause });
    },
    purge: async (tags) => {
      for (const tag of tags) missed.add(tag);
      return sendMissed().then(
        () => true,
        () => false,
      );
    },
  };
}
