import { sql } from 'kysely';
import { Refusal } from '#server/backend/context/refusal.ts';
import type { Database } from '../database/open.ts';
import type { Millis } from '../database/tables.ts';
import { type Budget, budgetsOf, type Guesser } from './guess-budgets.ts';

/** A budget is full again this long after its first wrong guess, in ms. */
const day = 24 * 60 * 60 * 1000;

type Spent = { scope: string; failures: number; blockedUntil: Millis; since: Millis };

/**
 * Takes a guess from every budget that it belongs to, before it is checked: guesses made at once count as much as guesses
 * in turn. One that is refused costs nothing and writes nothing.
 * @throws Refusal 429 with `retry-after` while one of them makes guesses wait or has nothing left for today.
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
    // In one order everywhere, so that two guesses never wait for each other.
    for (const budget of budgets) {
      if (await take(transaction, partnerId, budget, now)) continue;
      refuseWhereSpent(budget, await spentOf(transaction, partnerId, budget.scope, now), now);
    }
  });
}

/** A right password was no guess: what it took is given back, and nobody waits for it. */
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

/** @returns false where the budget has nothing to give now */
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

/** Computed by the engine from the count it holds, within the statement that raises it. */
function waitUntil({ slowFrom, longestWait }: Budget, now: Millis) {
  const failures = sql`guess_budgets.failures + 1`;
  const longest = Math.floor(Math.log2(longestWait));
  const exponent = sql`case
    when ${failures} - ${sql.lit(slowFrom)} > ${sql.lit(longest)} then ${sql.lit(longest)}
    else ${failures} - ${sql.lit(slowFrom)}
  end`;
  return sql<number>`case
    when ${failures} < ${sql.lit(slowFrom)} then 0
    else cast(${now} as bigint) + 1000 * (1 << cast(${exponent} as integer))
  end`;
}
