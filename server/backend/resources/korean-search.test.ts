import { beforeAll, expect, test } from 'vitest';
import { describeDatabases } from '#tests/setup/backend-databases.ts';
import { articlesOf } from '../testing/articles.ts';
import { type Ask, startTestBackend } from '../testing/backend.ts';

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

  test('does not reveal whether a private article has it as written', async () => {
    expect(await articles('여드름을')).toEqual(['여드름 질문']);
  });
});
