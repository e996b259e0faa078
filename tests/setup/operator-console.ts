import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyBaseLogger, FastifyInstance } from 'fastify';
import { pino } from 'pino';
import { afterAll, beforeAll, expect } from 'vitest';
import { migrate } from '#server/backend/database/migrate.ts';
import { openDatabase } from '#server/backend/database/open.ts';
import { addUser } from '#server/backend/operator/accounts/add-user.ts';
import { appKey } from '#server/backend/testing/backend.ts';
import { startOperatorBackend } from '#server/backend/testing/operators.ts';
import { createConsole } from '#server/site/console/create-console.ts';

export const host = 'console.localhost:3000';
export const origin = `http://${host}`;
export const account = { email: 'kim@maru.example', password: 'a long password' };

type Asked = { method?: 'GET' | 'POST' | 'PUT' | 'DELETE'; body?: object; cookie?: string; from?: string };

/** The operators' console in front of a backend with one account, for the tests of a file. */
export function startConsole() {
  const root = mkdtempSync(join(tmpdir(), 'maru-console-'));
  const db = openDatabase(':memory:');
  let backend: FastifyInstance;
  let server: FastifyInstance;
  const open = (backendUrl: string, logger: FastifyBaseLogger = pino({ level: 'silent' })) =>
    createConsole({
      backendUrl,
      appKey,
      root,
      originOf: ({ headers }) => `http://${headers.host}`,
      logger,
      trustProxy: false,
      extend: () => {},
    });
  beforeAll(async () => {
    mkdirSync(join(root, 'assets'));
    writeFileSync(join(root, 'index.html'), '<!doctype html><title>Console</title>');
    writeFileSync(join(root, 'assets', 'main-1.js'), 'export {};');
    await migrate(db, ':memory:');
    ({ app: backend } = await startOperatorBackend(db, {}, { now: Date.now() }));
    await addUser(db, { ...account, name: 'Kim', partner: 'han', role: 'administrator' });
    server = await open(await backend.listen({ port: 0 }));
    await server.listen({ port: 0, host: '127.0.0.1' });
  });
  afterAll(async () => {
    await server.close();
    await backend.close();
    await db.destroy();
    rmSync(root, { recursive: true });
  });
  /** Sends a request as the console's own page does, or from another origin. */
  const ask = (path: string, { method = 'GET', body, cookie, from = origin }: Asked = {}) =>
    server.inject({
      method,
      url: path,
      headers: { host, ...(method !== 'GET' && { origin: from }), ...(cookie && { cookie }) },
      ...(body && { payload: body }),
    });
  const signIn = async (own: typeof account): Promise<string> => {
    const response = await ask('/operator/session', { method: 'POST', body: own });
    expect(response.statusCode).toBe(200);
    return String(response.headers['set-cookie']).split(';')[0] ?? '';
  };
  return {
    ask,
    db: () => db,
    /** A console in front of another backend. */
    open,
    server: () => server,
    /** The port at which it listens for requests that nothing has tidied up. */
    port: () => (server.server.address() as AddressInfo).port,
    /** Signs the account in and returns its cookie. */
    signIn: () => signIn(account),
    /** Signs in a new member with that name. */
    signInAs: async (name: string): Promise<string> => {
      const own = { ...account, email: `${name}@maru.example` };
      await addUser(db, { ...own, name, partner: 'han', role: 'viewer' });
      return signIn(own);
    },
    /** Signs in a new administrator of the instance. */
    signInAdministrator: async (): Promise<string> => {
      const own = { ...account, email: 'all@maru.example' };
      await addUser(db, { ...own, name: 'All', isAdministrator: true });
      return signIn(own);
    },
  };
}

/** The answer to a request as it is: injected requests and `fetch` tidy a path up. */
export function askPlainly(
  port: number,
  path: string,
  headers: Record<string, string>,
): Promise<{ status: number | undefined; body: string }> {
  return new Promise((resolve, reject) => {
    request({ host: '127.0.0.1', port, path, headers }, async (answer) =>
      resolve({ status: answer.statusCode, body: Buffer.concat(await answer.toArray()).toString() }),
    )
      .on('error', reject)
      .end();
  });
}
