import { chmodSync, closeSync, existsSync, mkdirSync, openSync, statSync } from 'node:fs';
import { dirname } from 'node:path';
import { DatabaseSync, type SQLInputValue, type StatementSync } from 'node:sqlite';
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  SqliteAdapter,
  type SqliteDatabase,
  SqliteDialect,
  type SqliteDialectConfig,
  SqliteDriver,
  type SqliteStatement,
  type TransactionSettings,
} from 'kysely';
import { LRUCache } from 'lru-cache';

/** Milliseconds that a query waits for another process that writes. */
const busyTimeout = 5_000;

/**
 * Kysely's SQLite dialect on Node's SQLite, whose statement API has other names.
 * @param file path of the database, or `:memory:`; missing folders are created. Only the user of the process can read it.
 */
export function sqliteDialect(file: string): SqliteDialect {
  return new ImmediateDialect({ database: async () => openSqlite(file) });
}

class ImmediateDialect extends SqliteDialect {
  #config: SqliteDialectConfig;

  constructor(config: SqliteDialectConfig) {
    super(config);
    this.#config = config;
  }

  override createDriver(): Driver {
    return new ImmediateDriver(this.#config);
  }

  override createAdapter(): SqliteAdapter {
    return new TransactionalAdapter();
  }
}

/**
 * Has migrations run in one transaction, which SQLite can do and Kysely does not expect of it: a start that is killed
 * while it migrates leaves nothing behind, and two starts at once wait for each other.
 */
class TransactionalAdapter extends SqliteAdapter {
  override get supportsTransactionalDdl(): boolean {
    return true;
  }
}

/**
 * Begins transactions as writers: one that begins as a reader fails at once, instead of waiting, if another process writes
 * before its first write. Those with the access mode "read only" see one moment and block nobody.
 */
class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection, settings?: TransactionSettings) {
    const kind = settings?.accessMode === 'read only' ? 'deferred' : 'immediate';
    await connection.executeQuery(CompiledQuery.raw(`begin ${kind}`));
  }
}

function openSqlite(file: string): SqliteDatabase {
  if (file !== ':memory:') {
    mkdirSync(dirname(file), { recursive: true, mode: 0o700 });
    makePrivate(file);
  }
  const database = new DatabaseSync(file, { timeout: busyTimeout, enableForeignKeyConstraints: true });
  // With WAL, readers never wait for the writer; NORMAL is safe with it and saves a sync per transaction.
  database.exec('pragma journal_mode = wal; pragma synchronous = normal');
  // Else what visitors asked to erase would stay in the file until something else takes its place.
  database.exec('pragma secure_delete = on');
  // Compiling a statement usually costs more than running it.
  const statements = new LRUCache<string, SqliteStatement>({ max: 500 });
  return {
    close: () => database.close(),
    prepare(sql) {
      const known = statements.get(sql);
      if (known) return known;
      const statement = adapt(database.prepare(sql));
      statements.set(sql, statement);
      return statement;
    },
  };
}

/**
 * Creates the database file with access for its owner alone, or removes others' access to it. SQLite gives `-wal` and
 * `-shm` the same mode; a killed process may have left older ones. A file that exists is not opened: closing it would
 * end the locks of this process.
 */
function makePrivate(file: string): void {
  try {
    if (!existsSync(file)) closeSync(openSync(file, 'wx', 0o600));
    for (const part of [file, `${file}-wal`, `${file}-shm`]) {
      const found = statSync(part, { throwIfNoEntry: false });
      if (found && found.uid === process.getuid?.()) chmodSync(part, found.mode & 0o700);
    }
  } catch {
    // The file system may have no modes. What makes the file unusable, SQLite reports itself.
  }
}

function adapt(statement: StatementSync): SqliteStatement {
  const values = (parameters: readonly unknown[]) => parameters as SQLInputValue[];
  return {
    reader: statement.columns().length > 0,
    all: (parameters) => statement.all(...values(parameters)),
    run: (parameters) => statement.run(...values(parameters)),
    iterate: (parameters) => statement.iterate(...values(parameters)),
  };
}
