import type { PostgresDialect, PostgresPool, PostgresPoolClient } from 'kysely';
import { Pool, type PoolClient, types } from 'pg';
import { CurrentSchemaDialect } from './current-schema.ts';

/** Connections per backend process. */
const poolSize = 10;

/**
 * In ms; 0 is no limit. After `statement` PostgreSQL cancels a statement. After `answer` its connection is closed: the server
 * may have vanished without a word, and such a connection would never come back to the pool.
 */
export type PostgresTimeouts = { statement: number; answer: number };

const forRequests: PostgresTimeouts = { statement: 10_000, answer: 15_000 };

/** For work that takes as long as there is data: migrations, backups. */
export const noTimeouts: PostgresTimeouts = { statement: 0, answer: 0 };

/** @param url `postgres://…`; `?options=-c%20search_path%3D<schema>` selects a schema. */
export function postgresDialect(url: string, timeouts = forRequests): PostgresDialect {
  const pool = new Pool({
    connectionString: url,
    max: poolSize,
    statement_timeout: timeouts.statement,
    connectionTimeoutMillis: 5_000,
    // Finds servers that are gone where nothing else does: without a limit.
    keepAlive: true,
    keepAliveInitialDelayMillis: 10_000,
    types: { getTypeParser },
  });
  // The pool replaces idle connections that break; without a listener the error would end the process.
  pool.on('error', () => undefined);
  // The same for one in use, between two statements of a transaction: the next one fails.
  pool.on('connect', (client) => client.on('error', () => undefined));
  return new CurrentSchemaDialect({
    pool: timeouts.answer > 0 ? closingSilent(pool, timeouts.answer) : pool,
  });
}

/** A pool whose connections close when a query is not answered in time. pg's own `query_timeout` leaves them in the pool. */
const closingSilent = (pool: Pool, timeoutMs: number): PostgresPool => ({
  connect: async () => closingClient(await pool.connect(), timeoutMs),
  end: () => pool.end(),
  options: pool.options,
});

function closingClient(client: PoolClient, timeoutMs: number): PostgresPoolClient {
  let isReleased = false;
  let isLate = false;
  const release = (isBroken?: boolean) => {
    if (!isReleased) client.release(isBroken);
    isReleased = true;
  };
  const query = async (text: string, values: unknown[]) => {
    const timer = setTimeout(() => {
      isLate = true;
      // Destroys the socket, and so ends the query in progress.
      release(true);
    }, timeoutMs);
    try {
      return await client.query(text, values);
    } catch (error) {
      throw isLate ? new Error(`PostgreSQL did not answer within ${timeoutMs} ms.`, { cause: error }) : error;
    } finally {
      clearTimeout(timer);
    }
  };
  // Nothing here streams rows, for which there is another signature.
  return { query: query as unknown as PostgresPoolClient['query'], release };
}

// Ids, counts and times in ms are bigint; none comes near 2^53.
const getTypeParser: typeof types.getTypeParser = (oid: number, format?: 'text' | 'binary') =>
  oid === types.builtins.INT8 ? Number : types.getTypeParser(oid, format as 'text');
