import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { FastifyRateLimitStoreCtor } from '@fastify/rate-limit';
import { pino } from 'pino';
import type { SharedAnswers } from '#engine/data/shared-answers.ts';
import type { Env } from '#server/site/config/env.ts';
import type { PurgeBus } from '#server/site/html-cache/create-purge.ts';
import { connectRedis } from './connect-redis.ts';
import { redisAnswers } from './redis-answers.ts';
import { redisBus } from './redis-bus.ts';
import { sharedLimits } from './shared-limits.ts';

/** State shared by the processes that serve the same sites. */
export type Shared = {
  answers?: SharedAnswers;
  /** Buses to other processes. */
  purgeBuses?: readonly PurgeBus[];
  limits?: FastifyRateLimitStoreCtor;
  close?: () => Promise<void>;
};

/** Milliseconds that startup waits for Redis. */
const timeoutMs = 1_000;

type Named = Pick<Env, 'BACKEND_NAME' | 'BACKEND_URL' | 'APP_KEY'>;
type Surroundings = Named & Pick<Env, 'REDIS_URL' | 'LOG_LEVEL'>;

/** The prefix of all keys in Redis: the same for processes with the same backend and key. */
export function sharedPrefix({ BACKEND_NAME, BACKEND_URL, APP_KEY }: Named): string {
  const backend = BACKEND_NAME || BACKEND_URL;
  return `maru:${createHash('sha256').update(`${backend}\n${APP_KEY}`).digest('hex').slice(0, 16)}`;
}

/**
 * Shares backend answers, purges and rate limits with all processes that have the same REDIS_URL, backend and key. Others
 * may use the same Redis under other key names.
 */
export async function shareThroughRedis({ REDIS_URL, LOG_LEVEL, ...named }: Surroundings): Promise<Shared> {
  const redis = connectRedis(REDIS_URL, pino({ level: LOG_LEVEL }));
  const prefix = sharedPrefix(named);
  const bus = redisBus(redis, `${prefix}:purges`);
  // Wait, so that the first reads are shared too and no purge is missed, but not for an unavailable Redis.
  await Promise.race([bus.listens, sleep(timeoutMs, undefined, { ref: false })]);
  return {
    answers: redisAnswers(redis, prefix),
    purgeBuses: [bus],
    limits: sharedLimits(redis, `${prefix}:limit`),
    close: async () => {
      await bus.close();
      redis.disconnect();
    },
  };
}
