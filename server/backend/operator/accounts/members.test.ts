import { beforeAll, expect, test } from 'vitest';
import { describeDatabases } from '#tests/setup/backend-databases.ts';
import { refusal } from '../../testing/backend.ts';
import {
  type CallOperator,
  cliToken,
  type MakeOperator,
  startOperatorBackend,
} from '../../testing/operators.ts';

const password = 'correct horse battery';
const code = 'han';

describeDatabases('Members', (db) => {
  let call: CallOperator;
  let operator: MakeOperator;
  let clock: { now: number };
  let admin: { id: number; email: string; token: string };
  beforeAll(async () => {
    ({ call, operator, clock } = await startOperatorBackend(db()));
    admin = await operator({ roles: { han: 'administrator' } });
  });

  const invite = async (email: string, role: string, token = admin.token) =>
    call('invite', { token, params: { code }, body: { email, role } });
  const accept = (token: string, body: object = { name: 'Lee', password }) =>
    call('acceptInvitation', { params: { token }, body });
  const roleOf = async (id: number) =>
    (await db().selectFrom('memberships').where('operatorId', '=', id).select('role').executeTakeFirst())
      ?.role;

  test('An invited person joins once, with the role of the invitation', async () => {
    const { body } = await invite('lee@maru.example', 'publisher');
    expect((await call('invitation', { params: { token: body.token } })).body).toMatchObject({
      partnerName: '한의원',
      role: 'publisher',
      hasAccount: false,
    });
    expect(refusal(await accept(body.token, { password }))).toEqual([400, 'NAME_REQUIRED']);
    expect(refusal(await accept(body.token, { name: 'Lee', password: 'short' }))).toEqual([
      400,
      'PASSWORD_TOO_SHORT',
    ]);
    const plain = await accept(body.token, { name: 'Lee', password: 'abcdabcdabcd' });
    expect(refusal(plain)).toEqual([400, 'PASSWORD_TOO_PLAIN']);
    const own = await accept(body.token, { name: 'Lee', password: 'lee@maru.example' });
    expect(refusal(own)).toEqual([400, 'PASSWORD_IS_ADDRESS']);
    const answers = await Promise.all([accept(body.token), accept(body.token)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 404]);
    const joined = answers.find(({ status }) => status === 200)?.body.operator;
    expect(joined.memberships).toEqual([{ code, partnerName: '한의원', role: 'publisher' }]);
    expect(refusal(await accept(body.token))).toEqual([404, 'INVITATION_NOT_FOUND']);
    expect(refusal(await invite('lee@maru.example', 'viewer'))).toEqual([409, 'ALREADY_MEMBER']);
  });

  test('A new invitation of an address replaces the old one, and a withdrawn or old one is void', async () => {
    const old = (await invite('park@maru.example', 'viewer')).body;
    const current = (await invite('park@maru.example', 'editor')).body;
    expect((await accept(old.token)).status).toBe(404);
    const list = async () =>
      (await call('members', { token: admin.token, params: { code } })).body.invitations;
    expect(await list()).toEqual([
      { id: current.id, email: 'park@maru.example', role: 'editor', expiresAt: current.expiresAt },
    ]);
    const withdraw = () =>
      call('withdrawInvitation', { token: admin.token, params: { code, id: current.id } });
    expect((await withdraw()).status).toBe(200);
    expect((await withdraw()).status).toBe(404);
    expect((await accept(current.token)).status).toBe(404);

    const late = (await invite('late@maru.example', 'viewer')).body;
    clock.now += 7 * 24 * 3_600_000;
    expect((await accept(late.token)).status).toBe(404);
    clock.now -= 7 * 24 * 3_600_000;
  });

  test('An existing account accepts with its own password, and an invitation never lowers a role', async () => {
    await accept((await invite('two@maru.example', 'viewer')).body.token);
    const boss = await operator({ roles: { sakura: 'administrator' } });
    const params = { code: 'sakura' };
    const body = { email: 'two@maru.example', role: 'editor' };
    const { token } = (await call('invite', { token: boss.token, params, body })).body;
    expect((await call('invitation', { params: { token } })).body.hasAccount).toBe(true);
    expect(refusal(await accept(token, { password: 'a wrong password' }))).toEqual([400, 'PASSWORD_WRONG']);
    expect((await accept(token, { password })).body.operator.memberships).toHaveLength(2);

    const early = (await invite('three@maru.example', 'viewer')).body.token;
    const joined = (await accept((await invite('three@maru.example', 'viewer')).body.token)).body.operator;
    expect((await accept(early, { password })).status).toBe(404);
    await db()
      .updateTable('memberships')
      .set({ role: 'administrator' })
      .where('operatorId', '=', joined.id)
      .execute();
    const { createInvitation } = await import('./invitations.ts');
    const to = { partnerId: 1, role: 'viewer' as const };
    const lower = await createInvitation(db(), {
      email: 'three@maru.example',
      to,
      invitedBy: null,
      now: clock.now,
    });
    expect((await accept(lower.token, { password })).status).toBe(200);
    expect(await roleOf(joined.id)).toBe('administrator');
    await db().deleteFrom('operators').where('id', '=', joined.id).execute();
  });

  test('Roles change and members leave, which ends what they may do at once', async () => {
    const member = await operator({ roles: { han: 'viewer' } });
    const params = { code, id: member.id };
    const audit = () => call('auditLog', { token: member.token, params: { code } });
    expect(refusal(await audit())).toEqual([403, 'ROLE_REQUIRED']);
    await call('changeRole', { token: admin.token, params, body: { role: 'administrator' } });
    expect((await audit()).status).toBe(200);
    await call('removeMember', { token: admin.token, params });
    expect(refusal(await audit())).toEqual([404, 'NOT_FOUND']);
    expect(refusal(await call('removeMember', { token: admin.token, params }))).toEqual([
      404,
      'MEMBER_NOT_FOUND',
    ]);
  });

  test('A token of the command line changes neither members nor invitations', async () => {
    const member = await operator({ roles: { han: 'viewer' } });
    const token = await cliToken(db(), admin.id, clock.now);
    const { id } = (await invite('open@maru.example', 'viewer')).body;
    const params = { code, id: member.id };
    for (const answer of [
      await invite('thief@maru.example', 'administrator', token),
      await call('withdrawInvitation', { token, params: { code, id } }),
      await call('changeRole', { token, params, body: { role: 'administrator' } }),
      await call('removeMember', { token, params }),
    ])
      expect(refusal(answer)).toEqual([403, 'SESSION_REQUIRED']);
    expect(await roleOf(member.id)).toBe('viewer');
    const { body } = await call('members', { token, params: { code } });
    const emails = body.invitations.map(({ email }: { email: string }) => email);
    expect([emails.includes('open@maru.example'), emails.includes('thief@maru.example')]).toEqual([
      true,
      false,
    ]);
    await call('removeMember', { token: admin.token, params });
    await call('withdrawInvitation', { token: admin.token, params: { code, id } });
  });

  test('The last administrator can neither be removed nor get a lesser role', async () => {
    const params = { code, id: admin.id };
    for (const answer of [
      await call('removeMember', { token: admin.token, params }),
      await call('changeRole', { token: admin.token, params, body: { role: 'publisher' } }),
    ])
      expect(refusal(answer)).toEqual([409, 'LAST_ADMINISTRATOR']);
    const same = await call('changeRole', { token: admin.token, params, body: { role: 'administrator' } });
    expect(same.status).toBe(200);
  });

  test('Two administrators who remove each other at once leave one', async () => {
    for (let round = 0; round < 5; round++) {
      const other = await operator({ roles: { han: 'administrator' } });
      const answers = await Promise.all([
        call('removeMember', { token: admin.token, params: { code, id: other.id } }),
        round % 2 === 0
          ? call('removeMember', { token: other.token, params: { code, id: admin.id } })
          : call('changeRole', {
              token: other.token,
              params: { code, id: admin.id },
              body: { role: 'viewer' },
            }),
      ]);
      expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
      const left = await db()
        .selectFrom('memberships')
        .where('partnerId', '=', 1)
        .where('role', '=', 'administrator')
        .select('operatorId')
        .execute();
      expect(left).toHaveLength(1);
      await db().deleteFrom('memberships').where('operatorId', '=', other.id).execute();
      await db()
        .insertInto('memberships')
        .values({ partnerId: 1, operatorId: admin.id, role: 'administrator', createdAt: clock.now })
        .onConflict((known) =>
          known.columns(['partnerId', 'operatorId']).doUpdateSet({ role: 'administrator' }),
        )
        .execute();
    }
  });

  test('Nobody but an administrator of that partner sees or changes its members', async () => {
    const stranger = await operator({ roles: { sakura: 'administrator' } });
    const publisher = await operator({ roles: { han: 'publisher' } });
    const calls = [
      ['members', {}],
      ['auditLog', {}],
      ['invite', { body: { email: 'x@maru.example', role: 'administrator' } }],
      ['changeRole', { body: { role: 'administrator' } }],
      ['removeMember', {}],
      ['withdrawInvitation', {}],
    ] as const;
    for (const [name, more] of calls) {
      const params = { code, ...(/^(change|remove|withdraw)/.test(name) && { id: publisher.id }) };
      const unknown = await call(name, {
        token: stranger.token,
        params: { ...params, code: 'nobody' },
        ...more,
      });
      const foreign = await call(name, { token: stranger.token, params, ...more });
      expect([foreign.status, foreign.body]).toEqual([404, unknown.body]);
      expect(refusal(await call(name, { token: publisher.token, params, ...more }))).toEqual([
        403,
        'ROLE_REQUIRED',
      ]);
    }
    expect(await roleOf(publisher.id)).toBe('publisher');
    // The number of another partner's member is unknown here.
    const params = { code: 'sakura', id: publisher.id };
    const body = { role: 'administrator' };
    expect((await call('changeRole', { token: stranger.token, params, body })).status).toBe(404);
  });

  test('The audit log has who did what to whom, newest first, in pages', async () => {
    const member = await operator({ roles: { han: 'viewer' } });
    const params = { code, id: member.id };
    await call('changeRole', { token: admin.token, params, body: { role: 'editor' } });
    await invite('audit@maru.example', 'viewer');
    const page = async (query: object) =>
      (await call('auditLog', { token: admin.token, params: { code, ...query } })).body;
    const { rows, more } = await page({ limit: 2 });
    expect(more).toBe(true);
    expect(rows).toMatchObject([
      { action: 'invite', target: 'invitation audit@maru.example', after: 'viewer' },
      {
        action: 'changeRole',
        target: `member ${member.email}`,
        operator: expect.stringContaining(`<${admin.email}>`),
        before: 'viewer',
        after: 'editor',
      },
    ]);
    const next = await page({ limit: 2, before: rows[1].id });
    expect(next.rows[0].id).toBeLessThan(rows[1].id);
  });
});
