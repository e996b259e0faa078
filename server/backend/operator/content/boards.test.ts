import { beforeAll, expect, test } from 'vitest';
import { describeDatabases } from '#tests/setup/backend-databases.ts';
import { firstOwnId, nextNumber } from '../../database/counters.ts';
import { article, path } from '../../testing/articles.ts';
import { asker, refusal } from '../../testing/backend.ts';
import { han } from '../../testing/content.ts';
import { type ContentBackend, startContentBackend } from '../../testing/content-entries.ts';

const code = 'han';

/** Waits for turns of the event loop, in which other work goes on. */
async function after(turns: number): Promise<void> {
  for (let turn = 0; turn < turns; turn += 1) await new Promise((resolve) => setImmediate(resolve));
}

describeDatabases('Boards that operators change', (db) => {
  let content: ContentBackend;
  beforeAll(async () => {
    content = await startContentBackend(db());
    return content.stop;
  });
  const ids = async (list: string, query: object = {}) =>
    (await content.rows(list, query)).rows.map(({ id }: { id: number }) => id);
  const board = async (id: number, language = 'ko') =>
    (await content.ask(`notice-board-types/${id}?languageCode=${language}`)).body.row;
  const write = (boardTypeId: number, more: object = {}) =>
    asker(content.app)(path, { method: 'POST', body: { ...article, boardTypeId, ...more } });
  const restore = (list: string, id: number, version: string) =>
    content.call('restoreContentEntry', {
      token: content.token,
      params: { code, list, id },
      body: { version },
    });
  const addBoard = async (list: string, entry: object = { name: { ko: '칼럼', en: 'Columns' } }) =>
    (await content.create(list, entry)).body.id as number;

  test('A board of the clinic is added, written on, renamed and deleted for visitors at once', async () => {
    content.purged.length = 0;
    const id = await addBoard('boardTypes', { name: { ko: '칼럼', en: 'Columns' }, view: 'gallery' });
    expect(content.purged).toEqual(['han content boardTypes']);
    expect(await board(id, 'en')).toMatchObject({ kind: 'partner', view: 'gallery', name: 'Columns' });
    expect((await content.ask(`boards?boardTypeId=${id}`)).body).toMatchObject({ rows: [], count: 0 });
    const { entry } = await content.read('boardArticles', 1);
    const written = await content.create('boardArticles', {
      ...entry,
      image: content.picture,
      images: [],
      boardTypeId: id,
    });
    expect((await content.ask(`boards?boardTypeId=${id}`)).body.count).toBe(1);
    await content.save('boardTypes', id, { name: { ko: '원장 칼럼' }, view: 'list' });
    // Without an English name, English visitors see the main language, and the list tells operators so.
    expect(await board(id, 'en')).toMatchObject({ languageCode: 'ko', name: '원장 칼럼', view: 'list' });
    expect((await content.rows('boardTypes')).rows[0]).toMatchObject({
      id,
      title: '원장 칼럼',
      untranslated: ['en', 'zh'],
    });
    const refused = await content.remove('boardTypes', id);
    expect([...refusal(refused), refused.body.uses, refused.body.articles]).toEqual([
      409,
      'ENTRY_IN_USE',
      [{ list: 'boardArticles', id: written.body.id, title: expect.any(String) }],
      0,
    ]);
    await content.remove('boardArticles', written.body.id);
    const { body } = await content.remove('boardTypes', id);
    expect(await board(id)).toBeUndefined();
    expect(await ids('boardTypes')).not.toContain(id);
    expect((await restore('boardTypes', id, body.version)).status).toBe(200);
    expect(await board(id)).toMatchObject({ kind: 'partner', name: '원장 칼럼' });
  });

  test('Both kinds are lists of their own, with numbers that only one of them has', async () => {
    const next = (await nextNumber(db(), 1, 'content', firstOwnId)) + 1;
    const files = han();
    const [own] = files.boards.types;
    if (own) files.boards.types.push({ ...own, id: next });
    await content.readFilesAgain(files);
    const visitors = await addBoard('customerBoards');
    expect(visitors).toBe(next + 1);
    expect((await board(visitors)).kind).toBe('customer');
    const [clinic, theirs] = [await ids('boardTypes'), await ids('customerBoards')];
    expect([clinic.includes(next), clinic.includes(visitors)]).toEqual([true, false]);
    expect([theirs.includes(visitors), theirs.includes(next)]).toEqual([true, false]);
    // The files give a deleted board's number to one of the other kind.
    const { body } = await content.remove('customerBoards', visitors);
    if (own) files.boards.types.push({ ...own, id: visitors });
    expect((await content.readFilesAgain(files)).taken).toEqual([]);
    const refused = await restore('customerBoards', visitors, body.version);
    expect([...refusal(refused), refused.body.issues[0].path]).toEqual([422, 'ENTRY_INVALID', ['id']]);
    await content.readFilesAgain();
  });

  test('A board on which visitors wrote is not deleted, however private or hidden their articles are', async () => {
    const id = await addBoard('customerBoards');
    const { body } = await write(id, { isPrivate: true });
    const token = (await content.operator({ roles: { han: 'administrator' } })).token;
    const of = { token, params: { code, id: body.row.id } };
    expect((await content.call('moderateArticle', { ...of, body: { isHidden: true } })).status).toBe(200);
    const refused = await content.remove('customerBoards', id);
    expect([...refusal(refused), refused.body.uses, refused.body.articles]).toEqual([
      409,
      'BOARD_HAS_ARTICLES',
      [],
      1,
    ]);
    const uses = await content.call('contentEntryUses', {
      token,
      params: { code, list: 'customerBoards', id },
    });
    expect(uses.body).toEqual({ uses: [], places: [], articles: 1 });
    await content.call('eraseArticle', of);
    const deleted = await content.remove('customerBoards', id);
    expect(deleted.status).toBe(200);
    expect(refusal(await write(id))).toEqual([404, 'BOARD_NOT_FOUND']);
    await restore('customerBoards', id, deleted.body.version);
    expect((await write(id)).status).toBe(200);
  });

  test('A board that forbids private articles from now on shows none of those, which stay their authors’', async () => {
    const id = await addBoard('customerBoards', { name: { ko: '후기' }, isPrivateAllowed: true });
    const number = (await write(id, { isPrivate: true, title: 'Hidden words' })).body.row.id;
    const shown = async () => (await content.ask(`notice-customer-boards/${number}`)).body.row;
    const ask = asker(content.app);
    const open = () => ask(`${path}/${number}/private`, { method: 'POST', body: { password: 'pass' } });
    const before = await shown();
    expect(before).toMatchObject({ isPrivate: true, isLocked: true, title: null, content: null });
    await content.save('customerBoards', id, { isPrivateAllowed: false });
    expect(refusal(await write(id, { isPrivate: true }))).toEqual([400, 'ARTICLE_PRIVATE_NOT_ALLOWED']);
    expect(await shown()).toEqual(before);
    const list = `notice-customer-boards?boardTypeId=${id}`;
    expect((await content.ask(list)).body.rows).toMatchObject([{ title: null, name: null }]);
    expect((await content.ask(`${list}&keyword=hidden`)).body.rows).toEqual([]);
    expect((await open()).body.row).toMatchObject({ isPrivate: true, title: 'Hidden words' });
    const edited = { ...article, isPrivate: undefined, title: 'Other words' };
    expect((await ask(`${path}/${number}`, { method: 'PUT', body: edited })).status).toBe(200);
    expect((await shown()).isLocked).toBe(true);
    expect((await open()).body.row.title).toBe('Other words');
  });

  test('An article that is written while its board is deleted is either on the board or refused', async () => {
    for (let turns = 0; turns < 40; turns += 4) {
      const id = await addBoard('customerBoards');
      const [written, deleted] = await Promise.all([
        write(id),
        after(turns).then(() => content.remove('customerBoards', id)),
      ]);
      expect([
        [200, 409],
        [404, 200],
      ]).toContainEqual([written.status, deleted.status]);
    }
  });

  test('What operators changed, added and deleted stays when the files are read again, with the articles', async () => {
    const id = await addBoard('customerBoards', { name: { ko: '후기' }, isPrivateAllowed: false });
    const { body } = await write(id);
    await content.save('customerBoards', 11, { name: { ko: '온라인 문의', en: 'Questions' } });
    const before = await content.everything();
    const { retained, taken } = await content.readFilesAgain();
    expect([await content.everything(), taken]).toEqual([before, []]);
    expect(retained).toContain('customerBoards 11');
    expect(await board(id)).toMatchObject({ name: '후기', isPrivateAllowed: false });
    expect((await content.ask(`notice-customer-boards/${body.row.id}`)).body.row.boardTypeId).toBe(id);
  });

  test('Articles on a board of the clinic that is gone are left out, and those of operators stay stored', async () => {
    const files = han();
    const [own] = files.boards.types;
    const [first] = files.boards.rows;
    if (!own || !first) throw new Error('There is a board with an article');
    const withBoard = { ...files, boards: { ...files.boards, types: [own, { ...own, id: 3 }] } };
    await content.readFilesAgain(withBoard);
    await content.remove('boardTypes', 3);
    withBoard.boards.rows = [...files.boards.rows, { ...first, id: 9, boardTypeId: 3 }];
    const withoutBoard = ['boardArticles 9 (boardTypes 3)'];
    expect(await content.readFilesAgain(withBoard)).toMatchObject({ withoutBoard, dangling: [] });
    expect((await content.ask('boards/9')).status).toBe(404);
    expect(await ids('boardArticles')).not.toContain(9);
    // It returns with its board, and is then an operator's.
    await db().deleteFrom('contentEntries').where('list', '=', 'boardTypes').where('id', '=', 3).execute();
    expect((await content.readFilesAgain(withBoard)).withoutBoard).toEqual([]);
    await content.save('boardArticles', 9, { image: content.picture, images: [], isPinned: true });
    expect(await content.readFilesAgain()).toMatchObject({ withoutBoard, dangling: [] });
    expect((await content.ask('boards/9')).status).toBe(404);
    await content.save('boardArticles', 9, { boardTypeId: 1 });
    expect((await content.ask('boards/9')).status).toBe(200);
    await content.remove('boardArticles', 9);
  });

  test('Links to a board, and sources of documents that show it, are named', async () => {
    const id = await addBoard('customerBoards');
    const link = (href: string) => ({ content: { ko: `<p><a href="${href}">…</a></p>` } });
    await content.save('notices', 1, link(`/en/cscenter/boards/${id}/write`));
    await content.save('notices', 2, link(`/boards/${id}`));
    await content.save('customerBoards', 11, { description: { ko: `후기는 /cscenter/boards/${id} 에` } });
    const of = { token: content.token, params: { code, list: 'customerBoards', id } };
    const wheres = async () =>
      (await content.call('contentEntryUses', of)).body.places.map(({ where }: { where: string }) => where);
    expect(await wheres()).toEqual(['customerBoard 11', 'notice 1']);
  });

  test('There are at most 500 boards of each kind, deleted ones aside', async () => {
    const now = 1;
    const deleted = await addBoard('boardTypes');
    const { version } = (await content.remove('boardTypes', deleted)).body;
    const rows = Array.from({ length: 500 }, (_, index) => ({
      partnerId: 1,
      list: 'boardTypes' as const,
      id: 5_000 + index,
      weight: index,
      isPlaced: 0 as const,
      changedAt: now,
      isDeleted: 0 as const,
      entry: JSON.stringify({ id: 5_000 + index, name: { ko: '칼럼' } }),
    }));
    for (let at = 0; at < rows.length; at += 100)
      await db()
        .insertInto('contentEntries')
        .values(rows.slice(at, at + 100))
        .execute();
    const add = (list: string) => content.create(list, { name: { ko: '칼럼' } });
    expect(refusal(await restore('boardTypes', deleted, version))).toEqual([409, 'ENTRIES_FULL']);
    expect(refusal(await add('boardTypes'))).toEqual([409, 'ENTRIES_FULL']);
    expect((await add('customerBoards')).status).toBe(200);
    await db()
      .updateTable('contentEntries')
      .set({ isDeleted: 1 })
      .where('id', '>=', 5_000)
      .where('id', '<', 5_500)
      .execute();
    expect((await add('boardTypes')).status).toBe(200);
    expect((await restore('boardTypes', deleted, version)).status).toBe(200);
  });
});
