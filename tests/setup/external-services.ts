import { connect } from 'node:net';
import { userInfo } from 'node:os';
import { describeWith } from './describe-with.ts';

/** PostgreSQL for the tests: DATABASE_URL, else the local one. */
export const postgresUrl: string =
  process.env.DATABASE_URL ?? `postgres://${userInfo().username}@127.0.0.1:5432/test`;

/** Redis for the tests: REDIS_URL, else the local one. */
export const redisUrl: string = process.env.REDIS_URL || 'redis://127.0.0.1:6379';

/** `describe` for tests that need Redis at `redisUrl`. */
export const describeWithRedis = describeWith('Redis', await answers(redisUrl, 6379));

/** `describe` for tests that need PostgreSQL at `postgresUrl`. */
export const describeWithPostgres = describeWith('PostgreSQL', await answers(postgresUrl, 5432));

/** Whether something accepts connections there; the tests report a wrong password or database. */
export function answers(url: string, defaultPort: number): Promise<boolean> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port || defaultPort), timeout: 10_000 });
    const finish = (reachable: boolean) => {
      socket.destroy();
      resolve(reachable);
    };
    socket.on('connect', () => finish(true));
    socket.on('timeout', () => finish(false));
    socket.on('error', () => finish(false));
  });
}
