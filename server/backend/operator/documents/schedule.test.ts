import { expect, test } from 'vitest';
import { earlierDocument } from '#server/backend/sites/published.ts';
import { untilWaitedFor } from '#tests/setup/backend-databases.ts';
import { describeDocuments, minute, refusalOf, text } from '#tests/setup/operator-documents.ts';
import { documentHandlers as handlers } from './index.ts';

describeDocuments(
  'Scheduled publications',
  ({ as, checkedBy, db, publish, publishDue, published, revisions, rollback, state }) => {
    test('A scheduled document is published when its time has come in the clinic’s time zone, once', async () => {
      await publish(text('봄'), null);
      const scheduled = await publish(text('여름'), 1, { at: '2026-11-25 18:30' });
      expect(scheduled).toMatchObject({ revision: 2, publishAt: '2026-11-25T09:30:00.000Z' });
      state.now = Date.parse(scheduled.publishAt ?? '') - 1;
      expect(await publishDue()).toEqual([]);
      expect((await published())?.number).toBe(1);
      // Long after: no backend ran in between.
      state.now += 3 * 24 * 60 * minute;
      const outcomes = (await Promise.all([publishDue(), publishDue(), publishDue()])).flat();
      expect(outcomes.filter(({ status }) => status === 'published')).toHaveLength(1);
      expect(await revisions()).toEqual([
        [2, 'published', 1],
        [1, 'archived', null],
      ]);
      expect(await publishDue()).toEqual([]);
    });

    test('A schedule keeps what was published before it is due; the document published before it is found by publication', async () => {
      await publish(text('봄'), null);
      await publish(text('여름'), 1, { at: '2026-11-25T12:00+09:00' });
      await publish(text('봄', 'spring'), 1);
      state.now += 4 * 60 * minute;
      // Others may have been made from revision 2, so the merged document is another revision.
      expect(await publishDue()).toEqual([{ code: 'han', revision: 4, status: 'published' }]);
      expect(await published()).toMatchObject({ number: 4, base: 3, document: text('여름', 'spring') });
      const { revision } = await handlers.revision(as('Kim'), { code: 'han', number: 2 }, undefined);
      expect(revision).toMatchObject({ status: 'cancelled', document: text('여름', 'en') });
      expect(revision).toMatchObject({
        mergedAs: 4,
        problem: { ko: expect.any(String), en: expect.stringContaining('published as revision 4') },
      });
      expect(await earlierDocument(db(), 'han', 4)).toMatchObject({ revision: 3 });
      await rollback();
      expect((await published())?.document).toBe(text('봄', 'spring'));
    });

    test('What is scheduled is listed by itself too, however many revisions are newer', async () => {
      await publish(text('봄'), null);
      const { revision } = await publish(text('여름'), 1, { at: '2026-11-25 18:30' });
      for (const [index, word] of ['가을', '겨울', '새봄'].entries())
        await publish(text(word), index === 0 ? 1 : index + 2);
      const list = async (more: object) =>
        (await handlers.revisions(as('Kim'), { code: 'han', limit: 2, ...more }, undefined)).rows.map(
          ({ number }) => number,
        );
      expect(await list({})).toEqual([5, 4]);
      expect(await list({ isPending: true })).toEqual([revision]);
      expect(await list({ isPending: true, before: revision })).toEqual([]);
    });

    test('A schedule that overlaps with what was published meanwhile, or has errors by now, is blocked with the reason', async () => {
      await publish(text('봄'), null);
      await publish(text('여름'), 1, { at: '2026-11-25 12:00' });
      await publish(text('봄', 'spring'), 1, { at: '2026-11-25 12:01' });
      await publish(text('가을'), 1);
      state.now += 4 * 60 * minute;
      const strict = checkedBy(async ({ text: checked }, real) =>
        checked.includes('spring') ? real.check({ code: 'han', text: '{' }) : [],
      );
      expect((await publishDue(strict)).map(({ status }) => status)).toEqual(['blocked', 'blocked']);
      const { rows } = await handlers.revisions(as('Kim'), { code: 'han', limit: 2, before: 4 }, undefined);
      expect(rows.map(({ status, problem }) => [status, problem?.en])).toEqual([
        ['blocked', expect.stringContaining('JSON')],
        ['blocked', expect.stringMatching(/revision 4.*Text \(Korean\) of Rich text on \/landing/)],
      ]);
      expect((await published())?.document).toBe(text('가을'));
      expect(await publishDue()).toEqual([]);
    });

    test('A revision that cannot be handled stays scheduled, and the others are published', async () => {
      await publish(text('봄'), null, { at: '2026-11-25 12:00' });
      state.partnerId = 2;
      await publish(text('여름'), null, { at: '2026-11-25 12:00' });
      state.now += 4 * 60 * minute;
      const failing = checkedBy(async ({ code }) =>
        code === 'han' ? Promise.reject(new Error('disk')) : [],
      );
      const errors: unknown[] = [];
      const outcomes = await publishDue(failing, (error) => errors.push(error));
      expect([outcomes, errors]).toEqual([
        [{ code: 'sakura', revision: 1, status: 'published' }],
        [new Error('disk')],
      ]);
      expect(await publishDue()).toEqual([{ code: 'han', revision: 1, status: 'published' }]);
    });

    test('A cancelled schedule is never published, and only schedules can be cancelled', async () => {
      await publish(text('봄'), null);
      await publish(text('여름'), 1, { at: '2026-11-25 12:00' });
      expect(await handlers.cancelSchedule(as('Kim'), { code: 'han', number: 2 }, undefined)).toEqual({
        done: true,
      });
      state.now += 4 * 60 * minute;
      expect(await publishDue()).toEqual([]);
      expect(await revisions()).toEqual([
        [2, 'cancelled', 1],
        [1, 'published', null],
      ]);
      for (const number of [1, 2, 9])
        expect(
          await refusalOf(handlers.cancelSchedule(as('Kim'), { code: 'han', number }, undefined)),
        ).toMatchObject({ status: 404 });
    });

    test('A schedule that is cancelled just as it falls due leaves what is published', async () => {
      await publish(text('봄'), null);
      await publish(text('여름'), 1, { at: '2026-11-25 12:00' });
      state.now += 4 * 60 * minute;
      let due: ReturnType<typeof publishDue> | undefined;
      const cancelling = as('Kim', {
        record: async (transaction) => {
          due = publishDue();
          await untilWaitedFor(transaction, db());
        },
      });
      await handlers.cancelSchedule(cancelling, { code: 'han', number: 2 }, undefined);
      // Over SQLite, it is not due any more.
      expect((await due)?.filter(({ status }) => status !== 'gone')).toEqual([]);
      expect(await revisions()).toEqual([
        [2, 'cancelled', 1],
        [1, 'published', null],
      ]);
    });

    test.each([
      ['2026-11-25 08:59', 'PUBLISH_TIME_PAST'],
      ['2026-11-25T00:00:00Z', 'PUBLISH_TIME_PAST'],
      ['2029-12-01 10:00', 'PUBLISH_TIME_FAR'],
      ['2026-02-30 10:00', 'INVALID_REQUEST'],
      ['tomorrow', 'INVALID_REQUEST'],
      ['2026-12-01 25:00', 'INVALID_REQUEST'],
      ['2026-12-01T10:00:00', 'INVALID_REQUEST'],
    ])('The time %s is refused as %s', async (time, code) => {
      expect(await refusalOf(publish(text('봄'), null, { at: time }))).toMatchObject({ status: 400, code });
    });
  },
);
