import { sql } from 'kysely';
import { expect, onTestFinished, test, vi } from 'vitest';
import { describeWithPostgres, postgresUrl } from '#tests/setup/external-services.ts';
import { createSchema } from '#tests/setup/postgres-databases.ts';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open.ts';

describeWithPostgres('PostgreSQL', () => {
  test('Two processes that migrate at once both succeed', async () => {
    const schema = await createSchema();
    const connections = [openDatabase(schema.url), openDatabase(schema.url)];
    const ran = await Promise.all(connections.map((db) => migrate(db, schema.url)));
    expect(ran.flat().length).toBeGreaterThan(0);
    expect(new Set(ran.flat()).size).toBe(ran.flat().length);
    for (const db of connections) await db.destroy();
    await schema.drop();
  });

  test('Tables of other schemas do not exist for it, also while they are created and dropped', async () => {
    const [own, other] = [await createSchema(), await createSchema()];
    const [db, neighbor] = [openDatabase(own.url), openDatabase(other.url)];
    await migrate(db, own.url);
    const before = await db.introspection.getTables({ withInternalKyselyTables: true });
    const churn = (async () => {
      for (let round = 0; round < 10; round += 1) {
        await neighbor.schema.createTable('neighbor').addColumn('id', 'serial').execute();
        await neighbor.schema.dropTable('neighbor').execute();
      }
    })();
    for (let round = 0; round < 10; round += 1)
      expect(await db.introspection.getTables({ withInternalKyselyTables: true })).toEqual(before);
    await churn;
    expect(new Set(before.map(({ schema }) => schema)).size).toBe(1);
    expect(before.find(({ name }) => name === 'operators')?.columns).toContainEqual(
      expect.objectContaining({ name: 'id', isNullable: false }),
    );
    for (const each of [db, neighbor]) await each.destroy();
    for (const each of [own, other]) await each.drop();
  });

  test('A connection that breaks within a transaction fails that, and the process goes on', async () => {
    const schema = await createSchema();
    onTestFinished(() => schema.drop());
    const db = openDatabase(schema.url);
    onTestFinished(() => db.destroy());
    const broken = db.transaction().execute(async (transaction) => {
      const { rows } = await sql<{ pid: number }>`select pg_backend_pid() as pid`.execute(transaction);
      await sql`select pg_terminate_backend(${rows[0]?.pid})`.execute(db);
      await vi.waitFor(() => expect(sql`select 1`.execute(transaction)).rejects.toThrow(), waitTimeoutMs);
      return sql`select 1`.execute(transaction);
    });
    await expect(broken).rejects.toThrow();
    expect((await sql<{ one: number }>`select 1 as one`.execute(db)).rows).toEqual([{ one: 1 }]);
  });

  test('A search path without an existing schema is reported', async () => {
    const url = new URL(postgresUrl);
    url.searchParams.set('options', '-c search_path=maru_missing');
    const db = openDatabase(url.href);
    await expect(migrate(db, url.href)).rejects.toThrow('names no existing schema');
    await db.destroy();
  });
});
