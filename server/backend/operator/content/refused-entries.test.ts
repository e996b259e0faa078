import { beforeAll, expect, test } from 'vitest';
import { describeDatabases } from '#tests/setup/backend-databases.ts';
import { refusal } from '../../testing/backend.ts';
import { type ContentBackend, startContentBackend } from '../../testing/content-entries.ts';

const code = 'han';

describeDatabases('Refused changes of the content', (db) => {
  let content: ContentBackend;
  beforeAll(async () => {
    content = await startContentBackend(db());
    return content.stop;
  });

  test('A save of an older version is refused with the present entry, and changes nothing', async () => {
    const { version } = await content.read('notices', 2);
    expect((await content.save('notices', 2, { isPinned: false }, version)).status).toBe(200);
    const late = await content.save('notices', 2, { title: { ko: '늦은 제목' } }, version);
    expect([...refusal(late), late.body.present.entry.isPinned]).toEqual([409, 'ENTRY_CHANGED', false]);
    expect((await content.ask('notices/2?languageCode=ko')).body.row.title).toBe('공지 2');
  });

  test.each([
    ['notices', { title: { en: 'Only English' } }, { path: ['title'], problem: 'main-language' }],
    ['notices', { title: { ko: ' ' } }, { path: ['title'], problem: 'main-language' }],
    ['notices', { createdAt: 'tomorrow' }, { path: ['createdAt'], problem: 'invalid' }],
    ['notices', { unknown: 1 }, { path: [], problem: 'invalid' }],
    ['employees', { image: '/files/sakura/one.webp' }, { path: ['image'], problem: 'picture' }],
    ['products', { categoryIds: [99] }, { path: ['categoryIds', 0], problem: 'reference' }],
    ['employees', { image: '/files/han/o' }, { path: ['image'], problem: 'picture' }],
    ['categories', { parentId: 2 }, { path: ['parentId'], problem: 'loop' }],
    [
      'events',
      { prices: [{ productId: 1, option: 9, price: 1 }] },
      { path: ['prices', 0, 'option'], problem: 'reference' },
    ],
    [
      'events',
      {
        prices: [
          { productId: 5, option: 1, price: 1 },
          { productId: 5, option: 1, price: 2 },
        ],
      },
      { path: ['prices', 1, 'option'], problem: 'invalid' },
    ],
    ['notices', { createdAt: '0000-01-01T00:00:00+09:00' }, { path: ['createdAt'], problem: 'invalid' }],
    ['notices', { createdAt: '9999-12-31T23:59:59-09:00' }, { path: ['createdAt'], problem: 'invalid' }],
    ['schedules', { openAt: '10:00', closeAt: undefined }, { path: [], problem: 'invalid' }],
  ])('%s: a value that cannot be shown is refused at its field: %o', async (list, change, issue) => {
    const before = await content.everything();
    const refused = await content.save(list, 1, change);
    expect(refusal(refused)).toEqual([422, 'ENTRY_INVALID']);
    expect(refused.body.issues).toMatchObject([issue]);
    expect(await content.everything()).toEqual(before);
  });

  test('Options that events have prices for keep their places: another one would be sold at that price', async () => {
    const { options } = (await content.read('products', 1)).entry;
    const third = { name: { ko: '셋째', en: 'Third' }, price: 3 };
    const refused = async (changed: object[]) =>
      (await content.save('products', 1, { options: changed })).body.issues;
    const issue = { path: ['options'], problem: 'option-in-use' };
    expect(await refused(options.toReversed())).toMatchObject([issue]);
    expect(await refused([third, ...options])).toMatchObject([issue]);
    expect(await refused(options.slice(1))).toMatchObject([issue]);
    const renamed = [{ ...options[0], name: { ko: '새 이름', en: 'New name' } }, options[1], third];
    expect(await refused(renamed)).toBeUndefined();
    expect(await refused(options)).toBeUndefined();
  });

  test('Values within each other without an end are a faulty request, not a fault of the server', async () => {
    const deep = '['.repeat(100_000) + ']'.repeat(100_000);
    const answer = await content.app.inject({
      method: 'POST',
      url: `/operator/partners/${code}/content/notices`,
      headers: { authorization: `Bearer ${content.token}`, 'content-type': 'application/json' },
      payload: `{"entry":{"title":${deep}}}`,
    });
    expect(answer.statusCode).toBe(400);
  });

  test('Control characters, halves of characters and blank translations are not stored', async () => {
    const title = { ko: 'a\u0000b\ud800', en: '' };
    const { body } = await content.save('notices', 4, { title, content: { ko: '글', en: 'Text' } });
    expect(body.entry.title).toEqual({ ko: 'ab\ufffd' });
    expect((await content.ask('notices/4?languageCode=en')).body.row).toMatchObject({
      languageCode: 'ko',
      title: 'ab\ufffd',
    });
  });

  test('An entry with 40,000 references is refused like one with few', async () => {
    const refused = await content.save('exhibitions', 1, { productIds: Array(40_000).fill(99) });
    expect(refusal(refused)).toEqual([422, 'ENTRY_INVALID']);
    expect(refused.body.issues).toHaveLength(100);
  });

  test('An entry that others name is not deleted: the refusal names them', async () => {
    const refused = await content.remove('products', 1);
    expect(refusal(refused)).toEqual([409, 'ENTRY_IN_USE']);
    expect(refused.body.uses).toContainEqual({ list: 'exhibitions', id: 2, title: 'Summer' });
    expect((await content.ask('products/1?languageCode=ko')).status).toBe(200);
  });

  test('Two saves of one version at once: one is refused, and both sorts of writes leave whole entries', async () => {
    const { version } = await content.read('faqs', 1);
    const both = await Promise.all(
      ['첫째', '둘째'].map((ko) => content.save('faqs', 1, { question: { ko } }, version)),
    );
    expect(both.map(({ status }) => status).sort()).toEqual([200, 409]);
  });

  test('Operators of another clinic reach nothing, and viewers change nothing', async () => {
    const { token: foreign } = await content.operator({ roles: { sakura: 'administrator' } });
    const { token: viewer } = await content.operator({ roles: { han: 'editor' } });
    const entry = (await content.read('notices', 1)).entry;
    expect((await content.create('notices', entry, foreign)).status).toBe(404);
    expect((await content.create('notices', entry, viewer)).status).toBe(403);
    expect(
      (await content.call('contentEntries', { token: foreign, params: { code, list: 'notices' } })).status,
    ).toBe(404);
    expect(
      (await content.call('contentEntries', { token: content.token, params: { code, list: 'partner' } }))
        .status,
    ).toBe(400);
  });

  test('The log has who changed which fields', async () => {
    await content.save('terms', 1, { effectiveDate: '2026-01-02' });
    const [last] = await db()
      .selectFrom('auditLog')
      .where('action', '=', 'saveContentEntry')
      .orderBy('id', 'desc')
      .limit(1)
      .selectAll()
      .execute();
    expect(last).toMatchObject({
      target: 'terms 1',
      after: expect.stringMatching(/^\{"title":.*"effectiveDate":"2026-01-02"\}$/),
    });
  });
});
