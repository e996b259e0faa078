import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import { type AddressInfo, connect, createServer as createTcpServer, type Socket } from 'node:net';
import { join } from 'node:path';
import { onTestFinished } from 'vitest';

/** A process that answers `{ row }` at `/`, and for other reads at `/read/<name>`; `/purge/<tag>` purges first. */
type Replica = (path?: string) => Promise<{ row?: number; error?: string }>;

/** A backend that counts its requests and returns the count after a short delay. */
export async function countingBackend(): Promise<{ url: string; asked: () => number; stop: () => void }> {
  let asked = 0;
  const server = createServer((_, response) => {
    asked += 1;
    const row = asked;
    setTimeout(
      () => response.setHeader('content-type', 'application/json').end(JSON.stringify({ row })),
      150,
    );
  });
  const url = await listening(server);
  return { url, asked: () => asked, stop: () => void server.close().closeAllConnections() };
}

export async function startReplica(backend: string, redis: string, key: string): Promise<Replica> {
  const env = {
    ...process.env,
    BACKEND_URL: backend,
    APP_KEY: key,
    REDIS_URL: redis,
    PORT: '0',
    LOG_LEVEL: 'silent',
  };
  const child: ChildProcess = spawn(process.execPath, [join(import.meta.dirname, 'replica.ts')], {
    env,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  onTestFinished(() => void child.kill('SIGKILL'));
  const [port] = await once(child.stdout as NodeJS.ReadableStream, 'data');
  const address = `http://127.0.0.1:${String(port).trim()}`;
  return async (path = '/') => (await fetch(address + path)).json() as ReturnType<Replica>;
}

type Way = { url: string; cut: () => void; restore: () => void; hang: () => void };

/**
 * A proxy to Redis on its own port. `cut` breaks every connection, including new ones; `hang` accepts connections but
 * forwards nothing. The port stays open all the time, as another program could take it otherwise.
 */
export async function cuttableWay(to: string): Promise<Way> {
  const { hostname, port, pathname } = new URL(to);
  const sockets = new Set<Socket>();
  let state: 'open' | 'cut' | 'hanging' = 'open';
  const server = createTcpServer((socket) => {
    if (state === 'cut') return void socket.on('error', () => {}).destroy();
    const far = connect(Number(port || 6379), hostname);
    for (const each of [socket, far]) {
      sockets.add(each);
      each.on('error', () => {}).on('close', () => sockets.delete(each));
    }
    if (state === 'open') socket.pipe(far).pipe(socket);
  });
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  const own = (server.address() as AddressInfo).port;
  const cut = () => {
    state = 'cut';
    for (const socket of sockets) socket.destroy();
  };
  onTestFinished(() => {
    cut();
    server.close();
  });
  return {
    url: `redis://127.0.0.1:${own}${pathname}`,
    cut,
    hang: () => {
      state = 'hanging';
      for (const socket of sockets) socket.unpipe();
    },
    restore: () => {
      for (const socket of sockets) socket.destroy();
      state = 'open';
    },
  };
}

async function listening(server: Server): Promise<string> {
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  onTestFinished(() => void server.close());
  return `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
}
