import type { Database } from '#server/backend/database/open.ts';
import type { Millis } from '#server/backend/database/tables.ts';
import { endAccess } from './end-access.ts';
import { createToken, tokenHash } from './tokens.ts';

/** Milliseconds that a link to set a password is valid. */
const lifetime = 24 * 60 * 60_000;

export type NewReset = { token: string; expiresAt: Millis };

/**
 * Resets the password of an account: the old one is void, all sessions and tokens end, and the link of the new token
 * replaces an earlier one.
 */
export async function createReset(transaction: Database, operatorId: number, now: Millis): Promise<NewReset> {
  await endAccess(transaction, operatorId);
  // A malformed hash matches no password.
  await transaction.updateTable('operators').set({ passwordHash: '' }).where('id', '=', operatorId).execute();
  return addResetLink(transaction, operatorId, now);
}

/**
 * Makes a link for somebody who forgot the password. Password and sessions stay until it is used, and so do earlier links:
 * anybody may ask for one.
 */
export async function addResetLink(
  transaction: Database,
  operatorId: number,
  now: Millis,
): Promise<NewReset> {
  await transaction.deleteFrom('passwordResets').where('expiresAt', '<=', now).execute();
  const token = createToken();
  const expiresAt = now + lifetime;
  await transaction
    .insertInto('passwordResets')
    .values({ operatorId, tokenHash: tokenHash(token), createdAt: now, expiresAt })
    .execute();
  return { token, expiresAt };
}

/** The account of a token, if it is still valid. */
export const resetOf = (db: Database, token: string, now: Millis) =>
  db
    .selectFrom('passwordResets')
    .innerJoin('operators', 'operators.id', 'passwordResets.operatorId')
    .where('passwordResets.tokenHash', '=', tokenHash(token))
    .where('expiresAt', '>', now)
    .select(['operatorId', 'email', 'name', 'language', 'isInstanceAdministrator', 'expiresAt'])
    .executeTakeFirst();

/** Uses a token up. Of two requests at once, only one does. */
export async function consumeReset(transaction: Database, token: string, now: Millis): Promise<boolean> {
  const taken = await transaction
    .deleteFrom('passwordResets')
    .where('tokenHash', '=', tokenHash(token))
    .where('expiresAt', '>', now)
    .returning('operatorId')
    .executeTakeFirst();
  return taken !== undefined;
}
