import type { ExpressionBuilder } from 'kysely';
import type { Role } from '#schemas/operator/roles.ts';
import type { Database } from '#server/backend/database/open.ts';
import type { Millis, Tables } from '#server/backend/database/tables.ts';
import { createToken, tokenHash } from './tokens.ts';

/** Milliseconds that an invitation is valid. */
const lifetime = 7 * 24 * 60 * 60_000;

/** To a partner with a role; without both, to administer the whole instance. */
export type InvitedTo = { partnerId: number; role: Role } | { partnerId: null; role: null };

type NewInvitation = { id: number; token: string; expiresAt: Millis };

/** `invitedBy`: the operator who invites; null is the command line. */
type Inviting = { email: string; to: InvitedTo; invitedBy: number | null; now: Millis };

/** Invites an email address, and replaces an earlier invitation of it to the same partner. */
export async function createInvitation(
  transaction: Database,
  { email, to: { partnerId, role }, invitedBy, now }: Inviting,
): Promise<NewInvitation> {
  await transaction
    .deleteFrom('invitations')
    .where((eb) =>
      eb.or([
        eb('expiresAt', '<=', now),
        eb.and([eb('email', '=', email), eb('partnerId', partnerId === null ? 'is' : '=', partnerId)]),
      ]),
    )
    .execute();
  const token = createToken();
  const expiresAt = now + lifetime;
  const { id } = await transaction
    .insertInto('invitations')
    .values({ partnerId, email, role, invitedBy, tokenHash: tokenHash(token), createdAt: now, expiresAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, token, expiresAt };
}

/** The invitation of a token, if it is still valid. */
export const invitationOf = (db: Database, token: string, now: Millis) =>
  db
    .selectFrom('invitations')
    .leftJoin('partners', 'partners.id', 'invitations.partnerId')
    .where((eb) =>
      eb.or([eb('tokenHash', '=', tokenHash(token)), eb('mailTokenHash', '=', tokenHash(token))]),
    )
    .where('expiresAt', '>', now)
    .where(hasInviter)
    .select(['invitations.id', 'partnerId', 'email', 'role', 'expiresAt', 'partners.code'])
    .executeTakeFirst();

/**
 * Makes the token for an invitation's email, replacing an earlier email's.
 * @returns undefined if the invitation is no longer valid
 */
export async function addMailToken(
  db: Database,
  id: number,
  now: Millis,
): Promise<{ email: string; token: string; expiresAt: Millis } | undefined> {
  const token = createToken();
  const row = await db
    .updateTable('invitations')
    .set({ mailTokenHash: tokenHash(token) })
    .where('id', '=', id)
    .where('expiresAt', '>', now)
    .where(hasInviter)
    .returning(['email', 'expiresAt'])
    .executeTakeFirst();
  return row && { ...row, token };
}

/** Whether the inviter could still invite: the command line always can, and an administrator of the instance. */
export const hasInviter = (eb: ExpressionBuilder<Tables, 'invitations'>) =>
  eb.or([
    eb('invitations.invitedBy', 'is', null),
    eb.exists(
      eb
        .selectFrom('operators as inviters')
        .whereRef('inviters.id', '=', 'invitations.invitedBy')
        .where('inviters.isInstanceAdministrator', '=', 1)
        .select('inviters.id'),
    ),
    eb.exists(
      eb
        .selectFrom('memberships as rights')
        .whereRef('rights.operatorId', '=', 'invitations.invitedBy')
        .whereRef('rights.partnerId', '=', 'invitations.partnerId')
        .where('rights.role', '=', 'administrator')
        .select('rights.role'),
    ),
  ]);

/**
 * Ends the open invitations by an operator: to one partner, or all. They do not come back if the operator may invite
 * again later.
 */
export async function endInvitationsBy(
  transaction: Database,
  operatorId: number,
  partnerId?: number,
): Promise<void> {
  await transaction
    .deleteFrom('invitations')
    .where('invitedBy', '=', operatorId)
    .$if(partnerId !== undefined, (own) => own.where('partnerId', '=', partnerId ?? 0))
    .execute();
}
