import { beforeAll, expect, test } from 'vitest';
import { writeMail } from '#server/backend/mail/write-mail.ts';
import { claimMail } from '#server/backend/outbox/claims.ts';
import { describeDatabases } from '#tests/setup/backend-databases.ts';
import { refusal } from '../../testing/backend.ts';
import { type CallOperator, type MakeOperator, startOperatorBackend } from '../../testing/operators.ts';
import { addUser, UserError } from './add-user.ts';
import { removeUser } from './remove-user.ts';

const password = 'correct horse battery';

describeDatabases('Users that are removed', (db) => {
  let call: CallOperator;
  let operator: MakeOperator;
  let clock: { now: number };
  beforeAll(async () => {
    ({ call, operator, clock } = await startOperatorBackend(db(), { isMailSetUp: true }));
  });

  const remove = (email: string) => removeUser(db(), email, clock.now);
  const signIn = async (email: string) => refusal(await call('signIn', { body: { email, password } }));
  const accept = async (token: string | undefined) =>
    refusal(await call('acceptInvitation', { params: { token }, body: { name: 'Lee', password } }));
  const logged = (email: string) =>
    db()
      .selectFrom('auditLog')
      .where('action', '=', 'user remove')
      .where('target', 'like', `%${email}`)
      .orderBy('id')
      .select(['partnerId', 'target', 'before', 'operator'])
      .execute();

  test('An administrator of the instance ends at once, and no mail leads back', async () => {
    const email = 'boss@maru.example';
    await addUser(db(), { email, isAdministrator: true, password }, clock.now);
    const { token } = (await call('signIn', { body: { email, password } })).body;
    const params = { code: 'han' };
    const invited = { email: 'friend@maru.example', role: 'administrator' };
    expect((await call('invite', { token, params, body: invited })).status).toBe(200);
    await call('forgotPassword', { body: { email } });
    const gone = { email, hadAccount: true, invitations: 0, without: { partners: [], instance: true } };
    expect(await remove(' Boss@maru.example ')).toEqual(gone);
    expect((await call('currentSession', { token })).status).toBe(401);
    expect(await signIn(email)).toEqual([400, 'SIGN_IN_FAILED']);
    await call('forgotPassword', { body: { email } });
    for (let mail = await claimMail(db(), clock.now); mail; mail = await claimMail(db(), clock.now))
      expect(await writeMail(db(), mail, { console: 'https://c.example', now: clock.now })).toBeUndefined();
    const open = await db().selectFrom('invitations').select('email').execute();
    expect(open).toEqual([]);
    const before = JSON.stringify('administrator of the instance');
    expect(await logged(email)).toEqual([
      { partnerId: null, target: `account ${email}`, before, operator: 'command line' },
    ]);
  });

  test('A member leaves every partner, which then may have no administrator', async () => {
    const { email, token } = await operator({ roles: { han: 'editor', sakura: 'administrator' } });
    const draft = { name: 'Summer', document: '{}', base: null };
    const made = await call('createDraft', { token, params: { code: 'han' }, body: draft });
    expect(made.status).toBe(200);
    expect((await remove(email)).without).toEqual({ partners: ['sakura'], instance: false });
    const boss = await operator({ isInstanceAdministrator: true });
    const { rows } = (await call('members', { token: boss.token, params: { code: 'han' } })).body;
    expect(rows).toEqual([]);
    const drafts = (await call('drafts', { token: boss.token, params: { code: 'han' } })).body.rows;
    expect(drafts).toMatchObject([{ name: 'Summer' }]);
    const targets = (await logged(email)).map(({ partnerId, target }) => [partnerId, target]);
    expect(targets).toEqual([
      [1, `member ${email}`],
      [2, `member ${email}`],
      [null, `account ${email}`],
    ]);
  });

  test('Open invitations of the address end, with an account or without', async () => {
    const email = 'late@maru.example';
    const one = await addUser(db(), { email, isAdministrator: true }, clock.now);
    const two = await addUser(db(), { email, partner: 'han', role: 'editor' }, clock.now);
    expect(await remove(email)).toMatchObject({ hadAccount: false, invitations: 2 });
    for (const { invitation } of [one, two])
      expect(await accept(invitation?.token)).toEqual([404, 'INVITATION_NOT_FOUND']);
    const targets = (await logged(email)).map(({ partnerId, target }) => [partnerId, target]);
    expect(targets.toSorted()).toEqual([
      [null, `invitation ${email}`],
      [1, `invitation ${email}`],
    ]);
  });

  test('An unknown address is refused', async () => {
    await expect(remove('nobody@maru.example')).rejects.toThrow(UserError);
    await expect(remove('nobody')).rejects.toThrow('an open invitation with the address "nobody"');
  });
});
