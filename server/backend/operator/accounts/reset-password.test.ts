// @slow: hashes many passwords, on two databases
import { beforeAll, expect, test } from 'vitest';
import { describeDatabases } from '#tests/setup/backend-databases.ts';
import { refusal } from '../../testing/backend.ts';
import {
  type CallOperator,
  cliToken,
  type MakeOperator,
  startOperatorBackend,
} from '../../testing/operators.ts';
import { addUser } from './add-user.ts';
import { resetPasswordOf } from './reset-password.ts';

const [old, next] = ['correct horse battery', 'a better horse battery'];

describeDatabases('Passwords that are reset', (db) => {
  let call: CallOperator;
  let operator: MakeOperator;
  let clock: { now: number };
  let admin: { id: number; email: string; token: string };
  beforeAll(async () => {
    ({ call, operator, clock } = await startOperatorBackend(db()));
    admin = await operator({ isInstanceAdministrator: true });
  });

  const account = async (email: string) => {
    await addUser(db(), { email, partner: 'han', role: 'editor', name: 'Kim', password: old }, clock.now);
    return (await call('signIn', { body: { email, password: old } })).body.token as string;
  };
  const signIn = async (email: string, password: string) =>
    (await call('signIn', { body: { email, password } })).status;
  const reset = async (email: string, token = admin.token) =>
    call('resetPassword', { token, body: { email } });
  const setPassword = (token: string, password = next) =>
    call('setPassword', { params: { token }, body: { password } });
  const isSignedIn = async (token: string) => (await call('currentSession', { token })).status === 200;

  test('A reset also ends what a password that is being checked would open', async () => {
    const email = 'lim@maru.example';
    const session = await account(email);
    const body = { email, password: old };
    await account('park@maru.example');
    const busy = Array.from({ length: 5 }, () => signIn('park@maru.example', old));
    const signIns = [call('signIn', { body }), call('signIn', { body })];
    const made = call('createToken', { token: session, body: { name: 'laptop', currentPassword: old } });
    const taken = call('updateAccount', {
      token: session,
      body: { currentPassword: old, newPassword: 'a password of the thief' },
    });
    const resetLink = await reset(email);
    expect(resetLink.status).toBe(200);
    // Whatever came before the reset has ended with it, and what came after it is refused.
    await Promise.all([...signIns, made, taken]);
    await Promise.all(busy);
    const { id } = await db()
      .selectFrom('operators')
      .where('email', '=', email)
      .select('id')
      .executeTakeFirstOrThrow();
    const open = await db()
      .selectFrom('operatorSessions')
      .where('operatorId', '=', id)
      .select('id')
      .execute();
    expect(open).toEqual([]);
    expect((await setPassword(resetLink.body.token)).status).toBe(200);
  });

  test('A reset ends the sessions and the old password at once, and its link sets a new one, once', async () => {
    const session = await account('kim@maru.example');
    const tokens = await call('createToken', {
      token: session,
      body: { name: 'laptop', currentPassword: old },
    });
    const { status, body } = await reset('KIM@maru.example');
    expect(status).toBe(200);
    expect([await isSignedIn(session), await isSignedIn(tokens.body.token)]).toEqual([false, false]);
    expect(await signIn('kim@maru.example', old)).toBe(400);
    expect((await call('passwordReset', { params: { token: body.token } })).body).toEqual({
      email: 'kim@maru.example',
      name: 'Kim',
      expiresAt: body.expiresAt,
    });
    expect(refusal(await setPassword(body.token, 'short'))).toEqual([400, 'PASSWORD_TOO_SHORT']);
    expect(refusal(await setPassword(body.token, 'aaaaaaaaaa'))).toEqual([400, 'PASSWORD_TOO_PLAIN']);
    const answers = await Promise.all([setPassword(body.token), setPassword(body.token)]);
    expect(answers.map((answer) => answer.status).sort()).toEqual([200, 404]);
    const opened = answers.find((answer) => answer.status === 200)?.body;
    expect(opened.operator).toMatchObject({ email: 'kim@maru.example', memberships: [{ role: 'editor' }] });
    expect(await isSignedIn(opened.token)).toBe(true);
    expect(await signIn('kim@maru.example', next)).toBe(200);
    expect(refusal(await setPassword(body.token))).toEqual([404, 'RESET_NOT_FOUND']);
  });

  test('A newer link replaces an older one, and each lasts a day', async () => {
    await account('lee@maru.example');
    const first = (await reset('lee@maru.example')).body.token;
    const second = (await reset('lee@maru.example')).body.token;
    expect(refusal(await setPassword(first))).toEqual([404, 'RESET_NOT_FOUND']);
    clock.now += 24 * 3_600_000;
    expect(refusal(await setPassword(second))).toEqual([404, 'RESET_NOT_FOUND']);
    clock.now -= 24 * 3_600_000;
    expect((await setPassword(second)).status).toBe(200);
  });

  test('Only an administrator of the instance resets, with a session, and never the own password', async () => {
    await account('park@maru.example');
    const boss = await operator({ roles: { han: 'administrator' } });
    expect(refusal(await reset('park@maru.example', boss.token))).toEqual([403, 'ROLE_REQUIRED']);
    expect(refusal(await reset(admin.email))).toEqual([409, 'OWN_PASSWORD']);
    expect(refusal(await reset('nobody@maru.example'))).toEqual([404, 'MEMBER_NOT_FOUND']);
    const token = await cliToken(db(), admin.id, clock.now);
    expect(refusal(await reset('park@maru.example', token))).toEqual([403, 'SESSION_REQUIRED']);
    expect(await signIn('park@maru.example', old)).toBe(200);
  });

  test('The command line resets too; both are in the log of the instance, without the token', async () => {
    await account('choi@maru.example');
    const made = await resetPasswordOf(db(), 'choi@maru.example', clock.now);
    expect((await setPassword(made?.token ?? '')).status).toBe(200);
    expect(await resetPasswordOf(db(), 'nobody@maru.example', clock.now)).toBeUndefined();
    await reset('choi@maru.example');
    const { status, body } = await call('instanceAuditLog', { token: admin.token, params: { limit: 200 } });
    expect(status).toBe(200);
    const ofChoi = body.rows.filter(
      ({ target, operator: who }: { target: string; operator: string }) =>
        target === 'password choi@maru.example' || who.includes('choi@'),
    );
    expect(
      ofChoi.map(({ action, operator: who }: { action: string; operator: string }) => [action, who]),
    ).toEqual([
      ['resetPassword', expect.stringContaining(admin.email)],
      ['signIn', 'Kim <choi@maru.example>'],
      ['setPassword', 'Kim <choi@maru.example>'],
      ['user reset', 'command line'],
      ['signIn', 'Kim <choi@maru.example>'],
    ]);
    expect(JSON.stringify(body)).not.toContain(made?.token);
    const page = await call('instanceAuditLog', {
      token: admin.token,
      params: { limit: 1, before: body.rows[0].id },
    });
    expect(page.body).toEqual({ rows: [body.rows[1]], more: true });
    const boss = await operator({ roles: { han: 'administrator' } });
    expect(refusal(await call('instanceAuditLog', { token: boss.token }))).toEqual([403, 'ROLE_REQUIRED']);
  });

  test('Numbers of a page or path are plain digits, and a name has a visible character', async () => {
    for (const before of ['0x1', ' 1', '1e3', '01', '1.0'])
      expect([
        before,
        (await call('instanceAuditLog', { token: admin.token, params: { before } })).status,
      ]).toEqual([before, 400]);
    for (const number of ['0x1', ' 1', '1e0', '01'])
      expect((await call('revision', { token: admin.token, params: { code: 'han', number } })).status).toBe(
        400,
      );
    for (const name of ['\0', '\u200B\u2060', ' \t', '\u3164']) {
      const account = await call('updateAccount', { token: admin.token, body: { name } });
      expect([account.status, account.body.message]).toEqual([
        400,
        expect.arrayContaining(['name: expected at least one visible character']),
      ]);
      expect(
        (await call('createToken', { token: admin.token, body: { name, currentPassword: old } })).status,
      ).toBe(400);
      const body = { name, base: null, document: '{}' };
      expect((await call('createDraft', { token: admin.token, params: { code: 'han' }, body })).status).toBe(
        400,
      );
    }
  });
});
