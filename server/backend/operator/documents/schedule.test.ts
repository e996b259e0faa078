import { expect, test } from 'vitest';
import { earlierDocument } from '#server/backend/sites/published.ts';
import { untilWaitedFor } from '#tests/setup/backend-databases.ts';
import { describeDocuments, minute, of, refusalOf, text } from '#tests/setup/operator-documents.ts';
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
      // Long after: no backend ran meanwhile.
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

    /** A draft that Lee has begun on revision 1. */
    const draftOf = async (document: string) =>
      (await handlers.createDraft(as('Lee'), { code: 'han' }, { name: 'Summer', base: 1, document })).draft
        .id;
    const readDraft = async (id: number) =>
      (await handlers.draft(as('Kim'), { code: 'han', id }, undefined)).draft;

    test('The draft of a scheduled document stays until that is published, and then goes or continues from it', async () => {
      await publish(text('봄'), null);
      const [id, more] = [await draftOf(text('여름')), await draftOf(text('여름'))];
      const schedule = (draft: number) => publish(text('여름'), 1, { at: '2026-11-25 12:00', draft });
      const { revision } = await schedule(id);
      expect(await schedule(id)).toMatchObject({ revision });
      await schedule(more);
      expect(await readDraft(id)).toMatchObject({ base: 1, version: 1, document: text('여름') });
      const body = { version: 1, document: text('여름', 'more') };
      await handlers.saveDraft(as('Lee'), { code: 'han', id: more }, body);
      state.now += 4 * 60 * minute;
      expect(await publishDue()).toMatchObject([{ revision, status: 'published' }]);
      expect(await refusalOf(readDraft(id))).toMatchObject({ status: 404 });
      const continued = { base: revision, version: 3, document: text('여름', 'more'), author: 'Lee' };
      expect(await readDraft(more)).toMatchObject(continued);
      // Taking a change back is one.
      await publish(text('봄', 'more'), revision, { draft: more });
      expect((await published())?.document).toBe(text('봄', 'more'));
    });

    test('A draft that is scheduled again with more follows its first schedule', async () => {
      await publish(text('봄'), null);
      const id = await draftOf(text('여름'));
      const { revision: first } = await publish(text('여름'), 1, { at: '2026-11-25 12:00', draft: id });
      const body = { version: 1, document: text('여름', 'more') };
      await handlers.saveDraft(as('Lee'), { code: 'han', id }, body);
      const { revision } = await publish(body.document, 1, { at: '2026-11-25 13:00', draft: id });
      state.now += 3 * 60 * minute + 30 * minute;
      expect(await publishDue()).toMatchObject([{ revision: first, status: 'published' }]);
      expect(await readDraft(id)).toMatchObject({ base: 1 });
      state.now += 60 * minute;
      expect(await publishDue()).toMatchObject([{ revision, status: 'published' }]);
      expect(await refusalOf(readDraft(id))).toMatchObject({ status: 404 });
    });

    test('Nothing of a scheduled draft is lost if an earlier schedule of it is canceled', async () => {
      await publish(text('봄'), null);
      const at = '2026-11-25 12:00';
      const all = text('여름', 'more');
      const id = await draftOf(text('여름'));
      const { revision: number } = await publish(text('여름'), 1, { at, draft: id });
      await handlers.saveDraft(as('Lee'), { code: 'han', id }, { version: 1, document: all });
      const { revision: second } = await publish(all, 1, { at: '2026-11-25 13:00', draft: id });
      await handlers.cancelSchedule(as('Kim'), { code: 'han', number }, undefined);
      state.now += 5 * 60 * minute;
      // The changes of the canceled one are taken out of the second.
      expect(await publishDue()).toMatchObject([{ status: 'published' }]);
      expect(await published()).toMatchObject({ document: text('봄', 'more') });
      expect(await readDraft(id)).toMatchObject({ base: 1, document: all });
      expect(second).toBeGreaterThan(number);
      await publish(all, 1, { draft: id });
      expect((await published())?.document).toBe(all);
      expect(await refusalOf(readDraft(id))).toMatchObject({ status: 404 });
    });

    test('A draft whose schedule is merged with what others published has nothing left', async () => {
      await publish(text('봄'), null);
      const id = await draftOf(text('여름'));
      await publish(text('여름'), 1, { at: '2026-11-25 12:00', draft: id });
      await publish(text('봄', 'spring'), 1);
      state.now += 4 * 60 * minute;
      expect(await publishDue()).toMatchObject([{ status: 'published' }]);
      expect((await published())?.document).toBe(text('여름', 'spring'));
      expect(await refusalOf(readDraft(id))).toMatchObject({ status: 404 });
    });

    test('A draft whose schedule is merged anew before it is due stays, and has nothing left to publish', async () => {
      await publish(text('봄', 'a'), null);
      const id = await draftOf(text('여름', 'a'));
      await publish(text('여름', 'a'), 1, { at: '2026-11-25 12:00', draft: id });
      await publish(text('봄', 'b'), 1);
      const late = { at: '2026-11-25 13:00' };
      expect((await refusalOf(publish(text('가을', 'b'), 3, late))).body).toMatchObject({ published: 4 });
      expect(await readDraft(id)).toMatchObject({ base: 1, document: text('여름', 'a') });
      state.now += 4 * 60 * minute;
      expect(await publishDue()).toMatchObject([{ revision: 4, status: 'published' }]);
      expect(await publish(text('여름', 'a'), 1, { draft: id })).toMatchObject({ revision: 4 });
      expect((await handlers.drafts(as('Kim'), of, undefined)).rows).toEqual([]);
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
