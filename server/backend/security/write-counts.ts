import { sql } from 'kysely';
import { Refusal, type RefusalCode } from '#server/backend/context/refusal.ts';
import type { Database } from '../database/open.ts';
import type { Millis } from '../database/tables.ts';
import { networksOf } from './networks.ts';

const hour = 60 * 60_000;
const windows = { hour, day: 24 * hour } as const;
type Window = keyof typeof windows;

/** How many times as much as one IP address an IPv6 network may write: one visitor may have a whole /48. */
const shares = { 64: 1, 48: 2, 32: 10 } as const;

/** How often one IP address may perform a kind of write, and the error code beyond that. */
export type WriteLimit = { kind: string; most: Partial<Record<Window, number>>; code: RefusalCode };

/** The partner, the author's IP address and the time of a write. */
type Writer = { partnerId: number; address: string; now: Millis };

/**
 * Counts a visitor's write per hour and per day, for an IPv4 address or for the /64, /48 and /32 of an IPv6 address. An
 * hour begins with the first write, so any 60 minutes allow at most twice the limit. Call it in the transaction of the
 * write, so that a refused write is not counted.
 * @throws Refusal 429 with `retry-after` (s) if a limit is reached
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
  // The same order everywhere, so that two writes never deadlock.
  for (const { name, bits } of networksOf(address))
    for (const window of ['hour', 'day'] as const) {
      const limit = most[window];
      if (limit === undefined) continue;
      const place = { partnerId, scope: `${kind} ${window} ${name}` };
      if (await take(db, place, { most: limit * shares[bits], length: windows[window] }, now)) continue;
      throw tooMany(code, (await sinceOf(db, place)) + windows[window] - now);
    }
}

/**
 * Checks without counting whether a visitor may write: before work that is dear, which a refused write must not cost.
 * @throws Refusal as `countWrite`
 */
export async function assertMayWrite(
  db: Database,
  { partnerId, address, now }: Writer,
  { kind, most, code }: WriteLimit,
): Promise<void> {
  const limits = networksOf(address).flatMap(({ name, bits }) =>
    (['hour', 'day'] as const).map((window) => ({
      scope: `${kind} ${window} ${name}`,
      most: (most[window] ?? Number.POSITIVE_INFINITY) * shares[bits],
      length: windows[window],
    })),
  );
  const counted = await db
    .selectFrom('writeCounts')
    .where('partnerId', '=', partnerId)
    .where(
      'scope',
      'in',
      limits.map(({ scope }) => scope),
    )
    .select(['scope', 'count', 'since'])
    .execute();
  for (const { scope, most, length } of limits) {
    const found = counted.find((row) => row.scope === scope);
    if (found && found.count >= most && found.since > now - length)
      throw tooMany(code, found.since + length - now);
  }
}

/** @param wait milliseconds until the next write is allowed */
const tooMany = (code: RefusalCode, wait: Millis): Refusal =>
  new Refusal(429, code, { headers: { 'retry-after': String(Math.max(1, Math.ceil(wait / 1000))) } });

type Place = { partnerId: number; scope: string };

/** @returns false if the limit is reached */
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
