import { beforeAll, expect, test } from 'vitest';
import { describeDatabases } from '#tests/setup/backend-databases.ts';
import { answerArticle } from '../resources/answer-article.ts';
import { eraseArticles, hideArticles, pinArticles, unhideArticles } from '../resources/moderate-articles.ts';
import { article, path } from '../testing/articles.ts';
import { type Ask, startTestBackend } from '../testing/backend.ts';
import { noon } from '../testing/clinic.ts';
import { han, sizes } from '../testing/content.ts';
import { seedContent } from './seed-content.ts';

describeDatabases('Articles of the content files that are read again', (db) => {
  let ask: Ask;
  beforeAll(async () => {
    const files = content();
    ({ ask } = await startTestBackend(db()));
    await reseed(files);
  });

  const content = () => {
    const files = han();
    const { rows } = files['customer-boards'];
    const [first] = rows;
    if (first) for (const id of [4, 5, 6, 7, 8]) rows.push({ ...first, id, title: `글 ${id}` });
    return files;
  };
  const reseed = (files = content()) =>
    db()
      .transaction()
      .execute((transaction) => seedContent(transaction, files, sizes, noon));
  const rowsOf = () =>
    db()
      .selectFrom('customerArticles')
      .leftJoin('customerAnswers', (join) =>
        join
          .onRef('customerAnswers.partnerId', '=', 'customerArticles.partnerId')
          .onRef('customerAnswers.articleId', '=', 'customerArticles.id'),
      )
      .where('customerArticles.partnerId', '=', 1)
      .select(['id', 'title', 'isPrivate', 'isHidden', 'isPinned', 'isAnswered', 'isSeeded'])
      .select('customerAnswers.content as answer')
      .orderBy('id')
      .execute();

  test('What operators and authors did to them stays, and unchanged ones are replaced', async () => {
    const of = (...ids: number[]) => ({ partnerId: 1, ids });
    await hideArticles(db(), of(1, 2));
    await unhideArticles(db(), of(2));
    await pinArticles(db(), of(3), false);
    await answerArticle(db(), 1, 4, { content: '<p>답</p>' });
    await eraseArticles(db(), of(5));
    const password = 'spring12';
    const changed = { ...article, password, title: '고친 글' };
    expect((await ask(`${path}/6`, { method: 'PUT', body: changed })).status).toBe(200);
    expect((await ask(`${path}/7`, { method: 'DELETE', body: { password } })).status).toBe(200);
    const before = await rowsOf();
    expect(before.map(({ id, isSeeded }) => [id, isSeeded])).toEqual([
      [1, 0],
      [2, 0],
      [3, 0],
      [4, 0],
      [6, 0],
      [8, 1],
    ]);
    const files = content();
    for (const row of files['customer-boards'].rows) row.title = '파일의 새 제목';
    await reseed(files);
    expect(await rowsOf()).toEqual(
      before.map((row) => (row.id === 8 ? { ...row, title: '파일의 새 제목' } : row)),
    );
    await reseed(han());
    expect((await rowsOf()).map(({ id }) => id)).toEqual([1, 2, 3, 4, 6]);
  });

  test('A deleted article of one clinic is not left out of another', async () => {
    const ids = await db().selectFrom('goneArticles').select(['partnerId', 'id']).orderBy('id').execute();
    expect(ids).toEqual([
      { partnerId: 1, id: 5 },
      { partnerId: 1, id: 7 },
    ]);
  });
});
