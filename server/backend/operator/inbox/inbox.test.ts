import type { FastifyInstance } from 'fastify';
import { beforeAll, expect, test } from 'vitest';
import { describeDatabases } from '#tests/setup/backend-databases.ts';
import { article, path as articlesPath } from '../../testing/articles.ts';
import { asker, refusal } from '../../testing/backend.ts';
import { consentTo } from '../../testing/consent.ts';
import { type CallOperator, type MakeOperator, startOperatorBackend } from '../../testing/operators.ts';

const code = 'han';

describeDatabases('The inbox', (db) => {
  let app: FastifyInstance;
  let call: CallOperator;
  let operator: MakeOperator;
  let purged: string[];
  let clock: { now: number };
  let token: string;
  beforeAll(async () => {
    ({ app, call, operator, purged, clock } = await startOperatorBackend(db()));
    token = (await operator({ roles: { han: 'administrator' } })).token;
  });

  const rows = async (name: 'inboxArticles' | 'inboxInquiries', params: object = {}) =>
    (await call(name, { token, params: { code, ...params } })).body;
  const write = async (more: object = {}): Promise<number> => {
    clock.now += 1_000;
    return (await asker(app)(articlesPath, { method: 'POST', body: { ...article, ...more } })).body.row.id;
  };
  const read = async (id: number) => (await asker(app)(`${articlesPath}/${id}`)).body.row;
  const audited = async () => (await call('auditLog', { token, params: { code } })).body.rows;

  test('Articles without an answer come first, the newest of them at the top, with what visitors do not see', async () => {
    const first = await write();
    const second = await write({ isPrivate: true, title: 'Private' });
    const { rows: listed, count, open } = await rows('inboxArticles', { limit: 2 });
    expect(listed).toMatchObject([
      { id: second, title: 'Private', isPrivate: true, phoneNumber: '010-1234-5678', answer: null },
      { id: first, name: 'Jane Doe', content: 'Line one\nline <two>', email: 'jane@example.com' },
    ]);
    expect(JSON.stringify(listed)).not.toMatch(/password|argon2/);
    const answered = await rows('inboxArticles', { state: 'answered' });
    expect([
      open + answered.count,
      answered.rows.every(
        ({ answer, isNotice }: { answer: object; isNotice: boolean }) => answer !== null || isNotice,
      ),
    ]).toEqual([count, true]);
    expect((await rows('inboxArticles', { page: 999 })).rows).toEqual([]);
  });

  test('The clinic’s own notices wait for no answer, and cannot be answered', async () => {
    const { rows: all, count } = await rows('inboxArticles', { limit: 100 });
    const open = await rows('inboxArticles', { state: 'open', limit: 100 });
    const answered = await rows('inboxArticles', { state: 'answered', limit: 100 });
    const notices = (from: { id: number; isNotice: boolean }[]) =>
      from.filter(({ isNotice }) => isNotice).map(({ id }) => id);
    expect([notices(all), notices(open.rows), notices(answered.rows)]).toEqual([[3], [], [3]]);
    expect([open.rows.length, open.count, open.open + answered.count]).toEqual([open.open, open.open, count]);
    const isDone = all.map(({ answer, isNotice }: { answer: unknown; isNotice: boolean }) =>
      Boolean(answer ?? isNotice),
    );
    expect(isDone).toEqual(isDone.toSorted());
    const asked = { token, params: { code, id: 3 }, body: { content: '<p>Yes</p>' } };
    expect(refusal(await call('answerArticle', asked))).toEqual([409, 'ARTICLE_IS_NOTICE']);
    const { rows: after } = await rows('inboxArticles', { limit: 100 });
    expect(notices(after)).toEqual([3]);
  });

  test('Visitors see an answer at once, and the log tells who answered which article, without any text', async () => {
    const id = await write();
    purged.length = 0;
    const content = '<p>Yes, we do.</p><script>alert(1)</script>';
    const answer = await call('answerArticle', { token, params: { code, id }, body: { content } });
    expect([answer.body, purged]).toEqual([
      { done: true, answeredAt: expect.any(String) },
      ['han customerBoardUpdate'],
    ]);
    expect((await read(id)).answer.content).toBe(content);
    const { rows: listed } = await rows('inboxArticles', { state: 'answered' });
    expect(listed[0]).toMatchObject({ id, answer: { content: '<p>Yes, we do.</p>' } });
    const [entry] = await audited();
    expect(entry).toMatchObject({
      action: 'answerArticle',
      target: `article ${id}`,
      before: { isAnswered: false },
      after: { isAnswered: true },
    });
    expect(JSON.stringify(await audited())).not.toMatch(/Jane|Yes, we do|010-1234/);
  });

  test('A hidden article is private, and shown again as private as its author last chose', async () => {
    const id = await write();
    const moderate = (body: object) => call('moderateArticle', { token, params: { code, id }, body });
    expect((await moderate({ isHidden: true, isPinned: true })).status).toBe(200);
    await moderate({ isHidden: true });
    expect(await read(id)).toMatchObject({ isLocked: true, isPinned: true, title: null });
    await moderate({ isHidden: false, isPinned: false });
    expect(await read(id)).toMatchObject({ isLocked: false, isPinned: false, title: 'A question' });

    await moderate({ isHidden: true });
    const update = { ...article, isPrivate: true };
    await asker(app)(`${articlesPath}/${id}`, { method: 'PUT', body: update });
    await moderate({ isHidden: false });
    expect(await read(id)).toMatchObject({ isLocked: true });
  });

  test('An article is erased with its answer, and visitors no longer see it', async () => {
    const id = await write();
    const params = { code, id };
    await call('answerArticle', { token, params, body: { content: 'Dear Jane' } });
    purged.length = 0;
    expect((await call('eraseArticle', { token, params })).body).toEqual({ done: true });
    expect(purged).toEqual(['han customerBoardDelete']);
    expect(refusal(await call('eraseArticle', { token, params }))).toEqual([404, 'ARTICLE_NOT_FOUND']);
    expect((await asker(app)(`${articlesPath}/${id}`)).status).toBe(404);
    const answers = db().selectFrom('customerAnswers').where('articleId', '=', id).selectAll();
    expect(await answers.execute()).toEqual([]);
    const [entry] = await audited();
    expect(entry).toMatchObject({ action: 'eraseArticle', target: `article ${id}` });
    expect(JSON.stringify(entry)).not.toContain('Jane');
  });

  test('Inquiries are answered, counted and erased', async () => {
    const inquiry = {
      languageCode: 'en',
      name: 'Jane',
      managerId: 1,
      phoneNumber: '010-1234-5678',
      message: 'First visit',
      consent: consentTo('inquiry', 'en'),
    };
    const post = async () =>
      (await asker(app)('global/inquiries?languageCode=en', { method: 'POST', body: inquiry })).body.row.id;
    const [one, two] = [await post(), await post()];
    const params = { code, id: one };
    const body = { answer: 'Called Jane back' };
    expect((await call('answerInquiry', { token, params, body })).status).toBe(200);
    const { rows: listed, count, open } = await rows('inboxInquiries');
    expect([count, open]).toEqual([2, 1]);
    expect(listed).toMatchObject([
      { id: two, doctor: '김봄 · 원장', answer: null, answeredAt: null, isRepeated: false },
      { id: one, answer: 'Called Jane back', answeredAt: expect.any(String) },
    ]);
    expect((await rows('inboxInquiries', { state: 'open' })).rows).toHaveLength(1);
    expect((await call('eraseInquiry', { token, params })).status).toBe(200);
    expect((await call('eraseInquiry', { token, params })).status).toBe(404);
    expect((await rows('inboxInquiries')).count).toBe(1);
    const once = { method: 'POST', body: inquiry, headers: { 'idempotency-key': 'inquire-once' } } as const;
    const postOnce = async () => (await asker(app)('global/inquiries?languageCode=en', once)).body.row.id;
    const [three, repeated] = [await postOnce(), await postOnce()];
    expect(repeated).toBe(three);
    await call('eraseInquiry', { token, params: { code, id: three } });
    expect(await postOnce()).toBeGreaterThan(three);
    expect(JSON.stringify(await audited())).not.toContain('Jane');
  });

  test('An answer does not replace one that its author has not seen', async () => {
    const id = await write();
    const answer = (content: string, before?: string | null) =>
      call('answerArticle', { token, params: { code, id }, body: { content, before } });
    const { answeredAt } = (await answer('first', null)).body;
    const late = await answer('second', null);
    expect([late.status, late.body.code, late.body.present]).toEqual([
      409,
      'ANSWER_CHANGED',
      { content: 'first', name: null, createdAt: answeredAt },
    ]);
    expect((await read(id)).answer.content).toBe('first');
    clock.now += 1_000;
    // The same again, as if the answer was lost.
    expect((await answer('first', null)).body).toEqual({ done: true, answeredAt });
    expect((await answer('second', answeredAt)).status).toBe(200);
    expect((await answer('third', answeredAt)).status).toBe(409);
    expect((await answer('third')).status).toBe(200);
    const [inquiry] = (await rows('inboxInquiries')).rows;
    const record = (text: string, before: string | null) =>
      call('answerInquiry', { token, params: { code, id: inquiry.id }, body: { answer: text, before } });
    const recorded = (await record('called', inquiry.answeredAt)).body.answeredAt;
    expect((await record('wrote', recorded)).status).toBe(200);
    clock.now += 1_000;
    expect((await record('wrote again', '2020-01-01T00:00:00.000Z')).body.present).toMatchObject({
      answer: 'wrote',
    });
    expect(
      (
        await call('answerInquiry', {
          token,
          params: { code, id: 999_999 },
          body: { answer: 'x', before: null },
        })
      ).status,
    ).toBe(404);
  });

  test('Roles decide, and entries of another partner do not exist', async () => {
    const id = await write();
    const viewer = (await operator({ roles: { han: 'viewer' } })).token;
    const stranger = (await operator({ roles: { sakura: 'administrator' } })).token;
    const body = { content: 'x' };
    expect((await call('inboxArticles', { token: viewer, params: { code } })).status).toBe(200);
    expect(refusal(await call('answerArticle', { token: viewer, params: { code, id }, body }))).toEqual([
      403,
      'ROLE_REQUIRED',
    ]);
    expect(refusal(await call('inboxArticles', { token: stranger, params: { code } }))).toEqual([
      404,
      'NOT_FOUND',
    ]);
    const foreign = await call('answerArticle', { token: stranger, params: { code: 'sakura', id }, body });
    expect(refusal(foreign)).toEqual([404, 'ARTICLE_NOT_FOUND']);
    const editor = (await operator({ roles: { han: 'editor' } })).token;
    for (const erase of ['eraseArticle', 'eraseInquiry'] as const)
      expect((await call(erase, { token: editor, params: { code, id } })).status).toBe(403);
  });
});
