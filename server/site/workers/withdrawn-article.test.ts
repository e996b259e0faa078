// @slow: starts sites of several processes

import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, onTestFinished, test, vi } from 'vitest';
import { describeWithRedis, redisUrl } from '#tests/setup/external-services.ts';

type Read = { pid: number; read: string | number };

/** A backend with one article: published, withdrawn (404), or unreachable. */
async function articleBackend() {
  let state: 'published' | 'withdrawn' | 'away' = 'published';
  const server = createServer((request, response) => {
    if (state === 'away') return void request.socket.destroy();
    response.setHeader('content-type', 'application/json');
    response.statusCode = state === 'published' ? 200 : 404;
    response.end(JSON.stringify(state === 'published' ? { row: 'my illness' } : { message: ['gone'] }));
  }).listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  const set = (next: typeof state) => {
    state = next;
  };
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, set };
}

async function startReaders(backend: string, redis: string) {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as AddressInfo;
  probe.close();
  const { REDIS_URL: _, ...env } = process.env;
  const child = spawn(process.execPath, [join(import.meta.dirname, 'testing/article-readers.ts')], {
    env: {
      ...env,
      PORT: String(port),
      BACKEND_URL: backend,
      APP_KEY: `key-${port}`,
      LOG_LEVEL: 'silent',
      ...(redis && { REDIS_URL: redis }),
    },
    stdio: 'ignore',
  });
  onTestFinished(() => void child.kill('SIGTERM'));
  const ask = async (path = '/'): Promise<Read> =>
    (await fetch(`http://127.0.0.1:${port}${path}`)).json() as Promise<Read>;
  /** What both workers read, by process id. */
  const askBoth = async () => {
    const reads = new Map<number, Read['read']>();
    await vi.waitFor(
      async () => {
        const { pid, read } = await ask();
        reads.set(pid, read);
        expect(reads.size).toBe(2);
      },
      { timeout: 30_000, interval: 20 },
    );
    return [...reads.values()];
  };
  return { ask, askBoth };
}

async function expectWithdrawn(redis = ''): Promise<void> {
  const backend = await articleBackend();
  const { ask, askBoth } = await startReaders(backend.url, redis);
  expect(await askBoth()).toEqual(['my illness', 'my illness']);
  // Both still have it: a backend that is away is not noticed.
  backend.set('away');
  expect(await askBoth()).toEqual(['my illness', 'my illness']);
  const { read } = await ask('/purge');
  expect([read, ...(await askBoth())]).toEqual([500, 500, 500]);
  backend.set('withdrawn');
  await vi.waitFor(async () => expect(await askBoth()).toEqual([404, 404]), { timeout: 30_000 });
  backend.set('away');
  expect(await askBoth()).not.toContain('my illness');
}

test('after a purge at one of two processes, neither shows a withdrawn article, though the backend is away', async () => {
  await expectWithdrawn();
});

test('so it is while the shared Redis is unavailable', async () => {
  await expectWithdrawn('redis://127.0.0.1:1');
});

describeWithRedis('processes with a shared Redis', () => {
  test('do not read a withdrawn article from it', async () => {
    await expectWithdrawn(redisUrl);
  });
});
