import { beforeAll, expect, test } from 'vitest';
import { describeDatabases } from '#tests/setup/backend-databases.ts';
import { refusal } from '../../testing/backend.ts';
import { type CallOperator, type MakeOperator, startOperatorBackend } from '../../testing/operators.ts';
import { addUser, UserError } from './add-user.ts';

const password = 'correct horse battery';

describeDatabases('Accounts', (db) => {
  let call: CallOperator;
  let operator: MakeOperator;
  let clock: { now: number };
  beforeAll(async () => {
    ({ call, operator, clock } = await startOperatorBackend(db()));
  });

  const account = async (email: string) => {
    await addUser(db(), { email, partner: 'han', role: 'editor', name: 'Kim', password }, clock.now);
    return (await call('signIn', { body: { email, password } })).body.token as string;
  };
  const isSignedIn = async (token: string) => (await call('currentSession', { token })).status === 200;

  test('An operator signs in by address and password, in whatever case the address is written', async () => {
    await account('kim@maru.example');
    const { status, body } = await call('signIn', { body: { email: 'KIM@Maru.Example', password } });
    expect(status).toBe(200);
    expect(body.operator).toEqual({
      id: expect.any(Number),
      email: 'kim@maru.example',
      name: 'Kim',
      language: 'ko',
      isInstanceAdministrator: false,
      memberships: [{ code: 'han', partnerName: '한의원', role: 'editor' }],
    });
    expect(await isSignedIn(body.token)).toBe(true);
  });

  test('A wrong password and an unknown address get the same answer', async () => {
    await account('same@maru.example');
    const wrong = await call('signIn', { body: { email: 'same@maru.example', password: 'wrong' } });
    const unknown = await call('signIn', { body: { email: 'nobody@maru.example', password: 'wrong' } });
    expect([wrong.status, wrong.body]).toEqual([unknown.status, unknown.body]);
    expect(refusal(wrong)).toEqual([400, 'SIGN_IN_FAILED']);
  });

  test('The database stores neither tokens nor passwords', async () => {
    const token = await account('stored@maru.example');
    const rows = [
      ...(await db().selectFrom('operatorSessions').selectAll().execute()),
      ...(await db().selectFrom('operators').selectAll().execute()),
      ...(await db().selectFrom('auditLog').selectAll().execute()),
    ];
    expect(JSON.stringify(rows)).not.toContain(token);
    expect(JSON.stringify(rows)).not.toContain(password);
  });

  test('A signed-out token works no more, and signing out everywhere ends all sessions and tokens', async () => {
    const one = await account('out@maru.example');
    const two = (await call('signIn', { body: { email: 'out@maru.example', password } })).body.token;
    const three = (await call('signIn', { body: { email: 'out@maru.example', password } })).body.token;
    const { token: cli } = (
      await call('createToken', { token: one, body: { name: 'laptop', currentPassword: password } })
    ).body;
    expect((await call('signOut', { token: one })).body).toEqual({ done: true });
    expect([await isSignedIn(one), await isSignedIn(two)]).toEqual([false, true]);
    await call('signOut', { token: two, params: { everywhere: true } });
    expect(await Promise.all([two, three, cli].map(isSignedIn))).toEqual([false, false, false]);
  });

  test('A new password needs the present one and ends the other sessions', async () => {
    const email = 'new@maru.example';
    const [here, there] = [await account(email), await account(email)];
    // Setting a password from the command line ends sessions too.
    expect(await isSignedIn(here)).toBe(false);
    const other = (await call('signIn', { body: { email, password } })).body.token;
    const change = (currentPassword: string, newPassword: string, token = there) =>
      call('updateAccount', { token, body: { currentPassword, newPassword } });
    expect(refusal(await change('wrong', 'a new password'))).toEqual([400, 'PASSWORD_WRONG']);
    expect(refusal(await change('', 'a new password'))).toEqual([400, 'PASSWORD_WRONG']);
    expect((await change(password, 'short')).status).toBe(400);
    expect(refusal(await change(password, ' '.repeat(10)))).toEqual([400, 'PASSWORD_TOO_PLAIN']);
    expect(refusal(await change(password, 'New@Maru.example'))).toEqual([400, 'PASSWORD_IS_ADDRESS']);
    expect((await change(password, 'a new password')).status).toBe(200);
    expect([await isSignedIn(there), await isSignedIn(other)]).toEqual([true, false]);
    expect(refusal(await call('signIn', { body: { email, password } }))).toEqual([400, 'SIGN_IN_FAILED']);
    expect((await call('signIn', { body: { email, password: 'a new password' } })).status).toBe(200);
  });

  test('A token of the command line expires, and can neither make tokens nor change the password', async () => {
    const session = await account('cli@maru.example');
    const make = (currentPassword: string, token = session) =>
      call('createToken', { token, body: { name: 'laptop', days: 2, currentPassword } });
    expect(refusal(await make('wrong'))).toEqual([400, 'PASSWORD_WRONG']);
    const made = await make(password);
    const token = made.body.token as string;
    // Never a hyphen first, which `--token` would read as another option.
    expect(token).toMatch(/^maru_[\w-]{43}$/);
    expect(refusal(await make(password, token))).toEqual([403, 'SESSION_REQUIRED']);
    const body = { currentPassword: password, newPassword: 'another password' };
    expect(refusal(await call('updateAccount', { token, body }))).toEqual([403, 'SESSION_REQUIRED']);
    const began = clock.now;
    clock.now = began + 47 * 3_600_000;
    const answer = await call('currentSession', { token });
    expect([answer.status, answer.headers['session-token']]).toEqual([200, undefined]);
    clock.now = began + 49 * 3_600_000;
    expect(await isSignedIn(token)).toBe(false);
    clock.now = began;
  });

  test('Tokens are listed without their secrets, and revoking one of them ends it at once', async () => {
    const session = await account('tokens@maru.example');
    const make = async (name: string) => {
      const body = { name, days: 2, currentPassword: password };
      return (await call('createToken', { token: session, body })).body.token as string;
    };
    const list = async (token: string) => (await call('tokens', { token })).body.rows;
    expect(await list(session)).toEqual([]);
    const [laptop, build] = [await make('laptop'), await make('build')];
    const made = new Date(clock.now).toISOString();
    clock.now += 3_600_000;
    expect(await isSignedIn(laptop)).toBe(true);
    const expiresAt = new Date(clock.now + 47 * 3_600_000).toISOString();
    const one = { id: expect.any(Number), createdAt: made, expiresAt, isCurrent: false };
    const rows = await list(session);
    expect(rows).toEqual([
      { ...one, name: 'build', lastUsedAt: null },
      { ...one, name: 'laptop', lastUsedAt: new Date(clock.now).toISOString() },
    ]);
    const [{ id }] = rows;
    const revoke = (token: string) => call('revokeToken', { token, params: { id } });
    expect((await revoke(await account('another@maru.example'))).status).toBe(404);
    expect((await revoke(laptop)).body).toEqual({ done: true });
    expect([await isSignedIn(build), await isSignedIn(laptop)]).toEqual([false, true]);
    expect((await revoke(laptop)).status).toBe(404);
    expect(await list(laptop)).toEqual([{ ...rows[1], isCurrent: true }]);
    clock.now -= 3_600_000;
  });

  test('A session cannot be revoked as a token', async () => {
    const { id, token } = await operator();
    const session = await db()
      .selectFrom('operatorSessions')
      .where('operatorId', '=', id)
      .select('id')
      .executeTakeFirstOrThrow();
    expect((await call('revokeToken', { token, params: { id: session.id } })).status).toBe(404);
  });

  test('Name and language change, and control characters are refused', async () => {
    const { token } = await operator();
    const { body } = await call('updateAccount', { token, body: { name: 'Lee <b>', language: 'ko' } });
    expect([body.operator.name, body.operator.language]).toEqual(['Lee <b>', 'ko']);
    for (const name of ['Lee\u0000', 'Lee\u202e'])
      expect((await call('updateAccount', { token, body: { name } })).status).toBe(400);
  });

  test('The oldest of more than twenty sessions ends', async () => {
    const first = await account('many@maru.example');
    let last = '';
    for (let count = 0; count < 20; count++)
      last = (await call('signIn', { body: { email: 'many@maru.example', password } })).body.token;
    expect([await isSignedIn(first), await isSignedIn(last)]).toEqual([false, true]);
  });

  test('The command line invites, or sets a password, and refuses what is unclear', async () => {
    const { invitation } = await addUser(
      db(),
      { email: 'Boss@Maru.example', isAdministrator: true },
      clock.now,
    );
    const params = { token: invitation?.token };
    expect((await call('invitation', { params })).body).toMatchObject({
      email: 'boss@maru.example',
      partnerName: null,
      role: null,
      hasAccount: false,
    });
    const { body } = await call('acceptInvitation', { params, body: { name: 'Boss', password } });
    expect(body.operator).toMatchObject({ isInstanceAdministrator: true, memberships: [{}, {}] });
    for (const wrong of [
      { email: 'nonsense', isAdministrator: true },
      { email: 'a@maru.example' },
      { email: 'a@maru.example', partner: 'han' },
      { email: 'a@maru.example', partner: 'nobody', role: 'editor' },
      { email: 'a@maru.example', partner: 'han', role: 'king' },
      { email: 'a@maru.example', isAdministrator: true, partner: 'han', role: 'editor' },
      { email: 'a@maru.example', isAdministrator: true, password: 'short' },
      { email: 'a@maru.example', isAdministrator: true, password: '1212121212' },
      { email: 'a@maru.example', isAdministrator: true, password: 'a@maru.example' },
    ])
      await expect(addUser(db(), wrong)).rejects.toThrow(UserError);
  });
});
