// @slow: hashes many passwords, on two databases
import { beforeEach, expect, test } from 'vitest';
import { describeDatabases } from '#tests/setup/backend-databases.ts';
import { startMail } from '#tests/setup/start-mail.ts';
import { refusal } from '../../testing/backend.ts';
import { noon } from '../../testing/clinic.ts';
import { type CallOperator, type MakeOperator, startOperatorBackend } from '../../testing/operators.ts';
import { addUser } from './add-user.ts';

const [old, next] = ['correct horse battery', 'a better horse battery'];
const kim = 'kim@maru.example';
const hour = 3_600_000;

describeDatabases('Links by mail', (db) => {
  let call: CallOperator;
  let operator: MakeOperator;
  let clock: { now: number };
  beforeEach(async () => {
    for (const table of ['operators', 'mails', 'guessBudgets', 'invitations'] as const)
      await db().deleteFrom(table).execute();
    ({ call, operator, clock } = await startOperatorBackend(db(), { isMailSetUp: true }, { now: noon }));
    await addUser(
      db(),
      { email: kim, partner: 'han', role: 'editor', name: 'Kim', password: old },
      clock.now,
    );
  });
  const forgot = (email: string) => call('forgotPassword', { body: { email } });
  const signIn = (password: string) => call('signIn', { body: { email: kim, password } });
  const linkIn = (body: string | undefined, folder: string) =>
    new RegExp(`https://console\\.example/${folder}/([\\w-]+)`).exec(body ?? '')?.[1] ?? '';

  test('The link of a mail sets a new password and signs out everywhere; until then nothing changes', async () => {
    const { token } = (await signIn(old)).body;
    const { sink, round } = await startMail(db(), clock);
    expect((await forgot('KIM@maru.example')).body).toEqual({ done: true });
    await round();
    expect(sink.mails.map(({ to }) => to)).toEqual([[kim]]);
    expect((await call('currentSession', { token })).status).toBe(200);
    expect((await signIn(old)).status).toBe(200);
    // Another link, which anybody can ask for, leaves the first one alone.
    clock.now += hour;
    await forgot(kim);
    await round();
    const links = sink.mails.map(({ body }) => linkIn(body, 'password-resets'));
    expect(new Set(links).size).toBe(2);
    const [link = '', later = ''] = links;
    const set = await call('setPassword', { params: { token: link }, body: { password: next } });
    expect(set.status).toBe(200);
    expect((await call('currentSession', { token })).status).toBe(401);
    expect([(await signIn(old)).status, (await signIn(next)).status]).toEqual([400, 200]);
    const again = await call('setPassword', { params: { token: later }, body: { password: old } });
    expect(refusal(again)).toEqual([404, 'RESET_NOT_FOUND']);
    const stored = JSON.stringify(await db().selectFrom('auditLog').selectAll().execute());
    expect(stored).toContain('mail reset');
    expect(stored).not.toContain(link);
  });

  test('A link lasts a day', async () => {
    const { sink, round } = await startMail(db(), clock);
    await forgot(kim);
    await round();
    clock.now += 24 * hour;
    const token = linkIn(sink.mails[0]?.body, 'password-resets');
    expect(refusal(await call('passwordReset', { params: { token } }))).toEqual([404, 'RESET_NOT_FOUND']);
  });

  test('Neither answer nor work tells whether an address has an account, and nobody else gets a mail', async () => {
    const stored = async () => (await db().selectFrom('mails').selectAll().execute()).length;
    const answers = [];
    for (const email of [kim, 'nobody@maru.example']) {
      const before = await stored();
      const { status, body, headers } = await forgot(email);
      answers.push({ status, body, names: Object.keys(headers).sort(), added: (await stored()) - before });
    }
    expect(answers[0]).toEqual({ ...answers[1], status: 200, added: 1 });
    const { sink, round } = await startMail(db(), clock);
    await round();
    expect(sink.mails.map(({ to }) => to)).toEqual([[kim]]);
    expect(await stored()).toBe(0);
    const budgets = [];
    for (const email of [kim, 'nobody@maru.example']) {
      await db().deleteFrom('guessBudgets').execute();
      const results = [];
      for (let tries = 0; tries < 6; tries++) results.push(refusal(await forgot(email)));
      budgets.push(results);
    }
    expect(budgets[0]).toEqual(budgets[1]);
    expect(budgets[0]).toContainEqual([429, 'RESET_TOO_MANY']);
  });

  test('One address may ask for links of only so many accounts', async () => {
    const results = [];
    for (let number = 0; number < 25; number++) {
      results.push((await forgot(`user-${number}@maru.example`)).status);
      clock.now += 61_000;
    }
    expect(results.filter((status) => status === 200)).toHaveLength(20);
    expect(results.at(-1)).toBe(429);
  });

  test('Without mail the call is refused, and nothing is stored', async () => {
    const { call: plain } = await startOperatorBackend(db(), {}, clock);
    expect((await plain('mailState')).body).toEqual({ isSetUp: false });
    expect((await call('mailState')).body).toEqual({ isSetUp: true });
    const answer = await plain('forgotPassword', { body: { email: kim } });
    expect(refusal(answer)).toEqual([409, 'MAIL_NOT_SET_UP']);
    expect(await db().selectFrom('mails').selectAll().execute()).toEqual([]);
  });

  test('An invitation is mailed with its only link, which tells whether the address has an account', async () => {
    const boss = await operator({ roles: { han: 'administrator' }, language: 'ko' });
    const { sink, round } = await startMail(db(), clock);
    const invite = async (email: string) =>
      (await call('invite', { token: boss.token, params: { code: 'han' }, body: { email, role: 'editor' } }))
        .body;
    const made = await invite('new@maru.example');
    expect(made.token).toBeNull();
    // Withdrawn before it was sent.
    const { id } = await invite('gone@maru.example');
    await call('withdrawInvitation', { token: boss.token, params: { code: 'han', id } });
    const outbox = JSON.stringify(await db().selectFrom('mails').selectAll().execute());
    expect(outbox).not.toMatch(/maru_/);
    await round();
    expect(sink.mails.map(({ to }) => to)).toEqual([['new@maru.example']]);
    expect(sink.mails[0]?.subject).toMatch(/사이트 관리 초대$/);
    const token = linkIn(sink.mails[0]?.body, 'invitations');
    const known = await call('invitation', { params: { token } });
    expect(known.body).toMatchObject({ email: 'new@maru.example', hasAccount: false });
    const body = { name: 'New', password: next };
    expect((await call('acceptInvitation', { params: { token }, body })).status).toBe(200);
    const used = await call('invitation', { params: { token } });
    expect(refusal(used)).toEqual([404, 'INVITATION_NOT_FOUND']);
  });

  test.each([true, false])('A clinic invites at most 50 times a day (mail: %s)', async (isMailSetUp) => {
    const { call: ask, operator: make } = await startOperatorBackend(db(), { isMailSetUp }, clock);
    const boss = () => make({ roles: { han: 'administrator', sakura: 'administrator' } });
    let { token } = await boss();
    const invite = (code: string, count: number) =>
      ask('invite', {
        token,
        params: { code },
        body: { email: `new-${count % 3}@maru.example`, role: 'viewer' },
      });
    for (let count = 0; count < 50; count += 1) expect((await invite('han', count)).status).toBe(200);
    expect(refusal(await invite('han', 50))).toEqual([429, 'INVITATION_TOO_MANY']);
    expect((await invite('sakura', 0)).status).toBe(200);
    clock.now += 24 * hour;
    ({ token } = await boss());
    expect((await invite('han', 51)).status).toBe(200);
  });
});
