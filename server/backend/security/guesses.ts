import { sql } from 'kysely';
import { Refusal } from '#server/backend/context/refusal.ts';
import type { Database } from '../database/open.ts';
import type { Millis } from '../database/tables.ts';
import { type Budget, budgetsOf, type Guesser } from './guess-budgets.ts';

/** A budget resets this many ms after its first wrong guess. */
const day = 24 * 60 * 60 * 1000;

type Spent = { scope: string; failures: number; blockedUntil: Millis; since: Millis };

/**
 * Counts a guess against all its budgets before it is checked, so that concurrent guesses count as much as sequential
 * ones. A refused guess costs nothing and writes nothing.
 * @throws Refusal 429 with `retry-after` while a budget delays guesses or is exhausted
 */
export async function countGuess(db: Database, guesser: Guesser, now: Millis): Promise<void> {
  const { partnerId } = guesser;
  const budgets = budgetsOf(guesser);
  for (const budget of budgets)
    refuseWhereSpent(budget, await spentOf(db, partnerId, budget.scope, now), now);
  await db
    .deleteFrom('guessBudgets')
    .where('since', '<=', now - day)
    .execute();
  await db.transaction().execute(async (transaction) => {
    // The same order everywhere, so that two guesses never deadlock.
    for (const budget of budgets) {
      if (await take(transaction, partnerId, budget, now)) continue;
      refuseWhereSpent(budget, await spentOf(transaction, partnerId, budget.scope, now), now);
    }
  });
}

/** Returns the guess of a correct password to its budgets and ends their delays. */
export async function returnGuess(db: Database, guesser: Guesser): Promise<void> {
  for (const { scope } of budgetsOf(guesser))
    await db
      .updateTable('guessBudgets')
      .set((eb) => ({ failures: eb('failures', '-', 1), blockedUntil: 0 }))
      .where('partnerId', '=', guesser.partnerId)
      .where('scope', '=', scope)
      .where('failures', '>', 0)
      .execute();
}

/** @returns false if the budget allows no guess now */
async function take(db: Database, partnerId: number, budget: Budget, now: Millis): Promise<boolean> {
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
        .where('guessBudgets.failures', '<', budget.most)
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

function refuseWhereSpent({ most, closedCode }: Budget, spent: Spent | undefined, now: Millis): void {
  if (!spent) return;
  if (spent.failures >= most) throw refusal(closedCode, spent.since + day - now);
  if (spent.blockedUntil > now) throw refusal('ARTICLE_PASSWORD_TOO_MANY_TRIES', spent.blockedUntil - now);
}

const refusal = (code: Budget['closedCode'] | 'ARTICLE_PASSWORD_TOO_MANY_TRIES', wait: Millis) =>
  new Refusal(429, code, { headers: { 'retry-after': String(Math.max(1, Math.ceil(wait / 1000))) } });

/** Computed by the database from the stored count, in the statement that increments it. */
function waitUntil({ slowFrom, longestWait }: Budget, now: Millis) {
  const failures = sql`guess_budgets.failures + 1`;
  // From here on the doubled wait would be longer. SQLite and PostgreSQL name the minimum of two values differently.
  const longestFrom = slowFrom + Math.ceil(Math.log2(longestWait));
  const wait = sql`case
    when ${failures} >= ${sql.lit(longestFrom)} then ${sql.lit(longestWait)}
    else 1 << cast(${failures} - ${sql.lit(slowFrom)} as integer)
  end`;
  return sql<number>`case
    when ${failures} < ${sql.lit(slowFrom)} then 0
    else cast(${now} as bigint) + 1000 * (${wait})
  end`;
}
