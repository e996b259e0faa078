import { expect, test } from 'vitest';
import { describeDatabases } from '#tests/setup/backend-databases.ts';
import { noon } from '../testing/clinic.ts';
import { han, sizes } from '../testing/content.ts';
import { seedContent } from './seed-content.ts';

describeDatabases('Processes that start at the same time', (db) => {
  test('A new partner that several set up at once is there once', async () => {
    const seeded = [1, 2, 3].map(() =>
      db()
        .transaction()
        .execute((transaction) => seedContent(transaction, han(), sizes, noon)),
    );
    await expect(Promise.all(seeded)).resolves.toHaveLength(3);
    const notices = await db().selectFrom('notices').select('id').execute();
    expect(notices).toHaveLength(han().notices.rows.length);
  });
});
