import { Redis } from 'ioredis';

/** Milliseconds for which a command waits: visitors wait with it. */
const timeoutMs = 500;
/** Milliseconds of silence after which a connection counts as lost: else every page would wait for each of its commands. */
const silence = 1_000;

type Log = {
  warn: (details: object, message: string) => void;
  info: (details: object, message: string) => void;
};

/**
 * A connection that is never waited for long: while Redis is away, or has hung for a second, every command fails at
 * once, and it comes back by itself. Says once that it is away, and once that it is back.
 */
export function connectRedis(url: string, log: Log): Redis {
  const redis = new Redis(url, {
    enableOfflineQueue: false,
    maxRetriesPerRequest: 0,
    connectTimeout: 1_000,
    commandTimeout: timeoutMs,
    socketTimeout: silence,
    retryStrategy: (tries) => Math.min(tries * 100, 2_000),
  });
  let isAway = false;
  redis.on('error', (err: Error) => {
    if (!isAway) log.warn({ err }, 'Redis is away: this process goes on by itself');
    isAway = true;
  });
  redis.on('ready', () => {
    if (isAway) log.info({}, 'Redis is back');
    isAway = false;
  });
  return redis;
}
