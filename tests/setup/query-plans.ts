import { CamelCasePlugin, type CompiledQuery, Kysely } from 'kysely';
import { describe } from 'vitest';
import { migrate } from '#server/backend/database/migrate.ts';
import type { Database } from '#server/backend/database/open.ts';
import { postgresDialect } from '#server/backend/database/postgres.ts';
import { sqliteDialect } from '#server/backend/database/sqlite.ts';
import type { Tables } from '#server/backend/database/tables.ts';
import { many } from '#server/backend/testing/many-rows.ts';
import { describeWithPostgres } from './external-services.ts';
import { createMigrated } from './postgres-databases.ts';

/** A database that records its queries and can inspect their plans. */
type PlannedDatabase = {
  readonly db: Database;
  /** Queries since a test last cleared it. */
  asked: CompiledQuery[];
  /** Whether a query scans a whole long table, or sorts. */
  hasPoorPlan: (query: CompiledQuery) => Promise<boolean>;
  /** Whether it reads rows outside of its list, or runs a lookup for each row that it sorts. */
  readsTooMuch: (query: CompiledQuery) => Promise<boolean>;
  open: () => Promise<unknown>;
  close: () => Promise<void>;
};

/** Tables that grow. Both engines correctly scan small ones. */
const long =
  'notices|board_articles|customer_articles|products|content_texts|product_categories|exhibition_products|event_prices|advertised_options';
/** SQLite's plan for reading all of a partner's links or prices. */
const wholeLinks = 'SEARCH (product_categories|exhibition_products|event_prices) .*\\(partner_id=\\?\\)';

/** Runs the same tests on an empty SQLite database and, if reachable, a PostgreSQL one. The tests open and close it. */
export function describeWithPlans(name: string, tests: (database: PlannedDatabase) => void): void {
  describe(`${name} over SQLite`, () => tests(overSqlite()));
  describeWithPostgres(`${name} over PostgreSQL`, () => tests(overPostgres()));
}

function overSqlite(): PlannedDatabase {
  const { asked, log } = listen();
  const db = new Kysely<Tables>({ dialect: sqliteDialect(':memory:'), plugins, log });
  const matches = async (query: CompiledQuery, pattern: string) => {
    const lines = await plan(db, 'explain query plan', query);
    return lines.some((line) => new RegExp(pattern).test(line));
  };
  return {
    db,
    asked,
    hasPoorPlan: (query) => matches(query, `^SCAN (${long})|TEMP B-TREE`),
    readsTooMuch: (query) => matches(query, `^SCAN (${long})|^CORRELATED|${wholeLinks}`),
    open: () => migrate(db, ':memory:'),
    close: () => db.destroy(),
  };
}

function overPostgres(): PlannedDatabase {
  const { asked, log } = listen();
  let db: Kysely<Tables>;
  let drop: () => Promise<void>;
  return {
    get db() {
      return db;
    },
    asked,
    // The few remaining rows at the end of a list may be sorted.
    hasPoorPlan: async (query) =>
      (await plan(db, 'explain', query)).some(
        (line) => new RegExp(`Seq Scan on (${long})`).test(line) || /\bSort .*rows=\d{4}/.test(line),
      ),
    // The planner scans large parts of a table, for linked rows or, for a keyword, the texts of the only partner here.
    readsTooMuch: async (query) => {
      const isSearch = query.sql.includes(' like ');
      return (await plan(db, 'explain', query)).some(
        (line) =>
          /Sort Key:.*SubPlan/.test(line) ||
          (!isSearch && Number(/rows=(\d+)/.exec(line)?.[1] ?? 0) > 2 * many.products),
      );
    },
    open: async () => {
      const database = await createMigrated();
      db = new Kysely<Tables>({ dialect: postgresDialect(database.url), plugins, log });
      drop = database.drop;
    },
    close: async () => {
      await db.destroy();
      await drop();
    },
  };
}

const plugins = [new CamelCasePlugin()];

function listen() {
  const asked: CompiledQuery[] = [];
  return { asked, log: ({ query }: { query: CompiledQuery }) => void asked.push(query) };
}

async function plan(db: Database, explain: string, query: CompiledQuery): Promise<string[]> {
  const { rows } = await db.executeQuery<Record<string, unknown>>({
    ...query,
    sql: `${explain} ${query.sql}`,
  });
  return rows.map((row) => String(row.detail ?? Object.values(row)[0]));
}
