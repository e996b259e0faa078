// @slow: starts a backend and hashes passwords for each test, on two databases

import { beforeEach, expect, test } from 'vitest';
import { describeDatabases } from '#tests/setup/backend-databases.ts';
import { startMail } from '#tests/setup/start-mail.ts';
import { notifyOperators } from '../outbox/enqueue.ts';
import type { MailChoice } from '../outbox/recipients.ts';
import { asker } from '../testing/backend.ts';
import { noon } from '../testing/clinic.ts';
import { inquire } from '../testing/inquire.ts';
import { type CallOperator, type MakeOperator, startOperatorBackend } from '../testing/operators.ts';
import { sendDue } from './send-due.ts';

const minute = 60_000;
const all = { inquiries: true, reservations: true, articles: true };

describeDatabases('Mails about entries', (db) => {
  let call: CallOperator;
  let operator: MakeOperator;
  let clock: { now: number };
  let ask: ReturnType<typeof asker>;
  beforeEach(async () => {
    await db().deleteFrom('operators').execute();
    const backend = await startOperatorBackend(db(), { isMailSetUp: true }, { now: noon });
    ({ call, operator, clock } = backend);
    ask = asker(backend.app);
    for (const table of ['mails', 'writeCounts', 'inquiries'] as const)
      await db().deleteFrom(table).execute();
  });
  const choose = async (token: string, choice: Partial<MailChoice>, code = 'han') => {
    const body = { inquiries: false, reservations: false, articles: false, ...choice };
    expect((await call('saveMailChoice', { token, params: { code }, body })).status).toBe(200);
  };

  test('An inquiry is told once, by one of two processes, in plain words and without anything of the visitor', async () => {
    const kim = await operator({ roles: { han: 'editor' } });
    await choose(kim.token, { inquiries: true });
    const [one, other] = [await startMail(db(), clock), await startMail(db(), clock)];
    expect((await inquire(ask)).status).toBe(200);
    await Promise.all([one.round(), other.round(), one.round(), other.round()]);
    const mails = [...one.sink.mails, ...other.sink.mails];
    expect(mails).toHaveLength(1);
    const [mail] = mails;
    expect(mail).toMatchObject({ from: 'no-reply@maru.example', to: [kim.email] });
    expect(mail?.subject).toBe('Han Clinic: a new inquiry');
    expect(mail?.headers).toMatch(/^Auto-Submitted: auto-generated\r$/im);
    expect(mail?.body).toMatch(/Han Clinic: a new inquiry arrived at \d\d:\d\d\./);
    expect(mail?.body).toContain('https://console.example/partners/han/inbox/inquiries');
    expect(mail?.body).toContain('https://console.example/account?clinic=han');
    for (const secret of ['Jane', 'Secret', '7777', 'private question']) {
      expect(mail?.body).not.toContain(secret);
      expect(mail?.subject).not.toContain(secret);
    }
  });

  test('Until they choose, only administrators of the clinic are notified; former members and unsubscribed ones are not', async () => {
    const boss = await operator({ roles: { han: 'administrator' }, language: 'ko' });
    await operator({ roles: { han: 'publisher' } });
    await operator({ isInstanceAdministrator: true });
    await operator({ roles: { sakura: 'administrator' } });
    const { sink, round } = await startMail(db(), clock);
    await inquire(ask);
    await round();
    expect(sink.mails.map(({ to }) => to)).toEqual([[boss.email]]);
    expect(sink.mails[0]?.subject).toMatch(/: 새 상담 문의 1건$/);
    expect(sink.mails[0]?.body).toMatch(/새 상담 문의 1건이 \d\d:\d\d에 접수되었습니다\./);

    const leaver = await operator({ roles: { han: 'viewer' } });
    await choose(leaver.token, all);
    clock.now += 10 * minute;
    await inquire(ask);
    await choose(boss.token, { articles: true });
    const params = { code: 'han', id: leaver.id };
    expect((await call('removeMember', { token: boss.token, params })).status).toBe(200);
    await round();
    expect(sink.mails).toHaveLength(1);
    expect(await db().selectFrom('mails').selectAll().execute()).toEqual([]);
    const read = { params: { code: 'han' } };
    expect((await call('mailChoice', { token: leaver.token, ...read })).status).toBe(404);
    expect((await call('mailChoice', { token: boss.token, ...read })).body.choice).toEqual({
      inquiries: false,
      reservations: false,
      articles: true,
    });
  });

  test('What arrives within five minutes of a mail is counted in the next one', async () => {
    const kim = await operator({ roles: { han: 'viewer', sakura: 'viewer' } });
    await choose(kim.token, all);
    await choose(kim.token, all, 'sakura');
    const { sink, round } = await startMail(db(), clock);
    await inquire(ask);
    await round();
    const { id } = await db()
      .selectFrom('partners')
      .where('code', '=', 'han')
      .select('id')
      .executeTakeFirstOrThrow();
    for (const topic of ['inquiries', 'inquiries', 'reservations'] as const) {
      clock.now += minute;
      await notifyOperators(db(), { partnerId: id, topic, now: clock.now });
      await round();
    }
    // Another clinic has mails of its own.
    await inquire(ask, 'sakura');
    await round();
    expect(sink.mails).toHaveLength(2);
    clock.now += 3 * minute;
    await round();
    expect(sink.mails).toHaveLength(3);
    expect(sink.mails[2]?.subject).toBe('Han Clinic: 2 new inquiries and 1 new reservation');
    expect(sink.mails[2]?.body).toMatch(/arrived, the latest at \d\d:\d\d\./);
    clock.now += 60 * minute;
    await round();
    expect(sink.mails).toHaveLength(3);
  });

  test('An entry that arrives while its mail is sent is in the next one', async () => {
    const kim = await operator({ roles: { han: 'viewer' } });
    await choose(kim.token, { inquiries: true });
    const { sink, sending } = await startMail(db(), clock);
    await inquire(ask);
    const never = new AbortController().signal;
    const send: typeof sending.send = async (...mail) => {
      await inquire(ask);
      await sending.send(...mail);
    };
    await sendDue({ ...sending, send }, never, never);
    clock.now += 6 * minute;
    await sendDue(sending, never, never);
    expect(sink.mails.map(({ subject }) => subject)).toEqual(
      Array.from({ length: 2 }, () => 'Han Clinic: a new inquiry'),
    );
  });

  test.each(['is silent', 'hangs up', 'refuses'] as const)(
    'A mail to a server that %s is tried again later, and given up after a day',
    async (manner) => {
      const kim = await operator({ roles: { han: 'administrator' } });
      const { sink, round, logged } = await startMail(db(), clock, manner === 'is silent' ? 300 : undefined);
      sink.manner = manner;
      await inquire(ask);
      const attempt = round();
      expect((await inquire(ask)).status).toBe(200);
      expect(await attempt).toEqual(
        manner === 'refuses' ? 'done' : { unreachable: expect.stringMatching(/^E[A-Z]+$/) },
      );
      const connections = sink.connections;
      await round();
      expect(sink.connections).toBe(connections);

      sink.manner = 'takes';
      clock.now += 2 * minute;
      await round();
      expect(sink.mails.map(({ subject }) => subject)).toEqual(['Han Clinic: 2 new inquiries']);

      sink.manner = manner;
      await inquire(ask);
      for (const hours of [1, 1, 12, 12]) {
        clock.now += hours * 60 * minute;
        await round();
      }
      expect(await db().selectFrom('mails').selectAll().execute()).toEqual([]);
      const warnings = logged.filter(({ level }) => level === 40);
      expect(warnings).toHaveLength(manner === 'refuses' ? 2 : 0);
      expect(logged.filter(({ level }) => level === 50)).toMatchObject([
        { msg: 'a mail is given up after a day of attempts', to: kim.email },
      ]);
      const entry = await db().selectFrom('auditLog').orderBy('id', 'desc').selectAll().executeTakeFirst();
      expect(entry).toMatchObject({
        action: 'mail given up',
        operator: 'mail delivery',
        target: `mail ${kim.email}`,
      });
      expect(entry?.partnerId).not.toBeNull();
    },
  );

  test('What waited longer than a day without any process that sends mail is forgotten', async () => {
    await operator({ roles: { han: 'administrator' } });
    await inquire(ask);
    clock.now += 25 * 60 * minute;
    const { sink, round } = await startMail(db(), clock);
    await round();
    expect([sink.connections, await db().selectFrom('mails').selectAll().execute()]).toEqual([0, []]);
  });

  test('A mail is given up only with entries of a day ago, not with one that has just arrived', async () => {
    await operator({ roles: { han: 'administrator' } });
    const { sink, round } = await startMail(db(), clock);
    sink.manner = 'refuses';
    await inquire(ask);
    await round();
    clock.now += 24 * 60 * minute;
    await inquire(ask);
    await round();
    sink.manner = 'takes';
    clock.now += 61 * minute;
    await round();
    expect(sink.mails.map(({ subject }) => subject)).toEqual(['Han Clinic: 2 new inquiries']);
  });

  test('The name of a clinic adds no header, and an invalid address gets no mail', async () => {
    const [kim, bad] = [
      await operator({ roles: { han: 'viewer' } }),
      await operator({ roles: { han: 'viewer' } }),
    ];
    for (const { token } of [kim, bad]) await choose(token, { inquiries: true });
    await db()
      .updateTable('operators')
      .set({ email: 'kim@maru.example>,<all@elsewhere.example' })
      .where('id', '=', bad.id)
      .execute();
    const texts = await db().selectFrom('contentTexts').where('kind', '=', 'info').selectAll().execute();
    for (const { partnerId, languageCode, row } of texts) {
      const info = JSON.parse(row);
      info.partner.partnerName = `\u202eHan\r\nBcc: all@elsewhere.example\r\n\r\n<b>Hi</b>${'한'.repeat(90_000)}`;
      await db()
        .updateTable('contentTexts')
        .set({ row: JSON.stringify(info) })
        .where((eb) => eb.and({ partnerId, languageCode, kind: 'info' }))
        .execute();
    }
    const { sink, round } = await startMail(db(), clock);
    await inquire(ask);
    await round();
    expect(sink.mails.map(({ to }) => to)).toEqual([[kim.email]]);
    expect(sink.mails[0]?.headers).not.toMatch(/^bcc:/im);
    expect(sink.mails[0]?.subject).toMatch(
      /^Han Bcc: all@elsewhere\.example <b>Hi<\/b>한{10,60}…: a new inquiry$/,
    );
    expect(sink.mails[0]?.body).toContain('&lt;b&gt;Hi&lt;/b&gt;');
  });
});
