import { beforeAll, expect, test } from 'vitest';
import { describeDatabases } from '#tests/setup/backend-databases.ts';
import { seedContent } from '../seed/seed-content.ts';
import { articlesOf } from '../testing/articles.ts';
import { type Ask, startTestBackend } from '../testing/backend.ts';
import { noon } from '../testing/clinic.ts';
import { han, sizes } from '../testing/content.ts';

describeDatabases('A Korean word with a particle', (db) => {
  let ask: Ask;
  const { create, listed } = articlesOf(() => ask);
  beforeAll(async () => {
    ({ ask } = await startTestBackend(db()));
    for (const title of ['필링 예약', '필링과 제모', '여드름 질문']) await create({ title });
    await create({ title: '여드름을 없애려면', isPrivate: true });
  });
  const notices = async (keyword: string) =>
    (await ask(`global/notices?keyword=${encodeURIComponent(keyword)}`)).body.rows.map(
      ({ id }: { id: number }) => id,
    );
  const articles = async (keyword: string) =>
    (await listed(`&keyword=${encodeURIComponent(keyword)}`)).map(({ title }) => title);

  test('finds entries without the particle, among other words too', async () => {
    expect(await notices('공지를')).toEqual(await notices('공지'));
    expect(await notices('공지에 3')).toEqual([3]);
    expect(await notices('공지를 없는말')).toEqual([]);
  });

  test('finds nothing else if an entry has it as written, or if the particle does not fit', async () => {
    expect(await articles('필링과')).toEqual(['필링과 제모']);
    expect(await articles('필링의')).toEqual(['필링과 제모', '필링 예약']);
    expect(await notices('공지을')).toEqual([]);
  });

  test('is looked for in the list that is searched, with all other words', async () => {
    const content = han();
    const [article] = content.boards.rows;
    if (!article) throw new Error('The clinic has no articles');
    const type = { id: 2, name: { ko: '후기' }, view: 'list' as const };
    const boards = {
      types: [...content.boards.types, type],
      rows: [
        { ...article, id: 1, title: { ko: '리프팅 가격' } },
        { ...article, id: 2, boardTypeId: type.id, title: { ko: '리프팅을 마치고' } },
      ],
    };
    await db()
      .transaction()
      .execute((transaction) => seedContent(transaction, { ...content, boards }, sizes, noon));
    const ids = async (query: string) =>
      (await ask(`global/boards?${query}`)).body.rows.map(({ id }: { id: number }) => id);
    expect(await ids('boardTypeId=1&keyword=리프팅을')).toEqual([1]);
    expect(await ids('keyword=리프팅을')).toEqual([2]);
    expect(await ids('keyword=리프팅을 가격')).toEqual([1]);
  });

  test('does not reveal whether a private article has it as written', async () => {
    expect(await articles('여드름을')).toEqual(['여드름 질문']);
  });
});
