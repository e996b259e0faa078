import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { rmSync } from 'node:fs';
import { join } from 'node:path';
import { ensureDatabase } from '#scripts/lib/ensure-database.ts';
import { freePort } from '#scripts/lib/ports.ts';
import { serverEnvironment } from '#scripts/lib/server-environment.ts';
import { testSiteSettings } from '#scripts/lib/test-site-settings.ts';
import { waitUntilReady } from '#scripts/lib/wait-until-ready.ts';

type ServerName = 'backend' | 'site';
const scripts: Record<ServerName, string> = {
  backend: 'server/backend/main.ts',
  site: 'dist/server/main.mjs',
};
const followParent = new URL('../../scripts/bootstrap/follow-parent.mjs', import.meta.url).href;

export type Account = { email: string; password: string };

/** A built site with its backend as two processes, each of which can be killed and started again, on its own database. */
export async function startConsoleSite(accounts: readonly Account[]) {
  const port = await freePort();
  const dataDir = join(process.cwd(), `.maru/test/console-${port}`);
  const { DATABASE_URL: _, BACKEND_URL: __, REDIS_URL: ___, ...own } = process.env;
  const env = serverEnvironment({
    mode: 'production',
    port,
    backendPort: await freePort(),
    env: { ...own, ...testSiteSettings, MARU_DATA_DIR: dataDir, LOG_LEVEL: 'silent' },
  });
  await ensureDatabase(env);
  for (const { email, password } of accounts) addAccount(env, email, password);
  const running = new Map<ServerName, ChildProcess>();
  const addresses: Record<ServerName, string> = {
    backend: `${env.BACKEND_URL}/healthz`,
    site: `http://127.0.0.1:${port}/readyz`,
  };

  async function start(name: ServerName): Promise<void> {
    const args = ['--import', followParent, scripts[name]];
    running.set(name, spawn(process.execPath, args, { env, stdio: 'ignore' }));
    if (!(await waitUntilReady(addresses[name]))) throw new Error(`The ${name} is not ready`);
  }
  /** As the kernel or an operator would: without any chance to finish. */
  async function kill(name: ServerName): Promise<void> {
    const child = running.get(name);
    running.delete(name);
    if (!child || child.exitCode !== null || child.signalCode !== null) return;
    child.kill('SIGKILL');
    await once(child, 'exit');
  }
  async function stop(): Promise<void> {
    for (const name of [...running.keys()]) await kill(name);
    rmSync(dataDir, { recursive: true, force: true });
  }
  await start('backend');
  await start('site');
  return { base: `http://console.localhost:${port}`, start, kill, stop };
}

export type ConsoleSite = Awaited<ReturnType<typeof startConsoleSite>>;

function addAccount(env: NodeJS.ProcessEnv, email: string, password: string): void {
  const args = ['user', 'add', email, '--administrator', '--name', 'Test', '--password-stdin'];
  execFileSync(process.execPath, ['scripts/maru.mjs', ...args], { env, input: password });
}
