import { expect, test } from 'vitest';
import { describeDocuments, of, refusalOf, text } from '#tests/setup/operator-documents.ts';
import { createOperator } from '../accounts/accept-invitation.ts';
import { documentHandlers as handlers } from './index.ts';

describeDocuments('Drafts', ({ as, db, publish }) => {
  test('A late save of a draft is merged, or refused with the conflicts, and never overwrites', async () => {
    const body = { name: 'Winter', base: null, document: text('봄') };
    const { draft } = await handlers.createDraft(as('Kim'), of, body);
    const save = (version: number, document: string, name = 'Lee') =>
      handlers.saveDraft(as(name), { code: 'han', id: draft.id }, { version, document });
    expect(await save(1, text('여름'))).toMatchObject({
      isMerged: false,
      draft: { version: 2, author: 'Lee' },
    });
    expect(await save(1, text('봄', 'spring'), 'Kim')).toMatchObject({
      isMerged: true,
      draft: { version: 3, document: text('여름', 'spring') },
    });
    const refusal = await refusalOf(save(1, text('가을')));
    expect(refusal).toMatchObject({
      status: 409,
      code: 'STALE_DRAFT',
      body: { draft: { version: 3 }, conflicts: [{ ours: '가을' }] },
    });
    expect(await save(1, text('여름', 'spring'))).toMatchObject({ draft: { version: 3 } });
    const { rows } = await handlers.drafts(as('Kim'), of, undefined);
    expect(rows).toMatchObject([{ name: 'Winter', version: 3, author: 'Kim', authorId: 1 }]);
  });

  test('A draft is begun once per key: a repetition, whose first answer was lost, saves what it has', async () => {
    const begin = (document: string, name = 'Kim', key = 'of one tab') =>
      handlers.createDraft(as(name), of, { name: 'editor', base: null, document, key });
    const { draft } = await begin(text('봄'));
    expect(await begin(text('봄'))).toEqual({ draft });
    expect(await begin(text('여름'))).toMatchObject({ draft: { id: draft.id, version: 2 } });
    const lees = (await begin(text('봄'), 'Lee')).draft.id;
    const others = (await begin(text('봄'), 'Kim', 'of another')).draft.id;
    expect(new Set([draft.id, lees, others]).size).toBe(3);
    // Lee has changed the same place, and then deletes it.
    const one = { ...of, id: draft.id };
    await handlers.saveDraft(as('Lee'), one, { version: 2, document: text('가을', 'more') });
    expect(await begin(text('봄', 'en'))).toMatchObject({ draft: { document: text('가을', 'more') } });
    expect(await refusalOf(begin(text('겨울')))).toMatchObject({ status: 409, code: 'STALE_DRAFT' });
    await handlers.deleteDraft(as('Lee'), one, undefined);
    const { id } = (await begin(text('겨울'))).draft;
    expect(id).toBeGreaterThan(others);
    expect((await begin(text('겨울'))).draft.id).toBe(id);
  });

  test('A draft belongs to the account that saved it last, and stays when the account is deleted', async () => {
    const body = { name: 'a', base: null, document: '{}' };
    const namesake = await createOperator(db(), {
      email: 'other@maru.example',
      name: 'Kim',
      language: 'ko',
      isInstanceAdministrator: false,
      passwordHash: '',
      now: 0,
    });
    await handlers.createDraft(as('Kim'), of, body);
    await handlers.createDraft(as('Kim', { operator: namesake }), of, body);
    const authors = async () =>
      (await handlers.drafts(as('Kim'), of, undefined)).rows.map(({ author, authorId }) => [
        author,
        authorId,
      ]);
    expect(await authors()).toEqual([
      ['Kim', namesake.id],
      ['Kim', 1],
    ]);
    await db().deleteFrom('operators').where('id', '=', namesake.id).execute();
    expect(await authors()).toEqual([
      ['Kim', null],
      ['Kim', 1],
    ]);
  });

  test('The texts of the last 50 saves are stored, and a save from before them is refused', async () => {
    const { draft } = await handlers.createDraft(as('Kim'), of, { name: 'a', base: null, document: '0' });
    const save = (version: number, document: string) =>
      handlers.saveDraft(as('Kim'), { code: 'han', id: draft.id }, { version, document });
    for (let version = 1; version <= 52; version += 1) await save(version, `${version}`);
    expect(await db().selectFrom('siteDraftVersions').select('version').execute()).toHaveLength(50);
    expect(await refusalOf(save(2, 'late'))).toMatchObject({ status: 409, body: { conflicts: [] } });
  });

  test('Publishing a draft deletes it, unless somebody has saved it since', async () => {
    const make = async (document: string) =>
      (await handlers.createDraft(as('Kim'), of, { name: 'a', base: null, document })).draft.id;
    const [own, changed] = [await make(text('봄')), await make(text('봄'))];
    await handlers.saveDraft(as('Lee'), { code: 'han', id: changed }, { version: 1, document: text('여름') });
    await publish(text('봄'), null, { draft: own });
    await publish(text('봄'), null, { draft: changed });
    const { rows } = await handlers.drafts(as('Kim'), of, undefined);
    expect(rows.map(({ id }) => id)).toEqual([changed]);
    expect(await handlers.deleteDraft(as('Kim'), { code: 'han', id: changed }, undefined)).toEqual({
      done: true,
    });
    expect(await refusalOf(handlers.draft(as('Kim'), { code: 'han', id: changed }, undefined))).toMatchObject(
      { status: 404 },
    );
  });

  test('A colleague who saves a draft does not become its owner, and a new name is no new version', async () => {
    const body = { name: 'editor', base: null, document: text('봄') };
    const { draft } = await handlers.createDraft(as('Lee', { role: 'editor' }), of, body);
    const one = { code: 'han', id: draft.id };
    await handlers.saveDraft(as('Kim', { role: 'publisher' }), one, { version: 1, document: text('여름') });
    await handlers.renameDraft(as('Kim', { role: 'publisher' }), one, { name: 'Summer' });
    const { rows } = await handlers.drafts(as('Lee'), of, undefined);
    expect(rows).toMatchObject([
      { name: 'Summer', version: 2, owner: 'Lee', ownerId: 2, author: 'Kim', authorId: 1 },
    ]);
    expect(
      await refusalOf(handlers.renameDraft(as('Lee'), { code: 'han', id: 99 }, { name: 'None' })),
    ).toMatchObject({ status: 404 });
  });

  test('Editors delete only their own drafts, publishers any', async () => {
    const make = async (name: string) =>
      (await handlers.createDraft(as(name), of, { name: 'a', base: null, document: '{}' })).draft.id;
    const [kims, lees, other] = [await make('Kim'), await make('Lee'), await make('Lee')];
    const remove = (name: string, role: 'editor' | 'publisher', id: number) =>
      handlers.deleteDraft(as(name, { role }), { code: 'han', id }, undefined);
    expect(await refusalOf(remove('Lee', 'editor', kims))).toMatchObject({
      status: 403,
      code: 'DRAFT_OF_ANOTHER',
    });
    expect(await remove('Lee', 'editor', lees)).toEqual({ done: true });
    expect(await remove('Kim', 'publisher', other)).toEqual({ done: true });
    expect((await handlers.drafts(as('Kim'), of, undefined)).rows.map(({ id }) => id)).toEqual([kims]);
  });

  test('A draft that somebody has saved since is not deleted by its old version', async () => {
    const { draft } = await handlers.createDraft(as('Kim'), of, { name: 'a', base: null, document: '0' });
    const one = { code: 'han', id: draft.id };
    await handlers.saveDraft(as('Lee'), one, { version: 1, document: '1' });
    const remove = (version: number) => handlers.deleteDraft(as('Kim'), { ...one, version }, undefined);
    expect(await refusalOf(remove(1))).toMatchObject({ status: 409, code: 'DRAFT_SAVED_MEANWHILE' });
    expect((await handlers.draft(as('Kim'), one, undefined)).draft.document).toBe('1');
    expect(await remove(2)).toEqual({ done: true });
    expect(await refusalOf(remove(2))).toMatchObject({ status: 404 });
  });

  test('The draft of another clinic is not found by its number', async () => {
    const { draft } = await handlers.createDraft(as('Kim'), of, { name: 'a', base: null, document: '{}' });
    const id = draft.id;
    const elsewhere = as('Kim', { partner: { id: 2, code: 'sakura', timeZone: 'Asia/Tokyo' } });
    const asked = { code: 'sakura', id };
    const refusals = await Promise.all([
      refusalOf(handlers.draft(elsewhere, asked, undefined)),
      refusalOf(handlers.saveDraft(elsewhere, asked, { version: 1, document: '1' })),
      refusalOf(handlers.renameDraft(elsewhere, asked, { name: 'b' })),
      refusalOf(handlers.deleteDraft(elsewhere, asked, undefined)),
    ]);
    expect(refusals.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });
});
