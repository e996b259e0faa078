import type { Role } from '#schemas/operator/roles.ts';
import type { Database } from '#server/backend/database/open.ts';
import type { Millis } from '#server/backend/database/tables.ts';
import { createToken, tokenHash } from './tokens.ts';

/** Milliseconds that an invitation is valid. */
const lifetime = 7 * 24 * 60 * 60_000;

/** To a partner with a role; without both, to administer the whole instance. */
export type InvitedTo = { partnerId: number; role: Role } | { partnerId: null; role: null };

export type NewInvitation = { id: number; token: string; expiresAt: Millis };

/** Invites an address, and replaces an earlier invitation of it to the same partner. */
export async function createInvitation(
  transaction: Database,
  { email, to: { partnerId, role }, now }: { email: string; to: InvitedTo; now: Millis },
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
    .values({ partnerId, email, role, tokenHash: tokenHash(token), createdAt: now, expiresAt })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { id, token, expiresAt };
}

/** The invitation of a token, if it is still valid. */
export const invitationOf = (db: Database, token: string, now: Millis) =>
  db
    .selectFrom('invitations')
    .leftJoin('partners', 'partners.id', 'invitations.partnerId')
    .where('tokenHash', '=', tokenHash(token))
    .where('expiresAt', '>', now)
    .select(['invitations.id', 'partnerId', 'email', 'role', 'expiresAt', 'partners.code'])
    .executeTakeFirst();
