// @slow: starts sites of several processes

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';

type Told = { pid: number; forgotten: string[]; unreached: string[] };
let child: ChildProcess;
let address: string;

beforeAll(async () => {
  const probe = createServer().listen(0, '127.0.0.1');
  await once(probe, 'listening');
  const { port } = probe.address() as { port: number };
  probe.close();
  address = `http://127.0.0.1:${port}`;
  child = spawn(process.execPath, [join(import.meta.dirname, 'testing/shared-port.ts')], {
    env: { ...process.env, PORT: String(port) },
    stdio: 'ignore',
  });
});
afterAll(() => void child.kill('SIGKILL'));

const ask = async (path = '/'): Promise<Told> =>
  (await fetch(address + path, { signal: AbortSignal.timeout(5_000) })).json() as Promise<Told>;
/** The answers of all workers by process id. */
const askAll = async () => {
  const answers = new Map<number, Told>();
  await vi.waitFor(
    async () => {
      for (let index = 0; index < 4; index += 1) {
        const answer = await ask();
        answers.set(answer.pid, answer);
      }
      expect(answers.size).toBe(2);
    },
    { timeout: waitTimeoutMs, interval: 50 },
  );
  return answers;
};

const redisUnavailable = 'processes on other machines: Redis is unavailable';

test('two processes share a port, and a purge of one reaches the other before it resolves, with or without Redis', async () => {
  await askAll();
  const { pid: sender, forgotten, unreached } = await ask('/broadcast/site:raon');
  expect([forgotten, unreached]).toEqual([[], [redisUnavailable]]);
  const others = [...(await askAll()).values()].filter(({ pid }) => pid !== sender);
  expect(others.map((answer) => answer.forgotten)).toEqual([['site:raon']]);
});

test('the others learn whether the store that they share has missed a purge', async () => {
  const { pid: sender } = await ask('/missed/site:mist');
  const others = [...(await askAll()).values()].filter(({ pid }) => pid !== sender);
  expect(others.map(({ forgotten }) => forgotten.at(-1))).toEqual(['site:mist missed']);
});

test('an unreached process is reported', async () => {
  const { pid: deaf } = await ask('/deafen');
  await vi.waitFor(
    async () => {
      const { pid, unreached } = await ask('/broadcast/site:sol');
      expect(pid).not.toBe(deaf);
      expect(unreached).toEqual([redisUnavailable, `process ${deaf} of this machine`]);
    },
    { timeout: waitTimeoutMs, interval: 50 },
  );
});

test('a worker that dies is replaced', async () => {
  const before = await askAll();
  await ask('/die').catch(() => {});
  await vi.waitFor(async () => {
    const after = new Set([...(await askAll()).keys()]);
    expect([...after].filter((pid) => !before.has(pid))).toHaveLength(1);
  }, waitTimeoutMs);
});

test('a connection handed to a worker that dies before it accepts it is closed', async () => {
  const [stopped = 0] = (await askAll()).keys();
  process.kill(stopped, 'SIGSTOP');
  // The stopped worker is handed one of them; the other worker gets the rest.
  const answered: number[] = [];
  const asked = Array.from({ length: 4 }, async () => void answered.push((await ask()).pid));
  await vi.waitFor(() => expect(answered).toHaveLength(3), waitTimeoutMs);
  expect(answered).not.toContain(stopped);
  process.kill(stopped, 'SIGKILL');
  const refused = (await Promise.allSettled(asked)).filter(({ status }) => status === 'rejected');
  expect(refused).toHaveLength(1);
  expect(refused[0]).toHaveProperty('reason.cause.code', 'ECONNRESET');
  await askAll();
});

test('on SIGTERM all processes stop', async () => {
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
  await expect(ask()).rejects.toThrow();
});
