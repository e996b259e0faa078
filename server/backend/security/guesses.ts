import { isIPv6 } from 'node:net';
import { sql } from 'kysely';
import type { Database } from '../database/open.ts';
import type { Millis } from '../database/tables.ts';
import { Refusal } from '../http/refusal.ts';

/** From this guess on a wrong one costs a wait, and each one doubles it: 1 s, 2 s, 4 s … up to 34 minutes. */
export const firstSlowGuess = 4;
const longestWaitExponent = 11;
/** A row is forgotten this long after its last guess, in ms. */
const memory = 24 * 60 * 60 * 1000;

/** Who guesses at what. */
export type Guesser = { partnerId: number; articleId: number; address: string };

/**
 * Counts a guess before it is checked, so that guesses made at once count as much as guesses in turn.
 * @throws Refusal 429 with `retry-after` while this address has to wait for this article.
 */
export async function countGuess(db: Database, guesser: Guesser, now: Millis): Promise<void> {
  const of = { ...guesser, address: network(guesser.address) };
  await forgetOldGuesses(db, now);
  const counted = await db
    .insertInto('passwordGuesses')
    .values({ ...of, failures: 1, blockedUntil: 0, lastAt: now })
    .onConflict((conflict) =>
      conflict
        .columns(['partnerId', 'articleId', 'address'])
        .doUpdateSet((eb) => ({
          failures: eb('passwordGuesses.failures', '+', 1),
          blockedUntil: waitUntil(now),
          lastAt: now,
        }))
        .where('passwordGuesses.blockedUntil', '<=', now),
    )
    .returning('failures')
    .executeTakeFirst();
  if (counted) return;
  const { blockedUntil } = await db
    .selectFrom('passwordGuesses')
    .where((eb) => eb.and(of))
    .select('blockedUntil')
    .executeTakeFirstOrThrow();
  const seconds = Math.max(1, Math.ceil((blockedUntil - now) / 1000));
  throw new Refusal(429, 'ARTICLE_PASSWORD_TOO_MANY_TRIES', { headers: { 'retry-after': String(seconds) } });
}

/** A right password clears the slate. */
export async function forgetGuesses(db: Database, guesser: Guesser): Promise<void> {
  const of = { ...guesser, address: network(guesser.address) };
  await db
    .deleteFrom('passwordGuesses')
    .where((eb) => eb.and(of))
    .execute();
}

async function forgetOldGuesses(db: Database, now: Millis): Promise<void> {
  await db
    .deleteFrom('passwordGuesses')
    .where('lastAt', '<', now - memory)
    .execute();
}

/** Computed by the engine from the count it holds, within the statement that raises it. */
function waitUntil(now: Millis) {
  const failures = sql`password_guesses.failures + 1`;
  const exponent = sql`case
    when ${failures} - ${sql.lit(firstSlowGuess)} > ${sql.lit(longestWaitExponent)} then ${sql.lit(longestWaitExponent)}
    else ${failures} - ${sql.lit(firstSlowGuess)}
  end`;
  return sql<number>`case
    when ${failures} < ${sql.lit(firstSlowGuess)} then 0
    else cast(${now} as bigint) + 1000 * (1 << cast(${exponent} as integer))
  end`;
}

/** An IPv6 user commonly has a whole /64 to choose addresses from. */
function network(address: string): string {
  if (!isIPv6(address) || address.includes('.')) return address;
  const [head = '', tail] = address.toLowerCase().split('::');
  const front = head === '' ? [] : head.split(':');
  const back = tail ? tail.split(':') : [];
  const middle = Array.from({ length: tail === undefined ? 0 : 8 - front.length - back.length }, () => '0');
  return `${[...front, ...middle, ...back].slice(0, 4).join(':')}::/64`;
}
