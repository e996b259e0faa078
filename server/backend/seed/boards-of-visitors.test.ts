import { beforeEach, expect, test } from 'vitest';
import { describeDatabases } from '#tests/setup/backend-databases.ts';
import { type Ask, startTestBackend } from '../testing/backend.ts';
import { noon } from '../testing/clinic.ts';
import { han, sizes } from '../testing/content.ts';
import { seedContent } from './seed-content.ts';

describeDatabases('Boards of visitors that are read again', (db) => {
  let ask: Ask;
  beforeEach(async () => {
    ({ ask } = await startTestBackend(db()));
  });

  const reseed = (files = han()) =>
    db()
      .transaction()
      .execute((transaction) => seedContent(transaction, files, sizes, noon));
  const entries = () =>
    db().selectFrom('contentEntries').where('partnerId', '=', 1).where('list', '=', 'customerBoards');
  const change = (changed: { entry?: string; isDeleted?: 1 }) =>
    db()
      .updateTable('contentEntries')
      .set({ ...changed, changedAt: noon })
      .where('partnerId', '=', 1)
      .where('list', '=', 'customerBoards')
      .execute();
  const board = async (id: number) => (await ask(`global/notice-board-types/${id}`)).body.row;
  const articles = () =>
    db().selectFrom('customerArticles').where('partnerId', '=', 1).select('id').orderBy('id').execute();

  test('A database from before they were stored entry by entry gets them, and keeps the articles', async () => {
    await entries().select('id').executeTakeFirstOrThrow();
    await db().deleteFrom('contentEntries').where('list', '=', 'customerBoards').execute();
    const before = [await board(11), await articles()];
    await reseed();
    expect([await board(11), await articles()]).toEqual(before);
    expect(await entries().select(['id', 'changedAt', 'isDeleted']).execute()).toEqual([
      { id: 11, changedAt: null, isDeleted: 0 },
    ]);
  });

  test('One that operators changed stays, and one that they deleted takes the articles of the files with it', async () => {
    await change({ entry: JSON.stringify({ id: 11, name: { ko: '후기' }, isPrivateAllowed: false }) });
    expect((await reseed()).retained).toEqual(['customerBoards 11']);
    expect(await board(11)).toMatchObject({ kind: 'customer', name: '후기', isPrivateAllowed: false });
    await change({ isDeleted: 1 });
    await reseed();
    expect([await board(11), await articles()]).toEqual([undefined, []]);
  });

  test('Of two boards with the same number one is left out and reported: not the one of operators', async () => {
    await db().deleteFrom('contentEntries').execute();
    const files = han();
    const [own] = files.boards.types;
    const [first] = files.boards.rows;
    if (own) files.boards.types.push({ ...own, id: 11 });
    if (first) files.boards.rows.push({ ...first, id: 9, boardTypeId: 11 });
    expect(await reseed(files)).toMatchObject({ taken: ['customerBoards 11'], withoutBoard: [] });
    expect((await board(11)).kind).toBe('partner');
    expect((await ask('global/boards/9')).status).toBe(200);
    expect((await reseed()).taken).toEqual([]);
    await change({});
    expect(await reseed(files)).toMatchObject({
      taken: ['boardTypes 11'],
      withoutBoard: ['boardArticles 9 (boardTypes 11)'],
    });
    expect((await board(11)).kind).toBe('customer');
    expect((await ask('global/boards/9')).status).toBe(404);
    expect((await ask('global/boards')).body.count).toBe(2);
  });
});
