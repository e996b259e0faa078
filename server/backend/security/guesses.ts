import { sql } from 'kysely';
import type { Database } from '../database/open.ts';
import type { Millis } from '../database/tables.ts';

/** A budget resets this many ms after its first wrong guess. */
const day = 24 * 60 * 60 * 1000;

/** How many wrong guesses a scope allows per day. */
export type Budget = {
  scope: string;
  /** From this wrong guess on, each one adds a delay: 1 s, then 2 s, 4 s … up to `maxDelaySeconds`. */
  delayFrom: number;
  maxDelaySeconds: number;
  /** After this many, no guess is checked until the day is over. Any 24 hours allow at most twice as many. */
  maxAttempts: number;
};

/** A guess at a password. */
export type Guess = {
  /** 0 for passwords of operators. */
  partnerId: number;
  /** What it counts against, in the same order for all guesses of its kind. */
  budgets: readonly Budget[];
  /** The error of a guess that is refused for `seconds`, because its scope is delayed or, if `isClosed`, exhausted. */
  refuse: (scope: string, isClosed: boolean, seconds: number) => Error;
};

type Spent = { scope: string; failures: number; blockedUntil: Millis; since: Millis };

/**
 * Counts a guess against all its budgets before it is checked, so that concurrent guesses count as much as sequential
 * ones. A refused guess costs nothing and writes nothing.
 * @throws what `refuse` returns, while a budget delays guesses or is exhausted
 */
export async function countGuess(db: Database, guess: Guess, now: Millis): Promise<void> {
  const { partnerId, budgets } = guess;
  for (const budget of budgets)
    refuseWhereSpent(guess, budget, await spentOf(db, partnerId, budget.scope, now), now);
  await db
    .deleteFrom('guessBudgets')
    .where('since', '<=', now - day)
    .execute();
  await db.transaction().execute(async (transaction) => {
    // The same order everywhere, so that two guesses never deadlock.
    for (const budget of budgets) {
      if (await consume(transaction, partnerId, budget, now)) continue;
      refuseWhereSpent(guess, budget, await spentOf(transaction, partnerId, budget.scope, now), now);
    }
  });
}

/** Returns the guess of a correct password to its budgets and ends their delays. */
export async function returnGuess(db: Database, { partnerId, budgets }: Guess): Promise<void> {
  for (const { scope } of budgets)
    await db
      .updateTable('guessBudgets')
      .set((eb) => ({ failures: eb('failures', '-', 1), blockedUntil: 0 }))
      .where('partnerId', '=', partnerId)
      .where('scope', '=', scope)
      .where('failures', '>', 0)
      .execute();
}

/** @returns false if the budget allows no guess now */
async function consume(db: Database, partnerId: number, budget: Budget, now: Millis): Promise<boolean> {
  const taken = await db
    .insertInto('guessBudgets')
    .values({ partnerId, scope: budget.scope, failures: 1, blockedUntil: 0, since: now })
    .onConflict((conflict) =>
      conflict
        .columns(['partnerId', 'scope'])
        .doUpdateSet((eb) => ({
          failures: eb('guessBudgets.failures', '+', 1),
          blockedUntil: waitUntil(budget, now),
        }))
        .where('guessBudgets.failures', '<', budget.maxAttempts)
        .where('guessBudgets.blockedUntil', '<=', now),
    )
    .returning('failures')
    .executeTakeFirst();
  return taken !== undefined;
}

const spentOf = (db: Database, partnerId: number, scope: string, now: Millis): Promise<Spent | undefined> =>
  db
    .selectFrom('guessBudgets')
    .where('partnerId', '=', partnerId)
    .where('scope', '=', scope)
    .where('since', '>', now - day)
    .select(['scope', 'failures', 'blockedUntil', 'since'])
    .executeTakeFirst();

function refuseWhereSpent(
  guess: Guess,
  { scope, maxAttempts }: Budget,
  spent: Spent | undefined,
  now: Millis,
): void {
  if (!spent) return;
  const refuse = (isClosed: boolean, wait: Millis) =>
    guess.refuse(scope, isClosed, Math.max(1, Math.ceil(wait / 1000)));
  if (spent.failures >= maxAttempts) throw refuse(true, spent.since + day - now);
  if (spent.blockedUntil > now) throw refuse(false, spent.blockedUntil - now);
}

/** Computed by the database from the stored count, in the statement that increments it. */
function waitUntil({ delayFrom, maxDelaySeconds }: Budget, now: Millis) {
  const failures = sql`guess_budgets.failures + 1`;
  // From here on the doubled wait would be longer. SQLite and PostgreSQL name the minimum of two values differently.
  const maxDelayFrom = delayFrom + Math.ceil(Math.log2(maxDelaySeconds));
  const wait = sql`case
    when ${failures} >= ${sql.lit(maxDelayFrom)} then ${sql.lit(maxDelaySeconds)}
    else 1 << cast(${failures} - ${sql.lit(delayFrom)} as integer)
  end`;
  return sql<number>`case
    when ${failures} < ${sql.lit(delayFrom)} then 0
    else cast(${now} as bigint) + 1000 * (${wait})
  end`;
}
