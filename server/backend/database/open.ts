import { join } from 'node:path';
import { CamelCasePlugin, Kysely } from 'kysely';
import { type PostgresTimeouts, postgresDialect } from './postgres.ts';
import { sqliteDialect } from './sqlite.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;

/** `postgres://…`, or the path of an SQLite file. */
export type DatabaseAddress = string;

/** DATABASE_URL, else `maru.db` in MARU_DATA_DIR. */
export function databaseAddress(env: NodeJS.ProcessEnv = process.env): DatabaseAddress {
  return env.DATABASE_URL || join(dataDirectory(env), 'maru.db');
}

/** MARU_DATA_DIR. */
export const dataDirectory = (env: NodeJS.ProcessEnv = process.env): string =>
  env.MARU_DATA_DIR || '.maru/data';

export const isPostgres = (address: DatabaseAddress): boolean => /^postgres(ql)?:\/\//.test(address);

/**
 * Connects on the first query; `destroy()` closes the connections.
 * @param timeouts by default for requests
 */
export function openDatabase(
  address: DatabaseAddress = databaseAddress(),
  timeouts?: PostgresTimeouts,
): Database {
  const dialect = isPostgres(address) ? postgresDialect(address, timeouts) : sqliteDialect(address);
  return new Kysely<Tables>({ dialect, plugins: [new CamelCasePlugin()] });
}
