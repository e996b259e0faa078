import { afterEach, beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { seedContent } from '#server/backend/seed/seed-content.ts';
import { publishedRevision, readRevision } from '#server/backend/sites/read-revisions.ts';
import { publishDocument, scheduleDocument } from '#server/backend/sites/revisions.ts';
import { han, sizes } from '#server/backend/testing/content.ts';
import { describeDatabases } from '#tests/setup/backend-databases.ts';
import { waitTimeoutMs } from '#tests/setup/wait-timeout.ts';
import type { Publishing } from '../context/publishing-port.ts';
import { publishOnTime } from './publish-on-time.ts';

const publishing: Publishing = {
  check: async () => [],
  diff: async () => [],
  lines: async () => '',
  places: async () => [],
  merge: async (_base, ours) => ({ text: ours }),
};

describeDatabases('The schedule', (db) => {
  beforeAll(async () => {
    await db()
      .transaction()
      .execute((transaction) => seedContent(transaction, han(), sizes, 0));
    await publishDocument(db(), 1, { document: 'first', author: 'a' });
  });
  afterEach(() => void vi.useRealTimers());
  const start = (now?: () => number) => {
    const published: unknown[] = [];
    const logger = {
      info: (outcome: unknown) => void published.push(outcome),
      warn: vi.fn(),
      error: vi.fn(),
    };
    const stop = publishOnTime({ db: db(), publishing, logger }, now);
    onTestFinished(stop);
    return { published, logger, stop };
  };
  const schedule = (document: string, inMs: number) =>
    scheduleDocument(db(), 1, { document, author: 'a', base: 1, publishAt: Date.now() + inMs });

  test('What became due while no backend ran is published at the start, by one of two processes', async () => {
    const late = await schedule('late', -3_600_000);
    const processes = [start(), start()];
    await vi.waitFor(
      async () => expect((await publishedRevision(db(), 1))?.number).toBe(late),
      waitTimeoutMs,
    );
    await Promise.all(processes.map(({ stop }) => stop()));
    const outcomes = processes.flatMap(({ published }) => published) as { status: string }[];
    expect(outcomes.filter(({ status }) => status === 'published')).toHaveLength(1);
    expect(processes.flatMap(({ logger }) => logger.error.mock.calls)).toEqual([]);
  });

  test('What becomes due while it runs is published within seconds, and nothing once it has stopped', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] });
    const soon = await schedule('soon', 3_600_000);
    let ahead = 0;
    const now = vi.fn(() => Date.now() + ahead);
    const { stop } = start(now);
    while (now.mock.calls.length < 3) await vi.advanceTimersByTimeAsync(1_000);
    expect((await readRevision(db(), 1, soon))?.status).toBe('scheduled');
    ahead = 3_600_000;
    while ((await publishedRevision(db(), 1))?.number !== soon) await vi.advanceTimersByTimeAsync(1_000);
    await stop();
    const never = await schedule('never', -1);
    now.mockClear();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(now).not.toHaveBeenCalled();
    expect((await readRevision(db(), 1, never))?.status).toBe('scheduled');
  });
});
