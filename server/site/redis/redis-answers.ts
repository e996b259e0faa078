import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import { BackendError } from '#engine/api/backend-error.ts';
import { unknownErrorMessage } from '#engine/api/failure.ts';
import { callTimeout, type SharedAnswer, type SharedAnswers } from '#engine/data/shared-answers.ts';

/**
 * Milliseconds after which a process that said it would read is taken to have died: another one does. A little more than
 * a call may take: a slow backend must not be asked by every process in turn.
 */
const lockFor = callTimeout + 500;
/** Milliseconds for which others wait for what one reads. No visitor waits as long, and their next read looks again. */
const waitMs = 6_000;
/** Milliseconds between two looks at whether it is there. */
const pause = 20;
/** Seconds for which a purge is remembered: longer than any answer is kept. */
const purgeKept = 24 * 3_600;
/**
 * The answer where it is there and no tag of it was purged since, or the lock where nobody has it: at one go, for
 * whoever looks and only then locks would read what has been read in between. Says with which stamp to keep it.
 */
const takeOrLock = `
  local values = redis.call('mget', unpack(KEYS, 2))
  local kept = table.remove(values, 1)
  for index, number in ipairs(values) do values[index] = number or '' end
  local stamp = table.concat(values, ',') .. '\\n'
  local freshFor = redis.call('pttl', KEYS[2])
  if kept and freshFor > 0 and string.sub(kept, 1, #stamp) == stamp then
    return { stamp, string.sub(kept, #stamp + 1), freshFor }
  end
  if redis.call('set', KEYS[1], ARGV[1], 'PX', ARGV[2], 'NX') then return { stamp } end
  return {}`;
/**
 * An answer with its stamp and for how many ms it stays; the stamp alone: it is one's own to read; none: another
 * reads it.
 */
type Found =
  | [stamp: string, text: string, freshFor: number]
  | [stamp: string, text?: undefined]
  | [stamp?: undefined];
/** Frees a lock only where it is still one's own. */
const unlock = 'if redis.call("get", KEYS[1]) == ARGV[1] then return redis.call("del", KEYS[1]) end';

/**
 * Answers shared through Redis. Each stands under its key with the numbers that its tags had when it was asked for; a
 * purge counts them up, and what has older numbers is not there any more. So no clocks of two machines are compared,
 * and a read that was under way during a purge serves nobody after it.
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

  /** Tags of purges that Redis has not heard of yet: what it keeps under them is of before. */
  const missed = new Set<string>();
  const tellMissed = async () => {
    const tags = [...missed];
    missed.clear();
    try {
      const counted = redis.multi();
      for (const tag of tags) counted.incr(purgeKey(tag)).expire(purgeKey(tag), purgeKept);
      const results = await counted.exec();
      if (!results?.every(([error]) => error === null)) throw new Error('[redis] A purge was refused');
    } catch (error) {
      for (const tag of tags) missed.add(tag);
      throw error;
    }
  };

  /** What there is under a key, or whose it is to read. Undefined: Redis is away, or has not heard of a purge. */
  const look = async (key: string, mine: string, tags: readonly string[]): Promise<Found | undefined> => {
    const keys = [lockKey(key), answerKey(key), ...tags.map(purgeKey)];
    try {
      if (missed.size > 0) await tellMissed();
      return (await redis.eval(takeOrLock, keys.length, ...keys, mine, times.lockFor)) as Found;
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
      // One call more from each process would be what a backend that struggles can bear least.
      const cause = new Error(`Another process has been asking for it for ${times.waitMs} ms`);
      throw new BackendError(504, unknownErrorMessage, undefined, { cause });
    },
    purge: async (tags) => {
      for (const tag of tags) missed.add(tag);
      await tellMissed().catch(() => {});
    },
  };
}
