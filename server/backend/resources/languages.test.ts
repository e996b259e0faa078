import { beforeAll, expect, test } from 'vitest';
import { describeDatabases } from '#tests/setup/backend-databases.ts';
import { up as refoldSearchText } from '../migrations/010-search-text.ts';
import { type Ask, startTestBackend } from '../testing/backend.ts';

describeDatabases('Languages', (db) => {
  let ask: Ask;
  beforeAll(async () => {
    ({ ask } = await startTestBackend(db()));
  });

  test('Texts are in the requested language', async () => {
    const { row } = (await ask('global/products/1?languageCode=en')).body;
    expect(row).toMatchObject({ languageCode: 'en', name: 'Ultherapy', tags: ['Firmness'] });
    expect(row.options[0].name).toBe('300샷 en');
  });

  test('An entry that lacks a translation is entirely in the main language and names it', async () => {
    const { row } = (await ask('global/products/4?languageCode=en')).body;
    expect(row).toMatchObject({ languageCode: 'ko', name: '한국어만', summary: '한국어만 요약' });
    const { rows } = (await ask('global/notices?languageCode=en')).body;
    const languages = rows.map((notice: { id: number; languageCode: string }) => [
      notice.id,
      notice.languageCode,
    ]);
    expect(Object.fromEntries(languages)).toEqual({ 1: 'en', 2: 'en', 3: 'en', 4: 'ko' });
  });

  test('The event of a treatment has the language of its own title', async () => {
    const eventText = () =>
      db()
        .selectFrom('contentTexts')
        .where('partnerId', '=', 1)
        .where('kind', '=', 'event')
        .where('entryId', '=', 1)
        .where('languageCode', '=', 'ko')
        .select('row');
    await db()
      .updateTable('contentTexts')
      .set({ row: (await eventText().executeTakeFirstOrThrow()).row })
      .where('partnerId', '=', 1)
      .where('kind', '=', 'event')
      .where('entryId', '=', 1)
      .where('languageCode', '=', 'en')
      .execute();
    const { row } = (await ask('global/products/5?languageCode=en')).body;
    const event = { id: 1, title: '공개', languageCode: 'ko' };
    expect(row).toMatchObject({ languageCode: 'en', event, options: [{ event }] });
    await startTestBackend(db());
    expect((await ask('global/products/5?languageCode=en')).body.row.event.languageCode).toBe('en');
  });

  test('The main language is the fallback for no language or one that the partner lacks', async () => {
    expect((await ask('global/products/1')).body.row.languageCode).toBe('ko');
    expect((await ask('global/products/1?languageCode=ja')).body.row.languageCode).toBe('ko');
    expect((await ask('global/products/1', { as: 'sakura' })).body.row.languageCode).toBe('ja');
  });

  test('The clinic itself falls back text by text', async () => {
    const { row } = (await ask('global/info?languageCode=en')).body;
    expect(row.languageCode).toBe('en');
    expect(row.partner).toMatchObject({ displayName: 'Han Clinic Gangnam', partnerCopyRight: '© 한의원' });
  });

  test('A keyword is searched in the texts of the requested language', async () => {
    const found = async (query: string) =>
      (await ask(`global/products?${query}`)).body.rows.map((row: { id: number }) => row.id);
    expect(await found('languageCode=en&keyword=ULTHER')).toEqual([1]);
    expect(await found('languageCode=ko&keyword=ULTHER')).toEqual([]);
    expect(await found('languageCode=en&keyword=%ED%95%9C%EA%B5%AD%EC%96%B4')).toEqual([4]);
  });

  test('Search ignores spaces between CJK letters, character width, case and zero-width characters', async () => {
    const found = async (languageCode: string, keyword: string) =>
      (
        await ask(`global/products?languageCode=${languageCode}&keyword=${encodeURIComponent(keyword)}`)
      ).body.rows.map((row: { id: number }) => row.id);
    // Treatment 4 is named "한국어만", with the summary "한국어만 요약".
    for (const keyword of ['한국어만요약', '한국 어만', '한국\u200b어만 요약', '한국어만'.normalize('NFD')])
      expect(await found('ko', keyword), keyword).toEqual([4]);
    // A word must not span the end of the name and the beginning of the summary.
    expect(await found('ko', '어만한국')).toEqual([]);
    expect(await found('en', 'ＵＬＴＨＥＲＡＰＹ')).toEqual([1]);
    expect(await found('en', 'ultherapysummary')).toEqual([]);
  });

  test('Texts stored before the migration are searched in the same way', async () => {
    await db()
      .updateTable('contentTexts')
      .set({ search: '한국어만 한국어만 요약' })
      .where('entryId', '=', 4)
      .execute();
    await refoldSearchText(db() as unknown as Parameters<typeof refoldSearchText>[0]);
    const { rows } = (await ask(`global/products?keyword=${encodeURIComponent('한국어만요약')}`)).body;
    expect(rows.map((row: { id: number }) => row.id)).toEqual([4]);
    await startTestBackend(db());
  });
});
