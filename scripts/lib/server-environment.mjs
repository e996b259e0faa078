import { createHash, randomBytes } from 'node:crypto';
import { isAbsolute, join } from 'node:path';
import { root, runtimeDir } from './paths.mjs';

/**
 * What both processes get told. Values that are set already win (but for NODE_ENV, which the command decides);
 * the rest is filled in.
 * @param {{ mode: 'production' | 'development', port: number, backendPort: number, env?: NodeJS.ProcessEnv }} options
 * @returns {NodeJS.ProcessEnv}
 */
export function serverEnvironment({ mode, port, backendPort, env = process.env }) {
  return {
    ...env,
    NODE_ENV: mode,
    PORT: String(port),
    // "localhost" listens on every loopback address and on nothing that other machines can reach.
    HOST: env.HOST || 'localhost',
    // Whoever runs the site for others names its address, its proxies or its key, and its partners to nobody.
    MARU_INDEX: env.MARU_INDEX || (mode === 'development' || isForThisMachine(env) ? '1' : '0'),
    MARU_DATA_DIR: dataDir(env.MARU_DATA_DIR),
    BACKEND_PORT: String(backendPort),
    // glibc keeps what it freed in a heap per thread, and the larger a block it has seen freed, the less it gives back.
    MALLOC_ARENA_MAX: env.MALLOC_ARENA_MAX || '1',
    MALLOC_MMAP_THRESHOLD_: env.MALLOC_MMAP_THRESHOLD_ || '131072',
    // Our own backend has a demo messenger; with another one the real service is asked.
    ...(env.BACKEND_URL ? {} : { CHAT_SCRIPT_URL: env.CHAT_SCRIPT_URL || '/_chat/messenger.js' }),
    BACKEND_NAME: env.BACKEND_NAME || ownBackendName(env),
    BACKEND_URL: env.BACKEND_URL || `http://127.0.0.1:${backendPort}`,
    // Only our two processes need to agree on it, so each start makes its own.
    APP_KEY: env.APP_KEY || randomBytes(24).toString('hex'),
  };
}

/** Listens where no other machine reaches it, and stands behind nothing that others do. @param {NodeJS.ProcessEnv} env */
const isForThisMachine = ({ HOST, TRUSTED_PROXIES, APP_KEY }) =>
  ['', 'localhost', '127.0.0.1', '::1'].includes(HOST ?? '') && !TRUSTED_PROXIES && !APP_KEY;

/**
 * Our own backend has another address at every start: by this name sites over one database know that they share it.
 * A hash, for the address of a database may hold a password.
 * @param {NodeJS.ProcessEnv} env
 */
const ownBackendName = ({ BACKEND_URL, DATABASE_URL }) =>
  BACKEND_URL || !DATABASE_URL ? '' : createHash('sha256').update(DATABASE_URL).digest('hex');

/** @param {string | undefined} value relative ones count from the repository */
export function dataDir(value) {
  if (!value) return join(runtimeDir, 'data');
  return isAbsolute(value) ? value : join(root, value);
}
