import { expect, test } from 'vitest';
import { createSchema } from '#tests/setup/backend-databases.ts';
import { describeWithPostgres, postgresUrl } from '#tests/setup/external-services.ts';
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

  test('A search path without an existing schema is reported', async () => {
    const url = new URL(postgresUrl);
    url.searchParams.set('options', '-c search_path=maru_missing');
    const db = openDatabase(url.href);
    await expect(migrate(db, url.href)).rejects.toThrow('names no existing schema');
    await db.destroy();
  });
});
