import { beforeAll, expect, onTestFinished, test, vi } from 'vitest';
import { describeDatabases } from '#tests/setup/backend-databases.ts';
import { article, articlesOf, path } from '../testing/articles.ts';
import { type Ask, startTestBackend } from '../testing/backend.ts';
import { hideArticles, unhideArticles } from './moderate-articles.ts';

describeDatabases('Articles hidden while their authors change them', (db) => {
  let ask: Ask;
  beforeAll(async () => {
    ({ ask } = await startTestBackend(db()));
  });
  const { create } = articlesOf(() => ask);
  const shown = async (id: number) => (await ask(`${path}/${id}`)).body.row;

  /** Hides an article between the reads of the author's change and its write. */
  function hideBeforeWrite(ids: number[]): void {
    const begin = db().transaction.bind(db());
    const spy = vi.spyOn(db(), 'transaction');
    onTestFinished(() => spy.mockRestore());
    // The first transaction counts the guess of the password.
    spy.mockImplementationOnce(begin).mockImplementationOnce(() => {
      const transaction = begin();
      const execute: typeof transaction.execute = transaction.execute.bind(transaction);
      transaction.execute = async (work) => {
        await hideArticles(db(), { partnerId: 1, ids });
        return execute(work);
      };
      return transaction;
    });
  }

  test.each([
    ['public', false, false],
    ['private', true, true],
    ['as private as before', undefined, false],
  ])(
    'An article that its author makes %s stays hidden, and is so once it is shown again',
    async (_, isPrivate, isLocked) => {
      const id = await create();
      hideBeforeWrite([id]);
      const body = { ...article, title: 'Changed', isPrivate };
      expect((await ask(`${path}/${id}`, { method: 'PUT', body })).status).toBe(200);
      expect(await shown(id)).toMatchObject({ isLocked: true, title: null });
      expect(await unhideArticles(db(), { partnerId: 1, ids: [id] })).toEqual([id]);
      expect(await shown(id)).toMatchObject({ isLocked, title: isLocked ? null : 'Changed' });
    },
  );

  test('An author who edits a hidden article without a choice does not make it private', async () => {
    const id = await create();
    await hideArticles(db(), { partnerId: 1, ids: [id] });
    const own = await ask(`${path}/${id}/private`, {
      method: 'POST',
      body: { password: article.password },
    });
    expect([own.body.row.isPrivate, (await shown(id)).isPrivate]).toEqual([false, true]);
    const body = { ...article, title: 'Changed', isPrivate: own.body.row.isPrivate };
    expect((await ask(`${path}/${id}`, { method: 'PUT', body })).status).toBe(200);
    await unhideArticles(db(), { partnerId: 1, ids: [id] });
    expect(await shown(id)).toMatchObject({ isLocked: false, title: 'Changed' });
  });
});
