import type { AddressInfo } from 'node:net';
import { connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { setTimeout } from 'node:timers/promises';
import { withLock } from '../bootstrap/lock.mjs';
import { SetupError } from '../bootstrap/setup-error.mjs';

/** A free loopback port. */
export function freePort(): Promise<number> {
  return new Promise((resolve, reject) => {
    const server = createServer();
    server.on('error', reject);
    server.listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}

/** Whether something answers on this loopback port. */
export async function isPortTaken(port: number): Promise<boolean> {
  return (await answers(port, '127.0.0.1')) || (await answers(port, '::1'));
}

/**
 * Runs `work` with a port that is free until it resolves: other runs, in any checkout of this machine, wait for it. A
 * server that needs the port afterwards must be listening on it before `work` resolves.
 * @param preferred the port, unless it is taken
 */
export const withFreePort = <T>(preferred: number, work: (port: number) => Promise<T>): Promise<T> =>
  alone(async () => work((await isPortTaken(preferred)) ? await freePort() : preferred));

/** Runs `work` while no run has `withFreePort`. */
export const alone = <T>(work: () => Promise<T>): Promise<T> => withLock('maru-port', work, tmpdir());

/** A site that was stopped a moment ago still finishes its requests for about two seconds. */
const defaultTimeoutMs = 4_000;

/**
 * The ports of the site and of its backend: `PORT` and `BACKEND_PORT`, which the backend needs only if others than the
 * site call it.
 * @throws SetupError if one is not a port, or remains taken
 */
export async function claimPorts({
  PORT,
  BACKEND_PORT,
  BACKEND_URL,
}: NodeJS.ProcessEnv): Promise<{ port: number; backendPort: number }> {
  const port = await claimPort(PORT, 3000);
  const wanted = BACKEND_URL ? undefined : BACKEND_PORT;
  return { port, backendPort: await claimPort(wanted, 0, { name: 'BACKEND_PORT' }) };
}

/**
 * Reads a port from the environment and checks that it is free, before any long step begins.
 * @param wanted `0` asks for any free port
 * @param options `timeoutMs`: how long a taken port may take to become free; `name`: the variable
 * @throws SetupError if the port is not a port, or remains taken
 */
export async function claimPort(
  wanted: string | undefined,
  fallback: number,
  { timeoutMs = defaultTimeoutMs, name = 'PORT' }: { timeoutMs?: number; name?: string } = {},
): Promise<number> {
  const port = wanted === undefined || wanted === '' ? fallback : Number(wanted);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) {
    throw new SetupError(`${name} must be a number from 0 to 65535, not "${wanted}".`);
  }
  if (port === 0) return freePort();
  if (!(await becomesFree(port, timeoutMs))) {
    throw new SetupError(
      `Port ${port} is already in use. Stop the program that uses it, or choose another: ${name}=${port + 1}.`,
    );
  }
  return port;
}

async function becomesFree(port: number, withinMs: number): Promise<boolean> {
  const end = performance.now() + withinMs;
  while (await isPortTaken(port)) {
    if (performance.now() >= end) return false;
    await setTimeout(100);
  }
  return true;
}

function answers(port: number, host: string): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect({ port, host, timeout: 1_000 });
    const finish = (taken: boolean) => {
      socket.destroy();
      resolve(taken);
    };
    socket.on('connect', () => finish(true));
    socket.on('timeout', () => finish(true));
    socket.on('error', () => finish(false));
  });
}
