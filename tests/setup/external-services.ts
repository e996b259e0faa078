import { connect } from 'node:net';
import { userInfo } from 'node:os';
import { describe, test } from 'vitest';

/** Where the tests find PostgreSQL: DATABASE_URL, else the one of this machine. */
export const postgresUrl: string =
  process.env.DATABASE_URL ?? `postgres://${userInfo().username}@127.0.0.1:5432/test`;

/** Where the tests find Redis: REDIS_URL, else the one of this machine. */
export const redisUrl: string = process.env.REDIS_URL || 'redis://127.0.0.1:6379';

/** `describe` for tests that need Redis at `redisUrl`. */
export const describeWithRedis = describeWith('Redis', await answers(redisUrl, 6379));

/** `describe` for tests that need PostgreSQL at `postgresUrl`. */
export const describeWithPostgres = describeWith('PostgreSQL', await answers(postgresUrl, 5432));

/** `describe` for tests that need a service; `answersNow` tells whether it is there. */
function describeWith(service: string, answersNow: boolean): (name: string, body: () => void) => void {
  const decision = decide(answersNow, Boolean(process.env.CI));
  return (name, body) => {
    if (decision === 'run') describe(name, () => body());
    if (decision === 'skip') describe.skip(name, () => body());
    if (decision === 'fail') test(`${name} (needs ${service})`, () => refuseToSkip(service));
  };
}

/** Without the service its tests are skipped, by their names; under CI nothing may hide that way. */
export function decide(answersNow: boolean, ci: boolean): 'run' | 'skip' | 'fail' {
  if (answersNow) return 'run';
  return ci ? 'fail' : 'skip';
}

function refuseToSkip(service: string): never {
  throw new Error(`${service} is not reachable, and under CI its tests must not be skipped.`);
}

/** Whether something accepts connections there; a wrong password or database is for the tests to report. */
export function answers(url: string, defaultPort: number): Promise<boolean> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve) => {
    const socket = connect({ host: hostname, port: Number(port || defaultPort), timeout: 1_000 });
    const finish = (reachable: boolean) => {
      socket.destroy();
      resolve(reachable);
    };
    socket.on('connect', () => finish(true));
    socket.on('timeout', () => finish(false));
    socket.on('error', () => finish(false));
  });
}
