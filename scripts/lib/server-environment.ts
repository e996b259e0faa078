import { createHash, randomBytes } from 'node:crypto';
import { isAbsolute, join } from 'node:path';
import { isForThisMachine } from '../../server/backend/demo/is-demo.ts';
import { root, runtimeDir } from '../bootstrap/paths.mjs';

/**
 * The environment of both processes. Values that are already set win (except NODE_ENV, which the command decides); the
 * rest get defaults.
 */
export function serverEnvironment({
  mode,
  port,
  backendPort,
  env = process.env,
}: {
  mode: 'production' | 'development';
  port: number;
  backendPort: number;
  env?: NodeJS.ProcessEnv;
}): NodeJS.ProcessEnv {
  return {
    ...env,
    NODE_ENV: mode,
    PORT: String(port),
    // "localhost" listens on every loopback address, which other machines cannot reach.
    HOST: env.HOST || 'localhost',
    // A public deployment sets its host, its proxies or its key. It must not list its partners.
    MARU_INDEX: env.MARU_INDEX || (mode === 'development' || isForThisMachine(env) ? '1' : '0'),
    MARU_DATA_DIR: dataDir(env.MARU_DATA_DIR),
    BACKEND_PORT: String(backendPort),
    // glibc retains freed memory in one arena per thread, and the larger the blocks it has freed, the less it returns.
    MALLOC_ARENA_MAX: env.MALLOC_ARENA_MAX || '1',
    MALLOC_MMAP_THRESHOLD_: env.MALLOC_MMAP_THRESHOLD_ || '131072',
    // Our own backend has a demo messenger; with another backend the real service is used.
    ...(env.BACKEND_URL ? {} : { CHAT_SCRIPT_URL: env.CHAT_SCRIPT_URL || '/_chat/messenger.js' }),
    // Our backend purges pages there when operators answer, publish, or change content, settings or pictures.
    SITE_URL: env.SITE_URL || localUrl({ HOST: env.HOST, PORT: String(port) }),
    BACKEND_NAME: env.BACKEND_NAME || ownBackendName(env),
    BACKEND_URL: env.BACKEND_URL || localUrl({ HOST: env.BACKEND_HOST, PORT: String(backendPort) }),
    // Only our two processes need to agree on it, so each start generates its own.
    APP_KEY: env.APP_KEY || randomBytes(24).toString('hex'),
  };
}

/** URL of a server on this machine, by the host and port where it listens. */
export function localUrl(env: NodeJS.ProcessEnv) {
  const everywhere = ['localhost', '0.0.0.0', '::', ''];
  const host = everywhere.includes(env.HOST ?? '') ? '127.0.0.1' : env.HOST;
  return `http://${host?.includes(':') ? `[${host}]` : host}:${env.PORT}`;
}

/**
 * Our own backend has a different URL at every start. By this name, sites over one database know that they share it. It
 * is a hash because a database URL may contain a password.
 */
const ownBackendName = ({ BACKEND_URL, DATABASE_URL }: NodeJS.ProcessEnv) =>
  BACKEND_URL || !DATABASE_URL ? '' : createHash('sha256').update(DATABASE_URL).digest('hex');

/** @param value relative paths are resolved from the repository */
export function dataDir(value: string | undefined) {
  if (!value) return join(runtimeDir, 'data');
  return isAbsolute(value) ? value : join(root, value);
}
