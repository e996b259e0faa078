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

  const rows = async (name: 'inboxArticles' | 'inboxInquiries' | 'inboxReservations', params: object = {}) =>
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
      answered.rows.every(({ answer }: { answer: object }) => answer !== null),
    ]).toEqual([count, true]);
    expect((await rows('inboxArticles', { page: 999 })).rows).toEqual([]);
  });

  test('Visitors see an answer at once, and the log tells who answered which article, without any text', async () => {
    const id = await write();
    purged.length = 0;
    const content = '<p>Yes, we do.</p><script>alert(1)</script>';
    const answer = await call('answerArticle', { token, params: { code, id }, body: { content } });
    expect([answer.body, purged]).toEqual([{ done: true }, ['han customerBoardUpdate']]);
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

  test('Inquiries are answered, counted and erased', async () => {
    const inquiry = {
      languageCode: 'en',
      name: 'Jane',
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
      { id: two, answer: null, answeredAt: null, isRepeated: false },
      { id: one, answer: 'Called Jane back', answeredAt: expect.any(String) },
    ]);
    expect((await rows('inboxInquiries', { state: 'open' })).rows).toHaveLength(1);
    expect((await call('eraseInquiry', { token, params })).status).toBe(200);
    expect((await call('eraseInquiry', { token, params })).status).toBe(404);
    expect((await rows('inboxInquiries')).count).toBe(1);
    expect(JSON.stringify(await audited())).not.toContain('Jane');
  });

  test('Reservations are confirmed', async () => {
    const visit = {
      kind: 'visit',
      date: '2026-06-17',
      time: '10:00',
      customerName: '김하나',
      customerPhone: '010-1000-0001',
      isConsented: true,
    };
    const response = await app.inject({
      method: 'POST',
      url: '/widget/api/reservations',
      headers: { origin: 'http://han.localhost:3000' },
      payload: visit,
    });
    expect(response.statusCode).toBe(201);
    const [reservation] = (await rows('inboxReservations')).rows;
    expect(reservation).toMatchObject({
      kind: 'visit',
      customerName: '김하나',
      isConfirmed: false,
      options: [],
    });
    const confirm = (isConfirmed: boolean) =>
      call('confirmReservation', { token, params: { code, id: reservation.id }, body: { isConfirmed } });
    expect(await rows('inboxReservations', { state: 'open' })).toMatchObject({ count: 1, open: 1 });
    expect((await confirm(true)).status).toBe(200);
    expect((await rows('inboxReservations', { state: 'open' })).rows).toEqual([]);
  });

  test('The next reservation is first, and those of the past come after all others, on every page', async () => {
    const [made] = await db().selectFrom('reservations').selectAll().execute();
    if (!made) throw new Error('There is no reservation to copy');
    await db().deleteFrom('reservations').execute();
    const hour = 3_600_000;
    const begins = {
      past: -30,
      longPast: -99,
      later: 50,
      next: 2,
      alsoNext: 2,
      confirmed: 1,
      confirmedPast: -1,
    };
    const names = Object.keys(begins);
    const copies = Object.entries(begins).map(([name, hours], index) => ({
      ...made,
      id: index + 1,
      receipt: name,
      customerName: name,
      startsAt: clock.now + hours * hour,
      isConfirmed: name.startsWith('confirmed') ? (1 as const) : (0 as const),
    }));
    await db().insertInto('reservations').values(copies).execute();
    const listed = async (params: object) =>
      (await rows('inboxReservations', params)).rows.map(({ id }: { id: number }) => names[id - 1]);
    const all = ['next', 'alsoNext', 'later', 'past', 'longPast', 'confirmed', 'confirmedPast'];
    expect(await listed({})).toEqual(all);
    expect(await listed({ state: 'open' })).toEqual(all.slice(0, 5));
    const pages = [1, 2, 3, 4].map((page) => listed({ page, limit: 2 }));
    expect((await Promise.all(pages)).flat()).toEqual(all);
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
    expect((await call('eraseInquiry', { token: editor, params: { code, id: 1 } })).status).toBe(403);
  });
});
