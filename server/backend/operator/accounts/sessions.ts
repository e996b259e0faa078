import { sessionLifetime } from '#schemas/operator/session-lifetime.ts';
import type { Database } from '#server/backend/database/open.ts';
import type { Millis } from '#server/backend/database/tables.ts';
import { networksOf } from '#server/backend/security/networks.ts';
import type { CallSession, SignedInOperator } from '../context/operator-context.ts';
import { createToken, tokenHash } from './tokens.ts';

const minute = 60_000;
const hour = 60 * minute;
const day = 24 * hour;
const { idle, absolute } = sessionLifetime;
/**
 * A session gets a new token after `rotation`. The old one works for `overlap` more, for requests under way, and beyond it
 * until the new one is used: the answer with the new one may be lost. Then the old one gets another after each `overlap`.
 */
const rotation = hour;
const overlap = minute;

/** Sessions of one operator, the oldest of which end. */
const maxSessions = 20;

/** Where a session is used from, shown to its operator. */
type Client = { address: string; userAgent: string };

type NewSession = { token: string; expiresAt: Millis };

/** Opens a session of a browser, or with `cliToken` one of the command line. */
export async function openSession(
  db: Database,
  operatorId: number,
  { address, userAgent, now }: Client & { now: Millis },
  cliToken?: { name: string; days: number },
): Promise<NewSession> {
  await tidySessions(db, operatorId, now);
  const token = createToken();
  const expiresAt = now + (cliToken ? cliToken.days * day : absolute);
  await db
    .insertInto('operatorSessions')
    .values({
      operatorId,
      kind: cliToken ? 'token' : 'session',
      name: cliToken?.name ?? '',
      tokenHash: tokenHash(token),
      previousHash: null,
      rotatedAt: now,
      createdAt: now,
      seenAt: now,
      expiresAt,
      network: networksOf(address)[0]?.name ?? '',
      userAgent: userAgent.slice(0, 120),
    })
    .execute();
  await db.updateTable('operators').set({ seenAt: now }).where('id', '=', operatorId).execute();
  return { token, expiresAt: cliToken ? expiresAt : Math.min(expiresAt, now + idle) };
}

/** Deletes what has ended, and the oldest sessions of an operator who has too many. */
async function tidySessions(db: Database, operatorId: number, now: Millis): Promise<void> {
  await db
    .deleteFrom('operatorSessions')
    .where((eb) =>
      eb.or([
        eb('expiresAt', '<=', now),
        eb.and([eb('kind', '=', 'session'), eb('seenAt', '<=', now - idle)]),
        eb.and([
          eb('operatorId', '=', operatorId),
          eb('kind', '=', 'session'),
          eb(
            'id',
            'not in',
            eb
              .selectFrom('operatorSessions')
              .where('operatorId', '=', operatorId)
              .where('kind', '=', 'session')
              .orderBy('id', 'desc')
              .limit(maxSessions - 1)
              .select('id'),
          ),
        ]),
      ]),
    )
    .execute();
}

export type FoundSession = {
  session: CallSession;
  operator: SignedInOperator;
  /** The token to use from now on, if it was rotated. */
  rotated: string | undefined;
};

/**
 * Finds the session of a token, records that it is used, and rotates its token when that is due. Only a use of the present
 * token is recorded, so `seenAt` is after `rotatedAt` once a new token has arrived.
 * @returns undefined if the token is unknown or expired, or if it was replaced more than a minute ago by one that is in use
 */
export async function findSession(
  db: Database,
  token: string,
  now: Millis,
): Promise<FoundSession | undefined> {
  const hash = tokenHash(token);
  const row = await db
    .selectFrom('operatorSessions')
    .innerJoin('operators', 'operators.id', 'operatorSessions.operatorId')
    .where((eb) =>
      eb.or([
        eb('tokenHash', '=', hash),
        eb.and([
          eb('previousHash', '=', hash),
          eb.or([
            eb('rotatedAt', '>', now - overlap),
            eb('operatorSessions.seenAt', '<=', eb.ref('rotatedAt')),
          ]),
        ]),
      ]),
    )
    .where('expiresAt', '>', now)
    .where((eb) => eb.or([eb('kind', '=', 'token'), eb('operatorSessions.seenAt', '>', now - idle)]))
    .select(['operatorSessions.id', 'kind', 'tokenHash', 'rotatedAt', 'operatorSessions.seenAt', 'expiresAt'])
    .select(['operatorId', 'email', 'operators.name', 'language', 'isInstanceAdministrator'])
    .executeTakeFirst();
  if (!row) return undefined;
  const isPresent = row.tokenHash === hash;
  if (isPresent && (row.seenAt <= row.rotatedAt || row.seenAt <= now - minute)) await recordUse(db, row, now);
  const isDue = row.kind === 'session' && row.rotatedAt <= now - (isPresent ? rotation : overlap);
  return {
    session: {
      id: row.id,
      kind: row.kind,
      expiresAt: row.kind === 'token' ? row.expiresAt : Math.min(row.expiresAt, now + idle),
    },
    operator: {
      id: row.operatorId,
      email: row.email,
      name: row.name,
      language: row.language,
      isInstanceAdministrator: row.isInstanceAdministrator === 1,
    },
    rotated: isDue ? await rotate(db, row, hash, now) : undefined,
  };
}

type Used = { id: number; operatorId: number; tokenHash: string; rotatedAt: Millis };

/** Records that the present token is used, unless a request at the same time has replaced it. */
async function recordUse(
  db: Database,
  { id, operatorId, tokenHash: present, rotatedAt }: Used,
  now: Millis,
): Promise<void> {
  await db
    .updateTable('operatorSessions')
    .set({ seenAt: Math.max(now, rotatedAt + 1) })
    .where('id', '=', id)
    .where('tokenHash', '=', present)
    .execute();
  await db.updateTable('operators').set({ seenAt: now }).where('id', '=', operatorId).execute();
}

/**
 * Replaces the present token of a session with a new one, for a request with this or, if the present one never arrived, the
 * previous token, which keeps working.
 * @returns undefined if a request at the same time rotated it first: the old token still works for a minute
 */
async function rotate(
  db: Database,
  { id, tokenHash: present, rotatedAt }: Used,
  usedHash: string,
  now: Millis,
): Promise<string | undefined> {
  const token = createToken();
  const rotated = await db
    .updateTable('operatorSessions')
    .set({ tokenHash: tokenHash(token), previousHash: usedHash, rotatedAt: now, seenAt: now })
    .where('id', '=', id)
    .where('tokenHash', '=', present)
    // The present token may have arrived just now, at another window.
    .$if(usedHash !== present, (query) => query.where('seenAt', '<=', rotatedAt))
    .returning('id')
    .executeTakeFirst();
  return rotated && token;
}
