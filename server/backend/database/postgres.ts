import type { PostgresDialect } from 'kysely';
import { Pool, types } from 'pg';
import { CurrentSchemaDialect } from './current-schema.ts';

/** Connections per backend process. A statement is cancelled after `statementTimeout` ms. */
const poolSize = 10;
const statementTimeout = 10_000;

/** @param url `postgres://…`; `?options=-c%20search_path%3D<schema>` selects a schema. */
export function postgresDialect(url: string): PostgresDialect {
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    statement_timeout: statementTimeout,
    connectionTimeoutMillis: 5_000,
    types: { getTypeParser },
  });
  // The pool replaces idle connections that break; without a listener the error would end the process.
  pool.on('error', () => undefined);
  // The same for one in use, between two statements of a transaction: the next one fails.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new CurrentSchemaDialect({ pool });
}

// Ids, counts and times in ms are bigint; none comes near 2^53.
const getTypeParser: typeof types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format as 'text');
