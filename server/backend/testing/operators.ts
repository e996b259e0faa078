import { randomUUID } from 'node:crypto';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { FastifyInstance } from 'fastify';
import { type OperatorCallName, operatorCalls } from '#schemas/operator/calls.ts';
import type { OperatorCall } from '#schemas/operator/operator-call.ts';
import type { Role } from '#schemas/operator/roles.ts';
import type { Database } from '../database/open.ts';
import { flag } from '../database/tables.ts';
import { createBackend } from '../http/app.ts';
import { openSession } from '../operator/accounts/sessions.ts';
import type { OperatorServices } from '../operator/context/services.ts';
import { seedContent } from '../seed/seed-content.ts';
import type { Answer } from './backend.ts';
import { appKey } from './backend.ts';
import { noon } from './clinic.ts';
import { han, sakura, sizes } from './content.ts';

type Services = Omit<OperatorServices, 'appKey' | 'filesDir'>;

/**
 * Starts a backend with the operator API on a database with two clinics, `han` and `sakura`.
 * @param services replace the parts outside the backend: a check without findings, and purges that only are recorded
 */
export async function startOperatorBackend(
  db: Database,
  services: Partial<Services> = {},
  clock = { now: noon },
) {
  for (const content of [han(), sakura()])
    await db.transaction().execute((transaction) => seedContent(transaction, content, sizes, noon));
  const purged: string[] = [];
  const operators: Services = {
    publishing: {
      check: async () => [],
      diff: async () => [],
      lines: async () => '',
      places: async (_text, paths) =>
        paths.filter(({ length }) => length > 0).map((path) => ({ ko: `한 ${path}`, en: `in ${path}` })),
      merge: async () => ({ conflicts: [] }),
    },
    purge: async ({ code }, written) => void purged.push(`${code} ${written}`),
    sanitize: async (html) => html.replace(/<script.*?<\/script>/g, ''),
    siteUrl: undefined,
    // Made by the first upload.
    mediaDir: join(tmpdir(), `maru-media-${randomUUID()}`),
    ...services,
  };
  const app = createBackend({ db, appKey, filesDir: 'fixtures/partners', operators, now: () => clock.now });
  return { app, clock, purged, operators, call: caller(app), operator: operatorMaker(db, clock) };
}

type Called = {
  token?: string | undefined;
  params?: Record<string, string | number | boolean | undefined>;
  /** JSON, or the bytes of a file. */
  body?: object;
  headers?: Record<string, string>;
};

/** Sends a call of the operator API; `params` fill the path, and the rest is the query. */
function caller(app: FastifyInstance) {
  return async (
    name: OperatorCallName,
    { token, params = {}, body, headers }: Called = {},
  ): Promise<Answer> => {
    const { method, path }: OperatorCall = operatorCalls[name];
    const url = path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(String(params[key])));
    const query = Object.entries(params).filter(
      ([key, value]) => !path.includes(`{${key}}`) && value !== undefined,
    );
    const response = await app.inject({
      method,
      url,
      query: Object.fromEntries(query.map(([key, value]) => [key, String(value)])),
      headers: { ...(token && { authorization: `Bearer ${token}` }), ...headers },
      ...(body && { payload: body }),
    });
    return { status: response.statusCode, body: response.json(), headers: response.headers };
  };
}

export type CallOperator = ReturnType<typeof caller>;

/** Creates operators with a session each. */
function operatorMaker(db: Database, clock: { now: number }) {
  let count = 0;
  return async ({
    roles = {},
    isInstanceAdministrator = false,
    language = 'en',
  }: {
    roles?: Partial<Record<'han' | 'sakura', Role>>;
    isInstanceAdministrator?: boolean;
    language?: 'ko' | 'en';
  } = {}): Promise<{ id: number; email: string; token: string }> => {
    count += 1;
    const email = `operator-${count}@maru.example`;
    const { id } = await db
      .insertInto('operators')
      .values({
        email,
        name: `Operator ${count}`,
        language,
        passwordHash: '',
        isInstanceAdministrator: flag(isInstanceAdministrator),
        createdAt: clock.now,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    for (const [code, role] of Object.entries(roles))
      await db
        .insertInto('memberships')
        .values((eb) => ({
          partnerId: eb.selectFrom('partners').where('code', '=', code).select('id'),
          operatorId: id,
          role,
          createdAt: clock.now,
        }))
        .execute();
    const { token } = await openSession(db, id, { address: '192.0.2.1', userAgent: 'test', now: clock.now });
    return { id, email, token };
  };
}

/** A token of the command line for an operator. */
export async function cliToken(db: Database, id: number, now: number): Promise<string> {
  const client = { address: '192.0.2.1', userAgent: 'test', now };
  return (await openSession(db, id, client, { name: 'laptop', days: 1 })).token;
}

export type MakeOperator = ReturnType<typeof operatorMaker>;
