import { sql } from 'kysely';
import { Refusal, type RefusalCode } from '#server/backend/context/refusal.ts';
import type { Database } from '../database/open.ts';
import type { Millis } from '../database/tables.ts';
import { networksOf } from './networks.ts';

const hour = 60 * 60_000;
const windows = { hour, day: 24 * hour } as const;
type Window = keyof typeof windows;

/** How many times as much as one address wider IPv6 networks may write: one visitor may have a /48 to choose from. */
const shares = { 64: 1, 48: 2, 32: 10 } as const;

/** How often one address may do something, and what it is told beyond that. */
export type WriteLimit = { kind: string; most: Partial<Record<Window, number>>; code: RefusalCode };

/** Who writes, to which partner, at what time. */
export type Writer = { partnerId: number; address: string; now: Millis };

/**
 * Counts a write of one visitor for the address and, with IPv6, for its /64, /48 and /32, by hour and by day. An hour
 * begins with the first write: in any hour it is at most twice the limit. Call it in the transaction of the write, so
 * that one that is refused counts nowhere.
 * @throws Refusal 429 with `retry-after` (s) where one of them has written as much as it may
 */
export async function countWrite(
  db: Database,
  { partnerId, address, now }: Writer,
  { kind, most, code }: WriteLimit,
): Promise<void> {
  await db
    .deleteFrom('writeCounts')
    .where('partnerId', '=', partnerId)
    .where('scope', 'like', `${kind} %`)
    .where('since', '<=', now - windows.day)
    .execute();
  // In one order everywhere, so that two writes never wait for each other.
  for (const { name, bits } of networksOf(address))
    for (const window of ['hour', 'day'] as const) {
      const limit = most[window];
      if (limit === undefined) continue;
      const place = { partnerId, scope: `${kind} ${window} ${name}` };
      if (await take(db, place, { most: limit * shares[bits], length: windows[window] }, now)) continue;
      const wait = (await sinceOf(db, place)) + windows[window] - now;
      const seconds = Math.max(1, Math.ceil(wait / 1000));
      throw new Refusal(429, code, { headers: { 'retry-after': String(seconds) } });
    }
}

type Place = { partnerId: number; scope: string };

/** @returns false where nothing is left */
async function take(
  db: Database,
  place: Place,
  { most, length }: { most: number; length: Millis },
  now: Millis,
): Promise<boolean> {
  const isOver = sql<boolean>`write_counts.since <= ${sql.lit(now - length)}`;
  const taken = await db
    .insertInto('writeCounts')
    .values({ ...place, count: 1, since: now })
    .onConflict((conflict) =>
      conflict
        .columns(['partnerId', 'scope'])
        .doUpdateSet({
          count: sql<number>`case when ${isOver} then 1 else write_counts.count + 1 end`,
          since: sql<number>`case when ${isOver} then ${sql.lit(now)} else write_counts.since end`,
        })
        .where((eb) => eb.or([isOver, eb('writeCounts.count', '<', most)])),
    )
    .returning('count')
    .executeTakeFirst();
  return taken !== undefined;
}

async function sinceOf(db: Database, { partnerId, scope }: Place): Promise<Millis> {
  const { since } = await db
    .selectFrom('writeCounts')
    .where('partnerId', '=', partnerId)
    .where('scope', '=', scope)
    .select('since')
    .executeTakeFirstOrThrow();
  return since;
}
