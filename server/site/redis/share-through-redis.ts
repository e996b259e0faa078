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

/** What the processes that serve the same sites have in common. */
export type Shared = {
  answers?: SharedAnswers;
  /** Ways to other processes. */
  purgeBuses?: readonly PurgeBus[];
  limits?: FastifyRateLimitStoreCtor;
  close?: () => Promise<void>;
};

/** Milliseconds that a start waits for Redis. */
const timeoutMs = 1_000;

type Named = Pick<Env, 'BACKEND_NAME' | 'BACKEND_URL' | 'APP_KEY'>;
type Surroundings = Named & Pick<Env, 'REDIS_URL' | 'LOG_LEVEL'>;

/** What all names in Redis begin with: the same for those who have the same backend and key. */
export function sharedPrefix({ BACKEND_NAME, BACKEND_URL, APP_KEY }: Named): string {
  const backend = BACKEND_NAME || BACKEND_URL;
  return `maru:${createHash('sha256').update(`${backend}\n${APP_KEY}`).digest('hex').slice(0, 16)}`;
}

/**
 * Shares answers of the backend, purges and rate limits with all processes that are given the same REDIS_URL, backend
 * and key. Others may use the same Redis: what they keep has other names.
 */
export async function shareThroughRedis({ REDIS_URL, LOG_LEVEL, ...named }: Surroundings): Promise<Shared> {
  const redis = connectRedis(REDIS_URL, pino({ level: LOG_LEVEL }));
  const prefix = sharedPrefix(named);
  const bus = redisBus(redis, `${prefix}:purges`);
  // What is read at the very start is shared too, and no purge is missed; but nobody waits for a Redis that is away.
  await Promise.race([bus.listens.catch(() => {}), sleep(timeoutMs, undefined, { ref: false })]);
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
