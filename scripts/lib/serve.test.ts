// @slow: starts the backend beside a site

import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, onTestFinished, test, vi } from 'vitest';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { freePort } from './ports.ts';
import { serverEnvironment } from './server-environment.ts';

/** A site that calls the backend a hundred times after the signal, before it ends. */
const site = `
import { createServer } from 'node:http';
createServer((_, response) => response.end()).listen(process.env.PORT, '127.0.0.1');
process.once('SIGTERM', async () => {
  process.on('SIGTERM', () => {});
  let answers = 0;
  for (let call = 0; call < 100; call += 1)
    if ((await fetch(process.env.BACKEND_URL + '/healthz').catch(() => undefined))?.ok) answers += 1;
  console.log('The backend answered ' + answers + ' calls.');
  process.exit(0);
});`;

/** What \`npm start\` runs after its set-up, in a group of processes of its own. */
const start = `
import { serve } from '#scripts/lib/serve.ts';
try {
  await serve({ site: process.argv[1], env: process.env, ownBackend: true, began: performance.now(), sites: [] });
} catch (error) {
  console.log(error.message);
}`;

async function startIn(
  folder: string,
  port: number,
): Promise<{ child: ChildProcess; printed: Promise<string> }> {
  const { DATABASE_URL: _, BACKEND_URL: __, ...own } = process.env;
  const file = join(folder, 'site.mjs');
  writeFileSync(file, site);
  const env = serverEnvironment({
    mode: 'production',
    port,
    backendPort: await freePort(),
    env: { ...own, MARU_DATA_DIR: join(folder, 'data'), MARU_PARTNERS_DIR: folder },
  });
  const child = spawn(process.execPath, ['--input-type=module', '-e', start, file], {
    env,
    detached: true,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void (child.exitCode === null && process.kill(-(child.pid as number), 'SIGKILL')));
  return { child, printed: text(child.stdout as NonNullable<typeof child.stdout>) };
}

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'maru-serve-'));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

test('a signal to all processes stops the site first, which has its backend until its end', async () => {
  const folder = newFolder();
  const instance = join(folder, 'data', 'instance.json');
  const { child, printed } = await startIn(folder, await freePort());
  await vi.waitFor(() => expect(existsSync(instance)).toBe(true), waitTimeoutMs);
  process.kill(-(child.pid as number), 'SIGTERM');
  expect(await printed).toContain('The backend answered 100 calls.');
  expect(existsSync(instance)).toBe(false);
});

test('a site whose port was taken meanwhile does not start, and leaves the file of the other one', async () => {
  const folder = newFolder();
  const other = createServer((_, response) => response.end());
  const port = await freePort();
  await once(other.listen(port, '127.0.0.1'), 'listening');
  onTestFinished(() => void other.close());
  const { printed } = await startIn(folder, port);
  expect(await printed).toContain(`Port ${port} is already in use.`);
  expect(existsSync(join(folder, 'data', 'instance.json'))).toBe(false);
});
