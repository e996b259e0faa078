import { expect, test } from 'vitest';
import { migrate } from '#server/backend/database/migrate.ts';
import { openDatabase } from '#server/backend/database/open.ts';
import { describeWithPostgres } from './external-services.ts';
import { createMigrated, createSchema } from './postgres-databases.ts';

describeWithPostgres('databases of tests', () => {
  test('A copied one is as the migrations leave it, and another one has tables of its own', async () => {
    const databases = await Promise.all([createSchema(), createMigrated(), createMigrated()]);
    const [fresh, copy, other] = databases.map(({ url }) => openDatabase(url));
    if (!fresh || !copy || !other) throw new Error('unreachable');
    expect((await migrate(fresh, databases[0].url)).length).toBeGreaterThan(30);
    expect(await migrate(copy, databases[1].url)).toEqual([]);
    const tables = async (db: typeof fresh) =>
      (await db.introspection.getTables({ withInternalKyselyTables: true })).map((table) => ({
        ...table,
        schema: '',
      }));
    expect(await tables(copy)).toEqual(await tables(fresh));
    await copy.schema.createTable('own').addColumn('id', 'integer').execute();
    const names = async (db: typeof fresh) => (await tables(db)).map(({ name }) => name);
    expect(await names(copy)).toContain('own');
    expect(await names(other)).not.toContain('own');
    for (const db of [fresh, copy, other]) await db.destroy();
    for (const { drop } of databases) await drop();
  });
});
