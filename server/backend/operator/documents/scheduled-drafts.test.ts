import { expect, test } from 'vitest';
import { describeDocuments, minute, of, refusalOf, text } from '#tests/setup/operator-documents.ts';
import { documentHandlers as handlers } from './index.ts';

describeDocuments('Scheduled drafts', ({ as, publish, publishDue, published, state }) => {
  /** A draft that Lee has begun on revision 1. */
  const draftOf = async (document: string) =>
    (await handlers.createDraft(as('Lee'), { code: 'han' }, { name: 'Summer', base: 1, document })).draft.id;
  const saveDraft = (id: number, version: number, document: string) =>
    handlers.saveDraft(as('Lee'), { code: 'han', id }, { version, document });
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

  test('What is merged into a scheduled draft is in the draft too', async () => {
    await publish(text('봄'), null);
    const id = await draftOf(text('여름'));
    await publish(text('봄', 'spring'), 1);
    const { revision } = await publish(text('여름'), 1, { at: '2026-11-25 12:00', draft: id });
    expect(await readDraft(id)).toMatchObject({ base: 2, version: 2, document: text('여름', 'spring') });
    state.now += 4 * 60 * minute;
    expect(await publishDue()).toMatchObject([{ revision, status: 'published' }]);
    expect(await refusalOf(readDraft(id))).toMatchObject({ status: 404 });
  });

  test('A scheduled draft can be scheduled for another time once its schedule is canceled, and a repetition changes nothing', async () => {
    await publish(text('봄'), null);
    const id = await draftOf(text('여름'));
    const at = (hour: number) => ({ at: `2026-11-25 ${hour}:00`, draft: id });
    const { revision: number } = await publish(text('여름'), 1, at(12));
    expect(await refusalOf(publish(text('여름'), 1, at(14)))).toMatchObject({ code: 'ALREADY_SCHEDULED' });
    await saveDraft(id, 1, text('가을'));
    const second = await publish(text('가을'), 1, at(13));
    expect(await publish(text('가을'), 1, at(13))).toMatchObject({ revision: second.revision });
    await handlers.cancelSchedule(as('Kim'), { code: 'han', number: second.revision }, undefined);
    // It still follows the first schedule.
    expect((await publish(text('가을'), 1, at(14))).revision).toBeGreaterThan(second.revision);
    await handlers.cancelSchedule(as('Kim'), { code: 'han', number }, undefined);
    expect(await readDraft(id)).toMatchObject({ base: 1, document: text('가을') });
  });

  test('A draft takes back what an earlier schedule of it has published, also merged or with a later one canceled', async () => {
    await publish(text('봄', 'a'), null);
    const id = await draftOf(text('여름', 'a'));
    await publish(text('여름', 'a'), 1, { at: '2026-11-25 12:00', draft: id });
    await saveDraft(id, 1, text('가을', 'a'));
    const later = await publish(text('가을', 'a'), 1, { at: '2026-11-26 12:00', draft: id });
    await handlers.cancelSchedule(as('Kim'), { code: 'han', number: later.revision }, undefined);
    await publish(text('봄', 'b'), 1);
    state.now += 4 * 60 * minute;
    expect(await publishDue()).toMatchObject([{ status: 'published' }]);
    expect((await published())?.document).toBe(text('여름', 'b'));
    await saveDraft(id, 2, text('봄', 'a'));
    await publish(text('봄', 'a'), 1, { draft: id });
    expect((await published())?.document).toBe(text('봄', 'b'));
    expect(await refusalOf(readDraft(id))).toMatchObject({ status: 404 });
  });

  test('A draft that is published before its schedule is due takes back what it published', async () => {
    await publish(text('봄', 'a'), null);
    const id = await draftOf(text('여름', 'a'));
    await publish(text('여름', 'a'), 1, { at: '2026-11-25 12:00', draft: id });
    await saveDraft(id, 1, text('여름', 'b'));
    // Before the publication has been answered.
    await saveDraft(id, 2, text('가을', 'a'));
    const { revision } = await publish(text('여름', 'b'), 1, { draft: id });
    expect(await readDraft(id)).toMatchObject({ base: revision, version: 4 });
    await publish(text('가을', 'a'), revision, { draft: id });
    expect((await published())?.document).toBe(text('가을', 'a'));
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
});
