import type { FastifyRateLimitStore, FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import type { Redis } from 'ioredis';
import { LRUCache } from 'lru-cache';

/** Counts in Redis, and returns how long the count remains valid. */
const countUp = `
  local count = redis.call('incr', KEYS[1])
  if count == 1 then redis.call('pexpire', KEYS[1], ARGV[1]) end
  return { count, redis.call('pttl', KEYS[1]) }`;

type Count = { current: number; ttl: number };

/**
 * A store that counts limits for all processes together. Each process also counts its own requests: while Redis is
 * unavailable, limits apply per process.
 */
export function sharedLimits(redis: Redis, prefix: string): FastifyRateLimitStoreCtor {
  class Store implements FastifyRateLimitStore {
    readonly #name: string;
    readonly #own = new LRUCache<string, { current: number; until: number }>({ max: 5_000 });

    constructor(_: object, name = 'all') {
      this.#name = name;
    }

    incr(key: string, callback: (error: Error | null, result?: Count) => void, timeWindow: number): void {
      const own = this.#countOwn(key, timeWindow);
      redis
        .eval(countUp, 1, `${prefix}:${this.#name}:${key}`, timeWindow)
        .then((answer) => {
          const [current, ttl] = answer as [number, number];
          return current > own.current ? { current, ttl } : own;
        })
        .catch(() => own)
        .then((count) => callback(null, count));
    }

    child(options: object): Store {
      // A limit without a route has a name, so that pages and pictures are counted separately.
      const { routeInfo = {}, name } = options as {
        routeInfo?: { method?: string; url?: string };
        name?: string;
      };
      return new Store(options, name ?? `${routeInfo.method ?? ''}${routeInfo.url ?? ''}`);
    }

    #countOwn(key: string, timeWindow: number): Count {
      const now = Date.now();
      const known = this.#own.get(key);
      const count = known && now < known.until ? known : { current: 0, until: now + timeWindow };
      count.current += 1;
      this.#own.set(key, count);
      return { current: count.current, ttl: count.until - now };
    }
  }
  return Store;
}
