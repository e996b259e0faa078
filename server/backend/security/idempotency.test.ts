import { expect, onTestFinished, test } from 'vitest';
import { describeWithPostgres } from '#tests/setup/external-services.ts';
import { createMigrated } from '#tests/setup/postgres-databases.ts';
import { openDatabase } from '../database/open.ts';
import { startTestBackend } from '../testing/backend.ts';
import { noon } from '../testing/clinic.ts';
import { once } from './idempotency.ts';

describeWithPostgres('Writes that may be repeated', () => {
  test('One that takes long holds up none of another partner, also while keys expire', async () => {
    const database = await createMigrated();
    const db = openDatabase(database.url);
    onTestFinished(async () => {
      await db.destroy();
      await database.drop();
    });
    await startTestBackend(db);
    const [key, fingerprint] = ['a key of a form', 'a fingerprint'];
    const expired = { partnerId: 2, key, fingerprint, response: '{}', createdAt: noon - 25 * 60 * 60_000 };
    await db.insertInto('idempotencyKeys').values(expired).execute();
    const write = { key, fingerprint, now: noon };
    const both = await once(db, { ...write, partnerId: 1 }, async () => [
      1,
      await once(db, { ...write, partnerId: 2 }, async () => 2),
    ]);
    expect(both).toEqual([1, 2]);
  });
});
