import { Redis } from 'ioredis';

/** Milliseconds after which a command fails: visitors wait for it. */
const timeoutMs = 500;
/** Milliseconds of silence after which a connection counts as lost: otherwise every page would wait for each of its commands. */
const silence = 1_000;

type Log = {
  warn: (details: object, message: string) => void;
  info: (details: object, message: string) => void;
};

/**
 * Opens a connection that fails fast: while Redis is unavailable, or has hung for a second, every command fails
 * immediately. It reconnects automatically, and logs once when Redis becomes unavailable and once when it is back.
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
    if (!isAway) log.warn({ err }, 'Redis is unavailable: this process continues without it');
    isAway = true;
  });
  redis.on('ready', () => {
    if (isAway) log.info({}, 'Redis is available again');
    isAway = false;
  });
  return redis;
}
