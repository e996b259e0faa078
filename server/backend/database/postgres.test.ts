import { expect, test } from 'vitest';
import { createSchema, migrateSchema } from '#tests/setup/backend-databases.ts';
import { describeWithPostgres, postgresUrl } from '#tests/setup/external-services.ts';
import { migrate } from './migrate.ts';
import { openDatabase } from './open.ts';

describeWithPostgres('PostgreSQL', () => {
  test('Two processes that migrate at once both succeed', async () => {
    const schema = await createSchema();
    const connections = [openDatabase(schema.url), openDatabase(schema.url)];
    const ran = await Promise.all(connections.map((db) => migrateSchema(db, schema.url)));
    expect(ran.flat().length).toBeGreaterThan(0);
    expect(new Set(ran.flat()).size).toBe(ran.flat().length);
    for (const db of connections) await db.destroy();
    await schema.drop();
  });

  test('A search path without an existing schema is reported', async () => {
    const url = new URL(postgresUrl);
    url.searchParams.set('options', '-c search_path=maru_missing');
    const db = openDatabase(url.href);
    await expect(migrate(db, url.href)).rejects.toThrow('names no existing schema');
    await db.destroy();
  });
});
