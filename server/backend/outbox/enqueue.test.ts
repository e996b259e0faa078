import { beforeAll, expect, test } from 'vitest';
import { describeDatabases } from '#tests/setup/backend-databases.ts';
import { asker } from '../testing/backend.ts';
import { noon } from '../testing/clinic.ts';
import { consentTo } from '../testing/consent.ts';
import { inquire } from '../testing/inquire.ts';
import { somebody, startWidget, visit, type Widget } from '../testing/widget.ts';

const article = {
  boardTypeId: 11,
  languageCode: 'en',
  name: 'Jane',
  password: 'secret!!',
  title: 'A question',
  content: 'Does it hurt?',
  consent: consentTo('article', 'en'),
};

describeDatabases('The outbox', (db) => {
  let widget: Widget;
  beforeAll(async () => {
    widget = await startWidget(db());
    const { id } = await db()
      .insertInto('operators')
      .values({
        email: 'kim@maru.example',
        name: 'Kim',
        language: 'ko',
        passwordHash: '',
        isInstanceAdministrator: 0,
        createdAt: noon,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    const role = 'administrator' as const;
    await db()
      .insertInto('memberships')
      .values({ partnerId: 1, operatorId: id, role, createdAt: noon })
      .execute();
  });
  const counts = () =>
    db().selectFrom('mails').select(['inquiries', 'reservations', 'articles', 'dueAt']).execute();

  test('Whatever visitors send is added in the transaction of the entry, and nothing that is refused', async () => {
    const ask = asker(widget.app);
    const write = (more: object) =>
      ask('global/notice-customer-boards', { method: 'POST', body: { ...article, ...more } });
    expect((await write({ consent: undefined })).status).toBe(400);
    expect((await widget.reserve({ ...visit, time: '03:00' })).status).toBe(409);
    expect(await counts()).toEqual([]);
    expect((await write({})).status).toBe(200);
    expect((await widget.reserve({ ...visit, ...somebody() })).status).toBe(201);
    await Promise.all([inquire(ask), inquire(ask)]);
    expect(await counts()).toEqual([{ inquiries: 2, reservations: 1, articles: 1, dueAt: noon }]);
  });

  test('A repeated write is told once', async () => {
    await db().deleteFrom('mails').execute();
    const headers = { 'idempotency-key': 'the-same-write-1' };
    const ask = asker(widget.app);
    const send = () => ask('global/notice-customer-boards', { method: 'POST', headers, body: article });
    const [first, second] = [await send(), await send()];
    expect(second.body).toEqual(first.body);
    expect(await counts()).toMatchObject([{ articles: 1 }]);
  });
});
