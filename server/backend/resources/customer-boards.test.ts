import { beforeEach, expect, onTestFinished, test } from 'vitest';
import { describeDatabases } from '#tests/setup/backend-databases.ts';
import { article, articlesOf, path } from '../testing/articles.ts';
import { type Ask, refusal, startTestBackend } from '../testing/backend.ts';
import { noon } from '../testing/clinic.ts';
import { answerArticle } from './answer-article.ts';
import { eraseArticles, hideArticles } from './moderate-articles.ts';

describeDatabases('Visitors’ articles', (db) => {
  let ask: Ask;
  let clock: { now: number };
  beforeEach(async () => {
    ({ ask, clock } = await startTestBackend(db(), { now: noon }));
    await db().deleteFrom('writeCounts').execute();
  });
  const { create, listed } = articlesOf(() => ask);

  test('They are listed pinned first, then the newest, with masked names and no secrets', async () => {
    const rows = (await listed()).filter((row) => row.id < 10_000);
    expect(rows.map((row) => row.id)).toEqual([3, 2, 1]);
    expect(rows[0]?.name).toBe('이**');
    expect(JSON.stringify(rows)).not.toMatch(/hana@|010-|argon2|숨은/);
    expect(refusal(await ask(`${path}?boardTypeId=1`))).toEqual([404, 'BOARD_NOT_FOUND']);
  });

  test('A private article hides its title, author and dates', async () => {
    const nothing = { title: null, name: null, createdAt: null, updatedAt: null };
    expect((await listed()).find((row) => row.id === 2)).toMatchObject({ isPrivate: true, ...nothing });
    expect((await ask(`${path}/2`)).body.row).toMatchObject(nothing);
    expect((await ask(`${path}/1`)).body.row.prev).toEqual({ id: 2, title: null, isPrivate: true });
    const shown = { id: 1, languageCode: 'ko', title: '첫 글', isPrivate: false };
    expect((await ask(`${path}/2`)).body.row.next).toEqual(shown);
  });

  test('Neither title nor content of a private article can be searched for', async () => {
    const found = async (keyword: string) =>
      (await listed(`&keyword=${encodeURIComponent(keyword)}`)).map((row) => row.id);
    expect(await found('공개 내용')).toEqual([1]);
    expect(await found('숨은')).toEqual([]);
    expect(await found('비밀')).toEqual([]);
  });

  test('A private article is locked until its password opens it', async () => {
    const locked = (await ask(`${path}/2`)).body.row;
    expect(locked).toMatchObject({
      isPrivate: true,
      isLocked: true,
      content: null,
      answer: null,
      isAnswered: true,
    });
    const wrong = await ask(`${path}/2/private`, { method: 'POST', body: { password: 'wrong' } });
    expect(refusal(wrong)).toEqual([400, 'ARTICLE_PASSWORD_WRONG']);
    const { row } = (await ask(`${path}/2/private`, { method: 'POST', body: { password: 'secret!!' } })).body;
    expect(row).toMatchObject({
      isLocked: false,
      content: '숨은 내용',
      name: '이하나',
      email: 'hana@example.com',
      answer: { content: '<p>네</p>', name: '상담실' },
    });
    expect(JSON.stringify(row)).not.toContain('argon2');
  });

  test('An article is read, changed and deleted only under its own board’s id', async () => {
    const id = await create();
    const { boardTypeId: _, ...changed } = article;
    const body = { password: 'pass' };
    for (const [boardTypeId, status] of [
      [12, 404],
      [11, 200],
    ]) {
      const at = (more = '') => `${path}/${id}${more}?boardTypeId=${boardTypeId}`;
      expect((await ask(at())).status).toBe(status);
      expect((await ask(at('/private'), { method: 'POST', body })).status).toBe(status);
      expect((await ask(at(), { method: 'PUT', body: changed })).status).toBe(status);
      expect((await ask(at(), { method: 'DELETE', body })).status).toBe(status);
    }
  });

  test('A visitor writes an article, which is stored as written', async () => {
    const id = await create();
    const { row } = (await ask(`${path}/${id}`)).body;
    expect(row).toMatchObject({
      title: 'A question',
      name: 'J**',
      content: 'Line one\nline <two>',
      languageCode: 'en',
      isAnswered: false,
      isLocked: false,
    });
    const stored = await db()
      .selectFrom('customerArticles')
      .where('id', '=', id)
      .select(['passwordHash'])
      .executeTakeFirstOrThrow();
    expect(stored.passwordHash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
  });

  test('Every missing field has its message from the spec', async () => {
    const { status, body } = await ask(`${path}?languageCode=en`, {
      method: 'POST',
      body: { boardTypeId: 11, languageCode: 'en', name: ' ', password: 'abc', title: '', content: '\n' },
    });
    expect(status).toBe(400);
    expect(body.message).toEqual([
      'ARTICLE_NAME_REQUIRED',
      'ARTICLE_PASSWORD_TOO_SHORT',
      'ARTICLE_TITLE_REQUIRED',
      'ARTICLE_CONTENT_REQUIRED',
      'CONSENT_PERSONAL_REQUIRED',
    ]);
    expect(body.translatedMessage).toBe('Please enter your name.');
    const { body: empty } = await ask(path, { method: 'POST', body: { ...article, password: '' } });
    expect(empty.message).toEqual(['ARTICLE_PASSWORD_REQUIRED']);
  });

  test('Visitors write only on the partner’s visitor boards, and private articles only where allowed', async () => {
    const post = (more: object, as = 'han') =>
      ask(path, { as, method: 'POST', body: { ...article, ...more } });
    expect(refusal(await post({ boardTypeId: 1 }))).toEqual([404, 'BOARD_NOT_FOUND']);
    expect(refusal(await post({ boardTypeId: 99 }))).toEqual([404, 'BOARD_NOT_FOUND']);
    expect((await post({ isPrivate: true })).status).toBe(200);
    expect(refusal(await post({ isPrivate: true }, 'sakura'))).toEqual([400, 'ARTICLE_PRIVATE_NOT_ALLOWED']);
  });

  test('Control characters are removed and lone surrogates are replaced', async () => {
    const id = await create({ title: 'a\u0000b\u0007c', content: 'half \ud83d here' });
    expect((await ask(`${path}/${id}`)).body.row).toMatchObject({
      title: 'abc',
      content: 'half \ufffd here',
    });
  });

  test('An article is changed with its password, but not with another', async () => {
    const id = await create();
    const change = (password: string) =>
      ask(`${path}/${id}`, {
        method: 'PUT',
        body: { ...article, password, title: 'Changed', isPrivate: true },
      });
    expect(refusal(await change('other'))).toEqual([400, 'ARTICLE_PASSWORD_WRONG']);
    expect((await ask(`${path}/${id}`)).body.row.title).toBe('A question');
    expect((await change('pass')).body.row).toEqual({ id, boardTypeId: 11 });
    expect((await ask(`${path}/${id}`)).body.row).toMatchObject({ title: null, isLocked: true });
    const own = await ask(`${path}/${id}/private`, { method: 'POST', body: { password: 'pass' } });
    expect(own.body.row).toMatchObject({ title: 'Changed', isPrivate: true });
    expect((await listed(`&keyword=changed`)).map((row) => row.id)).not.toContain(id);
  });

  test('A private article can be changed after its board stops allowing them, and stays private', async () => {
    const [id, open] = [await create({ isPrivate: true }), await create()];
    const allow = (isPrivateAllowed: 0 | 1) =>
      db().updateTable('boardTypes').set({ isPrivateAllowed }).where('id', '=', 11).execute();
    onTestFinished(() => void allow(1));
    await allow(0);
    for (const isPrivate of [true, undefined]) {
      const body = { ...article, isPrivate };
      expect((await ask(`${path}/${id}`, { method: 'PUT', body })).status).toBe(200);
      expect((await ask(`${path}/${id}`)).body.row).toMatchObject({ isLocked: true, title: null });
    }
    const body = { ...article, isPrivate: true };
    const refused = await ask(`${path}/${open}`, { method: 'PUT', body });
    expect(refusal(refused)).toEqual([400, 'ARTICLE_PRIVATE_NOT_ALLOWED']);
  });

  test('An article is deleted with its password, but not with another or by another partner', async () => {
    const id = await create();
    const remove = (password: string, as = 'han') =>
      ask(`${path}/${id}`, { as, method: 'DELETE', body: { password } });
    expect(refusal(await remove('other'))).toEqual([400, 'ARTICLE_PASSWORD_WRONG']);
    expect(refusal(await remove('pass', 'sakura'))).toEqual([404, 'ARTICLE_NOT_FOUND']);
    expect((await remove('pass')).status).toBe(200);
    expect(refusal(await ask(`${path}/${id}`))).toEqual([404, 'ARTICLE_NOT_FOUND']);
    expect(refusal(await remove('pass'))).toEqual([404, 'ARTICLE_NOT_FOUND']);
  });

  test('An admin’s answer marks an article as answered', async () => {
    const id = await create();
    expect((await ask(`${path}/${id}`)).body.row).toMatchObject({ isAnswered: false, answer: null });
    expect(await answerArticle(db(), 1, id, { content: '<p>Yes</p>', name: 'Desk' })).toBe(true);
    expect((await ask(`${path}/${id}`)).body.row).toMatchObject({
      isAnswered: true,
      answer: { content: '<p>Yes</p>', name: 'Desk' },
    });
    await answerArticle(db(), 1, id, { content: '<p>No</p>' });
    expect((await ask(`${path}/${id}`)).body.row.answer).toMatchObject({ content: '<p>No</p>', name: null });
    expect(await answerArticle(db(), 2, id, { content: 'x' })).toBe(false);
  });

  test('Articles per network are limited by hour and day, and invalid ones are not counted', async () => {
    const write = (address: string, more: object = {}) =>
      ask(path, { method: 'POST', headers: { 'x-forwarded-for': address }, body: { ...article, ...more } });
    expect((await write('203.0.113.7', { boardTypeId: 99 })).status).toBe(404);
    expect((await write('203.0.113.7:4000')).status).toBe(200);
    const counted = () =>
      db().selectFrom('writeCounts').select(['scope', 'count']).orderBy('scope').execute();
    expect(await counted()).toEqual([
      { scope: 'article day 203.0.113.7', count: 1 },
      { scope: 'article hour 203.0.113.7', count: 1 },
    ]);
    await db().updateTable('writeCounts').set({ count: 20 }).where('scope', 'like', '% hour %').execute();
    const refused = await write('203.0.113.7:4001');
    expect(refusal(refused)).toEqual([429, 'ARTICLE_TOO_MANY']);
    expect(refused.headers['retry-after']).toBe('3600');
    clock.now += 60 * 60_000;
    expect((await write('203.0.113.7')).status).toBe(200);
    await db().updateTable('writeCounts').set({ count: 60 }).where('scope', 'like', '% day %').execute();
    const later = await write('203.0.113.7');
    expect([later.status, later.headers['retry-after']]).toEqual([429, String(23 * 3600)]);
    expect((await write('203.0.113.8')).status).toBe(200);
  });

  test('The clinic hides an article, which its author can open but not show again, and erases others', async () => {
    const [hidden, erased, unchanged] = [await create(), await create(), await create()];
    expect(await hideArticles(db(), { partnerId: 2, ids: [hidden] })).toEqual([]);
    expect(await hideArticles(db(), { partnerId: 1, ids: [hidden, 999_999] })).toEqual([hidden]);
    expect((await ask(`${path}/${hidden}`)).body.row).toMatchObject({
      isLocked: true,
      title: null,
      content: null,
    });
    const change = { ...article, isPrivate: false };
    expect((await ask(`${path}/${hidden}`, { method: 'PUT', body: change })).status).toBe(200);
    expect((await ask(`${path}/${hidden}`)).body.row).toMatchObject({ isLocked: true, title: null });
    await answerArticle(db(), 1, erased, { content: 'x' });
    expect(await eraseArticles(db(), { partnerId: 2, ids: [erased] })).toEqual([]);
    expect(await eraseArticles(db(), { partnerId: 1, ids: [erased, 999_999] })).toEqual([erased]);
    expect((await ask(`${path}/${erased}`)).status).toBe(404);
    const answers = await db()
      .selectFrom('customerAnswers')
      .where('articleId', '=', erased)
      .selectAll()
      .execute();
    expect(answers).toEqual([]);
    const ids = (await listed()).map(({ id }) => id);
    expect([ids.includes(unchanged), ids.includes(erased)]).toEqual([true, false]);
  });

  test('Visitors’ articles survive reseeding', async () => {
    const id = await create({ title: 'Mine' });
    await ask(`${path}/1`, { method: 'DELETE', body: { password: 'spring12' } });
    ({ ask } = await startTestBackend(db()));
    expect((await ask(`${path}/${id}`)).body.row.title).toBe('Mine');
    expect((await ask(`${path}/1`)).status).toBe(404);
  });
});
