import { beforeAll, expect, test } from 'vitest';
import { describeDatabases } from '#tests/setup/backend-databases.ts';
import { articlesOf, path } from '../testing/articles.ts';
import { type Ask, startTestBackend } from '../testing/backend.ts';
import { answerArticle } from './answer-article.ts';
import { hideArticles, pinArticles, unhideArticles } from './moderate-articles.ts';

describeDatabases('Articles that the clinic wrote on boards of visitors', (db) => {
  let ask: Ask;
  beforeAll(async () => {
    ({ ask } = await startTestBackend(db()));
  });
  const { create } = articlesOf(() => ask);

  test('A pinned question of a visitor is no notice: only the clinic’s own articles are', async () => {
    const id = await create();
    const of = (...ids: number[]) => ({ partnerId: 1, ids });
    const stateOf = async (which: number) => {
      const { row } = (await ask(`${path}/${which}`)).body;
      return [row.isPinned, row.isNotice];
    };
    // Article 3 of the files is pinned.
    expect([await stateOf(id), await stateOf(1), await stateOf(3)]).toEqual([
      [false, false],
      [false, false],
      [true, true],
    ]);
    await pinArticles(db(), of(1, id), true);
    await pinArticles(db(), of(3), false);
    expect([await stateOf(id), await stateOf(1), await stateOf(3)]).toEqual([
      [true, false],
      [true, false],
      [false, true],
    ]);
    const { rows } = (await ask(`${path}?boardTypeId=11`)).body;
    const notices = rows.filter((row: { isNotice: boolean }) => row.isNotice);
    expect(notices.map((row: { id: number }) => row.id)).toEqual([3]);
  });

  test('A notice that the clinic hides reveals nothing, and one that it answered shows the answer', async () => {
    const shown = async () => (await ask(`${path}/3`)).body.row;
    const notice = { partnerId: 1, ids: [3] };
    await hideArticles(db(), notice);
    expect(await shown()).toMatchObject({ isLocked: true, isNotice: false });
    await unhideArticles(db(), notice);
    expect(await shown()).toMatchObject({ isLocked: false, isNotice: true });
    await answerArticle(db(), 1, 3, { content: '<p>네</p>' });
    expect(await shown()).toMatchObject({ isNotice: false, answer: { content: '<p>네</p>' } });
  });
});
