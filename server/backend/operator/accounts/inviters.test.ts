import { sql } from 'kysely';
import { Migrator } from 'kysely/migration';
import { beforeAll, expect, onTestFinished, test } from 'vitest';
import { openDatabase } from '#server/backend/database/open.ts';
import { migrations } from '#server/backend/migrations/index.ts';
import { describeDatabases } from '#tests/setup/backend-databases.ts';
import { refusal } from '../../testing/backend.ts';
import { type CallOperator, type MakeOperator, startOperatorBackend } from '../../testing/operators.ts';

const password = 'correct horse battery';
const code = 'han';

describeDatabases('Invitations and their inviters', (db) => {
  let call: CallOperator;
  let operator: MakeOperator;
  let boss: { id: number; email: string; token: string };
  let count = 0;
  beforeAll(async () => {
    ({ call, operator } = await startOperatorBackend(db()));
    boss = await operator({ roles: { han: 'administrator' } });
  });

  /** A second administrator, with an open invitation of their own. */
  const inviter = async (more: { isInstanceAdministrator?: boolean } = {}) => {
    const one = await operator({ roles: { han: 'administrator' }, ...more });
    count += 1;
    const body = { email: `invited-${count}@maru.example`, role: 'administrator' };
    const invited = await call('invite', { token: one.token, params: { code }, body });
    return { ...one, invitation: invited.body as { id: number; token: string } };
  };
  const accept = (token: string) =>
    call('acceptInvitation', { params: { token }, body: { name: 'Lee', password } });
  const openIds = async () =>
    (await call('members', { token: boss.token, params: { code } })).body.invitations.map(
      ({ id }: { id: number }) => id,
    );
  const expectEnded = async ({ id, token }: { id: number; token: string }) => {
    expect(await openIds()).not.toContain(id);
    expect(refusal(await accept(token))).toEqual([404, 'INVITATION_NOT_FOUND']);
    expect(refusal(await call('invitation', { params: { token } }))).toEqual([404, 'INVITATION_NOT_FOUND']);
  };

  test('An invitation holds while its inviter may invite', async () => {
    const { invitation } = await inviter();
    expect(await openIds()).toContain(invitation.id);
    expect((await accept(invitation.token)).status).toBe(200);
  });

  test('It ends with the role of its inviter, and does not return with it', async () => {
    const one = await inviter();
    const params = { code, id: one.id };
    await call('changeRole', { token: boss.token, params, body: { role: 'editor' } });
    await expectEnded(one.invitation);
    await call('changeRole', { token: boss.token, params, body: { role: 'administrator' } });
    await expectEnded(one.invitation);
    const two = await inviter();
    await call('removeMember', { token: boss.token, params: { code, id: two.id } });
    await expectEnded(two.invitation);
  });

  test('It ends with the account of its inviter, and with all sessions', async () => {
    const one = await inviter();
    await db().deleteFrom('operators').where('id', '=', one.id).execute();
    await expectEnded(one.invitation);
    const two = await inviter();
    await call('signOut', { token: two.token, params: { everywhere: true } });
    await expectEnded(two.invitation);
    const three = await inviter();
    await call('signOut', { token: three.token });
    expect(await openIds()).toContain(three.invitation.id);
  });

  test('That of an administrator of the instance does not depend on a role', async () => {
    const one = await inviter({ isInstanceAdministrator: true });
    await call('removeMember', { token: boss.token, params: { code, id: one.id } });
    expect((await accept(one.invitation.token)).status).toBe(200);
  });

  test('A role that is lost without a call ends it too', async () => {
    const { id, invitation } = await inviter();
    await db().updateTable('memberships').set({ role: 'viewer' }).where('operatorId', '=', id).execute();
    await expectEnded(invitation);
  });
});

test('open invitations get the inviter whom the log names', async () => {
  const db = openDatabase(':memory:');
  onTestFinished(() => db.destroy());
  const migrator = new Migrator({ db, provider: { getMigrations: async () => migrations } });
  expect((await migrator.migrateTo('023-media')).error).toBeUndefined();
  await sql`insert into partners (id, code, main_language, languages, time_zone, origin, hides_default_options,
    is_cdn_favicon, created_at) values (1, 'han', 'ko', '["ko"]', 'Asia/Seoul', 'http://han', 0, 0, 0)`.execute(
    db,
  );
  await sql`insert into operators (id, email, name, language, password_hash, is_instance_administrator, created_at)
    values (7, 'kim@maru.example', 'Kim', 'ko', '', 0, 0)`.execute(db);
  for (const name of ['a', 'b'])
    await sql`insert into invitations (partner_id, email, role, token_hash, created_at, expires_at)
      values (1, ${`${name}@maru.example`}, 'viewer', ${name}, 0, 9)`.execute(db);
  await sql`insert into audit_log (partner_id, at, operator_id, operator, action, target)
    values (1, 0, 7, 'Kim', 'invite', 'invitation a@maru.example')`.execute(db);
  expect((await migrator.migrateToLatest()).error).toBeUndefined();
  const invitations = await db.selectFrom('invitations').select(['email', 'invitedBy']).execute();
  expect(invitations).toEqual([
    { email: 'a@maru.example', invitedBy: 7 },
    { email: 'b@maru.example', invitedBy: null },
  ]);
});
