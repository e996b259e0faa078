import { expect, test } from 'vitest';
import { describeDocuments, minute, refusalOf, text } from '#tests/setup/operator-documents.ts';
import { documentHandlers as handlers } from './index.ts';

const [july, august, september] = ['2027-07-01 09:00', '2027-08-01 09:00', '2027-09-01 09:00'] as const;
const dayOf = (at: string) => Date.parse(`${at.replace(' ', 'T')}+09:00`);

describeDocuments(
  'Several scheduled publications',
  ({ as, publish, publishDue, published, revisions, state }) => {
    /** Publishes what is due at a time; the document that is published then. */
    const documentOn = async (at: string) => {
      state.now = dayOf(at);
      expect((await publishDue()).map(({ status }) => status)).toEqual(['published']);
      return (await published())?.document;
    };
    const cancel = (number: number) => handlers.cancelSchedule(as('Kim'), { code: 'han', number }, undefined);

    test('An end of a campaign that would change nothing is refused, and can follow its beginning', async () => {
      await publish(text('봄'), null);
      // Before the campaign is scheduled, too.
      expect(await refusalOf(publish(text('봄'), 1, { at: august }))).toMatchObject({
        status: 409,
        code: 'STALE_BASE',
        body: { published: 1, theirs: [], conflicts: [] },
      });
      await publish(text('봄', 'campaign'), 1, { at: july });
      const refusal = await refusalOf(publish(text('봄'), 1, { at: august }));
      expect(refusal).toMatchObject({
        status: 409,
        code: 'STALE_BASE',
        body: { published: 2, publishAt: '2027-07-01T00:00:00.000Z', conflicts: [] },
      });
      expect(refusal.body).toMatchObject({ theirs: [{ before: 'en', after: 'campaign' }] });
      const done = await publish(text('봄'), 2, { at: august });
      expect(done).toMatchObject({ isMerged: false, changes: [{ before: 'campaign', after: 'en' }] });
      expect(await documentOn(july)).toBe(text('봄', 'campaign'));
      expect(await documentOn(august)).toBe(text('봄'));
    });

    test('An overlap with a revision that is scheduled earlier is refused, and not one with a later one', async () => {
      await publish(text('봄'), null);
      await publish(text('여름'), 1, { at: july });
      // This one overlaps with none, and would be a wrong base.
      await publish(text('봄', 'en', { template: 'branding' }), 1, { at: august });
      const refusal = await refusalOf(publish(text('가을'), 1, { at: september }));
      expect(refusal).toMatchObject({ code: 'STALE_BASE', body: { published: 2 } });
      expect(refusal.body).toMatchObject({ conflicts: [{ base: '봄', ours: '가을', theirs: '여름' }] });
      await publish(text('가을'), 2, { at: september });
      await publish(text('6월'), 1, { at: '2027-06-01 09:00' });
      await cancel(5);
      expect(await documentOn(july)).toBe(text('여름'));
      expect(await documentOn(august)).toBe(text('여름', 'en', { template: 'branding' }));
      expect(await documentOn(september)).toBe(text('가을', 'en', { template: 'branding' }));
    });

    const branding = { template: 'branding' };

    test('One that is to follow a revision that lacks the newest publication is made from both', async () => {
      await publish(text('봄', '0'), null);
      await publish(text('여름', '0'), 1, { at: july });
      await publish(text('봄', '1', branding), 1);
      const schedule = () => refusalOf(publish(text('가을', '2', branding), 3, { at: august }));
      // The merged one is stored once.
      for (const { body } of await Promise.all([schedule(), schedule()]))
        expect(body).toMatchObject({
          published: 4,
          publishAt: '2027-07-01T00:00:00.000Z',
          theirs: [{ before: '봄', after: '여름' }],
          conflicts: [{ base: '봄', ours: '가을', theirs: '여름' }],
        });
      expect(await revisions()).toEqual([
        [4, 'scheduled', 3],
        [3, 'published', 1],
        [2, 'cancelled', 1],
        [1, 'archived', null],
      ]);
      const { revision } = await handlers.revision(as('Kim'), { code: 'han', number: 2 }, undefined);
      expect(revision).toMatchObject({
        mergedAs: 4,
        problem: { en: expect.stringContaining('scheduled as revision 4') },
      });
      await publish(text('가을', '2', branding), 4, { at: august });
      expect(await documentOn(july)).toBe(text('여름', '1', branding));
      expect(await documentOn(august)).toBe(text('가을', '2', branding));
    });

    test('What was made from a scheduled revision follows the one that has that merged', async () => {
      await publish(text('봄', '0'), null);
      await publish(text('여름', '0'), 1, { at: july });
      await publish(text('봄', '1'), 1);
      expect((await refusalOf(publish(text('가을', '1'), 3, { at: august }))).body).toMatchObject({
        published: 4,
      });
      expect(await publish(text('늦여름', '0'), 2, { at: august })).toMatchObject({
        isMerged: false,
        changes: [{ before: '여름', after: '늦여름' }],
      });
      expect(await documentOn(july)).toBe(text('여름', '1'));
      expect(await documentOn(august)).toBe(text('늦여름', '1'));
    });

    test('Several scheduled revisions that lack the newest publication stay in their order, each with it', async () => {
      await publish(text('봄'), null);
      await publish(text('여름', 'campaign'), 1, { at: july });
      await publish(text('여름', 'campaign 2'), 2, { at: july });
      await publish(text('늦여름', 'campaign 2'), 3, { at: august });
      await publish(text('봄', 'en', branding), 1);
      const { body } = await refusalOf(publish(text('가을', 'en', branding), 5, { at: september }));
      expect(body).toMatchObject({ published: 8, conflicts: [{ theirs: '늦여름' }] });
      await publish(text('가을', 'end', branding), 8, { at: september });
      state.now = dayOf(july);
      expect(await publishDue()).toMatchObject([{ revision: 6 }, { revision: 7 }]);
      expect((await published())?.document).toBe(text('여름', 'campaign 2', branding));
      expect(await documentOn(august)).toBe(text('늦여름', 'campaign 2', branding));
      expect(await documentOn(september)).toBe(text('가을', 'end', branding));
    });

    test('What follows a revision at the same time still does when that is merged', async () => {
      await publish(text('봄'), null);
      await publish(text('여름', 'campaign'), 1, { at: july });
      await publish(text('여름', 'campaign 2'), 2, { at: july });
      await publish(text('봄', 'en', branding), 1);
      const { body } = await refusalOf(publish(text('가을', 'en', branding), 4, { at: august }));
      expect(body).toMatchObject({ published: 5, conflicts: [{ theirs: '여름' }] });
      state.now = dayOf(july);
      expect(await publishDue()).toMatchObject([{ revision: 5 }, { revision: 6 }]);
      expect((await published())?.document).toBe(text('여름', 'campaign 2', branding));
    });

    test('An end of a campaign follows what is scheduled after its beginning too', async () => {
      await publish(text('봄'), null);
      await publish(text('봄', 'campaign'), 1, { at: july });
      await publish(text('여름'), 1, { at: august });
      const { body } = await refusalOf(publish(text('봄'), 1, { at: september }));
      const theirs = [{ after: '여름' }, { after: 'campaign' }];
      expect(body).toMatchObject({ published: 4, conflicts: [], theirs });
      await publish(text('여름'), 4, { at: september });
      expect(await documentOn(july)).toBe(text('봄', 'campaign'));
      expect(await documentOn(august)).toBe(text('여름', 'campaign'));
      expect(await documentOn(september)).toBe(text('여름'));
    });

    test('One that will be blocked is none to follow', async () => {
      await publish(text('봄'), null);
      await publish(text('여름'), 1, { at: july });
      await publish(text('봄', 'campaign'), 1, { at: july });
      await publish(text('겨울'), 1);
      expect((await refusalOf(publish(text('겨울', 'other'), 4, { at: august }))).body).toMatchObject({
        published: 5,
        conflicts: [{ theirs: 'campaign' }],
      });
      expect((await revisions()).at(-2)).toEqual([2, 'scheduled', 1]);
    });

    test('An overlap has its place in the document as it was sent, whatever was published since its base', async () => {
      const site = (...ids: string[]) =>
        JSON.stringify({
          ...JSON.parse(text('')),
          pages: {
            '/landing': {
              sections: ids.map((id) => ({ id: id[0], type: 'RichText', v: 1, data: { html: { ko: id } } })),
            },
          },
        });
      await publish(site('a', 'b', 'c'), null);
      await publish(site('a', 'b:July', 'c'), 1, { at: july });
      await publish(site('x', 'a', 'b', 'c'), 1);
      const { body } = await refusalOf(publish(site('a', 'b:August', 'c'), 1, { at: august }));
      expect(body).toMatchObject({
        publishAt: '2027-07-01T00:00:00.000Z',
        conflicts: [{ path: ['pages', '/landing', 'sections', 1, 'data', 'html', 'ko'], ours: 'b:August' }],
      });
    });

    test('One that follows another has what was published before both, and what is published between them', async () => {
      await publish(text('봄'), null);
      await publish(text('여름'), 1, { at: july });
      await publish(text('가을'), 2, { at: september });
      await publish(text('봄', 'published before'), 1);
      expect(await documentOn(july)).toBe(text('여름', 'published before'));
      await publish(text('여름', 'between'), 5);
      expect(await documentOn(september)).toBe(text('가을', 'between'));
    });

    test('One that follows a canceled one is published without its changes', async () => {
      await publish(text('봄'), null);
      await publish(text('봄', 'campaign'), 1, { at: july });
      await publish(text('가을', 'campaign'), 2, { at: september });
      await cancel(2);
      expect(await documentOn(september)).toBe(text('가을'));
    });

    test('What was made from a scheduled revision and is published before it has only the own changes', async () => {
      await publish(text('봄'), null);
      await publish(text('봄', 'campaign'), 1, { at: july });
      await publish(text('가을', 'campaign'), 2);
      expect((await published())?.document).toBe(text('가을'));
      // Neither does it follow what is scheduled later.
      const june = await publish(text('봄', 'campaign', { template: 'branding' }), 2, {
        at: '2027-06-01 09:00',
      });
      expect(june).toMatchObject({ isMerged: true, changes: [{ path: ['template'] }] });
      await cancel(june.revision);
      expect(await documentOn(july)).toBe(text('가을', 'campaign'));
    });

    test('A repeated request schedules nothing more, and another time does', async () => {
      await publish(text('봄'), null);
      const schedule = (at: string) => publish(text('여름'), 1, { at });
      expect(await schedule(july)).toMatchObject({ revision: 2 });
      expect(await schedule(july)).toMatchObject({ revision: 2 });
      expect(await schedule('2027-06-30 09:00')).toMatchObject({ revision: 3 });
      expect((await refusalOf(schedule(august))).body).toMatchObject({ published: 2, conflicts: [] });
      expect(await revisions()).toHaveLength(3);
      state.now += minute;
      expect(await publishDue()).toEqual([]);
    });
  },
);
