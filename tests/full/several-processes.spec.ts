import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { type IncomingMessage, request } from 'node:http';
import { test } from '@playwright/test';
import { freePort } from '#scripts/lib/ports.ts';
import { expect } from '#tests/e2e/expect.ts';
import { port as otherPort, serverUnderTest } from '#tests/setup/site-url.ts';

// `npm start` with WEB_CONCURRENCY=2, on the database of the other tests.
test.skip(serverUnderTest === 'dev', 'the development server is one process');

const key = 'key-of-several-processes';
const host = 'bomnal.localhost';
let site: ChildProcess;
let port: number;

/** Sends a request on a new connection: connections are distributed round-robin. */
const ask = async (path: string, headers: Record<string, string> = { host }, method = 'GET', body = '') => {
  const asked = request({ host: '127.0.0.1', port, path, headers, method, agent: false }).end(body);
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  response.resume();
  await once(response, 'end');
  return response;
};
/** Sends several requests, so that each process answers some. */
const askAll = async (path: string, header: string) => {
  const values: number[] = [];
  while (values.length < 8) values.push(Number((await ask(path)).headers[header] ?? 0));
  return values;
};

test.beforeAll(async () => {
  port = await freePort();
  const { BACKEND_URL: _, DATABASE_URL: __, REDIS_URL: ___, ...env } = process.env;
  site = spawn(process.execPath, ['scripts/run.mjs', 'start'], {
    env: {
      ...env,
      PORT: String(port),
      WEB_CONCURRENCY: '2',
      APP_KEY: key,
      DRAIN_SECONDS: '0',
      MARU_DATA_DIR: env.MARU_DATA_DIR ?? `.maru/test/${otherPort}`,
    },
    stdio: 'ignore',
  });
  const status = () =>
    ask('/readyz').then(
      ({ statusCode }) => statusCode,
      () => 0,
    );
  await expect.poll(status, { timeout: 60_000 }).toBe(200);
});

test.afterAll(async () => {
  site.kill('SIGTERM');
  await once(site, 'exit');
});

test('two processes serve the site, and a purge at one of them applies to both', async () => {
  // Each process has its own rate limit counter: a single one would never return the same value twice.
  await expect
    .poll(async () => new Set(await askAll('/favicon.ico', 'x-ratelimit-remaining')).size)
    .toBeLessThan(8);
  const ages = () => askAll('/cscenter/faq', 'age');
  await expect.poll(async () => Math.min(...(await ages()))).toBeGreaterThanOrEqual(3);
  const purged = await ask(
    '/_maru/purge',
    { 'app-key': key, 'content-type': 'application/json' },
    'POST',
    JSON.stringify({ tags: ['site:bomnal'] }),
  );
  expect(purged.statusCode).toBe(200);
  const since = Date.now();
  const oldest = Math.max(...(await ages()));
  expect(oldest).toBeLessThanOrEqual((Date.now() - since) / 1000);
});
