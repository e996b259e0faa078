import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { CamelCasePlugin, Kysely } from 'kysely';
import { type PostgresTimeouts, postgresDialect } from './postgres.ts';
import { sqliteDialect } from './sqlite.ts';
import type { Tables } from './tables.ts';

export type Database = Kysely<Tables>;

/** `postgres://…`, or the path of an SQLite file. */
export type DatabaseAddress = string;

/** What no file path has, but a mistyped or quoted URL, or another database's, does: `host=… password=…`. */
const notPath = /:\/|["'`]|^\s|\s$|\b(host|user|password|dbname)\s*=/;

/**
 * DATABASE_URL, else `maru.db` in MARU_DATA_DIR.
 * @throws Error, without the value, if DATABASE_URL would become a new file with a password in its name
 */
export function databaseAddress(env: NodeJS.ProcessEnv = process.env): DatabaseAddress {
  const { DATABASE_URL: url } = env;
  if (!url) return join(dataDirectory(env), 'maru.db');
  if (!isPostgres(url) && notPath.test(url))
    throw new Error(
      'DATABASE_URL is not an address such as postgres://user:password@host/database. Quotes and spaces around it are taken for a part of it.',
    );
  return url;
}

/** MARU_DATA_DIR. */
export const dataDirectory = (env: NodeJS.ProcessEnv = process.env): string =>
  env.MARU_DATA_DIR || '.maru/data';

export const isPostgres = (address: DatabaseAddress): boolean => /^postgres(ql)?:\/\//.test(address);

/**
 * Opening a file creates it: with a mistyped folder, commands would work on an empty database, without any partner.
 * @throws Error if there is no such file
 */
export function assertDatabase(address: DatabaseAddress): void {
  if (isPostgres(address) || existsSync(address)) return;
  throw new Error(
    `There is no database "${address}". Run npm start, or set MARU_DATA_DIR or DATABASE_URL as for the site.`,
  );
}

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
