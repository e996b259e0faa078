// @slow: starts sites and stops them under load

import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { Agent, get } from 'node:http';
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import { expect, onTestFinished, test, vi } from 'vitest';
import { createDrain } from './drain.ts';

type Site = { child: ChildProcess; port: number };

async function start(): Promise<Site> {
  const child = fork(join(import.meta.dirname, 'testing/draining-site.ts'), { stdio: 'ignore' });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [port] = (await once(child, 'message')) as [number];
  return { child, port };
}

type Answer = { status: number; isLast: boolean };

/** One request over a connection of the agent. Rejects if it breaks off. */
const ask = ({ port }: Site, path: string, agent: Agent | false): Promise<Answer> =>
  new Promise((resolve, reject) => {
    get({ host: '127.0.0.1', port, path, agent }, (response) => {
      const { statusCode: status = 0, headers } = response;
      response.resume().once('end', () => resolve({ status, isLast: headers.connection === 'close' }));
    }).once('error', reject);
  });

const paths = ['/made', '/healthz', '/nothing'];

/** Visitors who send one request after another over keep-alive connections until `stop`. */
function visit(once: (path: string, agent: Agent) => Promise<Answer>) {
  const agent = new Agent({ keepAlive: true });
  const answers: Answer[] = [];
  const failures: unknown[] = [];
  let goesOn = true;
  const visitors = Array.from({ length: 20 }, async (_, index) => {
    while (goesOn) {
      await once(paths[index % paths.length] ?? '/', agent).then(
        (answer) => answers.push(answer),
        (error) => failures.push(error),
      );
      await nextTurn();
    }
  });
  const more = async (count: number) => {
    const before = answers.length;
    await vi.waitFor(() => expect(answers.length).toBeGreaterThan(before + count), { timeout: 30_000 });
  };
  const stop = async () => {
    goesOn = false;
    await Promise.all(visitors);
    agent.destroy();
  };
  return { answers, failures, more, stop };
}

const readiness = async (site: Site) => (await ask(site, '/readyz', false)).status;

test('after SIGTERM it is no longer ready, and answers remaining requests over connections that close', async () => {
  const site = await start();
  const load = visit((path, agent) => ask(site, path, agent));
  await load.more(100);
  expect([await readiness(site), load.answers.some(({ isLast }) => isLast)]).toEqual([200, false]);
  site.child.kill('SIGTERM');
  await vi.waitFor(async () => expect(await readiness(site)).toBe(503), { timeout: 30_000 });
  await load.more(100);
  // By now the load balancer has seen that it is not ready.
  await load.stop();
  expect(load.failures).toEqual([]);
  expect(new Set(load.answers.map(({ status }) => status))).toEqual(new Set([200, 421]));
  expect(load.answers.at(-1)?.isLast).toBe(true);
  const ended = once(site.child, 'exit');
  site.child.send('stop');
  expect(await ended).toEqual([0, null]);
});

test('a client that keeps sending until the end, and retries once elsewhere if a connection breaks, loses nothing', async () => {
  const [site, other] = await Promise.all([start(), start()]);
  const load = visit((path, agent) => ask(site, path, agent).catch(() => ask(other, path, false)));
  await load.more(100);
  const ended = once(site.child, 'exit');
  site.child.kill('SIGTERM');
  site.child.send('stop');
  expect(await ended).toEqual([0, null]);
  await load.more(100);
  await load.stop();
  expect(load.failures).toEqual([]);
  expect(new Set(load.answers.map(({ status }) => status))).toEqual(new Set([200, 421]));
});

test('Ctrl-C does not wait', async () => {
  const { child } = await start();
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  child.kill('SIGINT');
  expect(await ended).toEqual([0, null]);
});

test('a drain that is cut short before it begins ends immediately', async () => {
  const wait = vi.fn();
  const drain = createDrain(wait);
  expect(drain.isOn()).toBe(false);
  drain.cutShort();
  await drain.begin();
  expect([drain.isOn(), wait.mock.calls.length]).toEqual([true, 0]);
});
