import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { type Database, openDatabase } from '#server/backend/database/open.ts';
import { untilWaitedFor } from '#tests/setup/backend-databases.ts';
import { describeWithPostgres } from '#tests/setup/external-services.ts';
import { createMigrated } from '#tests/setup/postgres-databases.ts';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import { firstOwnId, nextNumber } from '../database/counters.ts';
import { refusal } from '../testing/backend.ts';
import { type ContentBackend, startContentBackend } from '../testing/content-entries.ts';

describeWithPostgres('Writes of one partner', () => {
  let database: Awaited<ReturnType<typeof createMigrated>>;
  let db: Database;
  let content: ContentBackend;
  beforeAll(async () => {
    database = await createMigrated();
    db = openDatabase(database.url);
    content = await startContentBackend(db);
  });
  afterAll(async () => {
    await content.stop();
    await db.destroy();
    await database.drop();
  });

  test('Many at once leave connections to visitors of the others, and the last ones are told to come back', async () => {
    const notice = (count: number) => ({
      title: { ko: `소식 ${count}` },
      content: { ko: '<p>글</p>' },
      createdAt: '2026-06-15T10:00:00+09:00',
    });
    const lock = openDatabase(database.url);
    const saves = await lock.transaction().execute(async (transaction) => {
      await nextNumber(transaction, 1, 'content', firstOwnId);
      const sent = Array.from({ length: 20 }, (_, count) => content.create('notices', notice(count)));
      await untilWaitedFor(transaction, lock);
      const visit = await content.ask('notices?page=1&pageSize=10', { as: 'sakura' });
      expect(visit.status).toBe(200);
      // What others do not wait for does not wait either.
      const { token } = content;
      const presence = await content.call('presence', {
        token,
        params: { code: 'han' },
        body: { isHere: true },
      });
      expect(presence.status).toBe(200);
      // Otherwise the last ones could arrive when the first have ended.
      let refused = 0;
      for (const save of sent) void save.then(() => (refused += 1));
      await vi.waitFor(() => expect(refused).toBe(8), waitTimeoutMs);
      return sent;
    });
    await lock.destroy();
    const answers = await Promise.all(saves);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(12);
    const refused = answers.filter(({ status }) => status !== 200);
    expect(refused.map(refusal)).toEqual(Array.from({ length: 8 }, () => [503, 'BUSY']));
    expect(refused[0]?.headers['retry-after']).toBe('2');
  });
});
